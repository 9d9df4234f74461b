{
  "size": "6x6",
  "steps": [
    {
      "step": "find",
      "position": "pp1pp1/6/4p1/P1PPP1/5P/1P4 w",
      "task": {
        "point": "e4"
      }
    },
    {
      "step": "take",
      "mark": "e4",
      "task": {
        "line": [
          "d3xe4"
        ]
      }
    },
    {
      "step": "win",
      "position": "pp1pp1/6/4p1/P1PPP1/5P/1P4 w",
      "task": {
        "match": {
          "level": 3,
          "goal": "win"
        }
      }
    }
  ]
}
