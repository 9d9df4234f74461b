{
  "steps": [
    {
      "step": "offer",
      "position": "1pp5/8/PP6/8/8/4p3/8/8 w",
      "mark": "b8 c8 e3",
      "task": {
        "line": [
          "a6-a7|b6-b7|b6-c7"
        ]
      }
    },
    {
      "step": "win",
      "position": "1pp5/8/PP6/8/8/4p3/8/8 w",
      "task": {
        "match": {
          "level": 8,
          "goal": "win"
        }
      }
    }
  ]
}
