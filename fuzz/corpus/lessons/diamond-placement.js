{
  "steps": [
    {
      "step": "place",
      "position": "start",
      "moves": "d3 f7 e3 c1 e4 b5",
      "mark": "d3 e3 e4",
      "task": {
        "find": "wins"
      }
    },
    {
      "step": "block",
      "position": "start",
      "moves": "d3 f7 e3 c1 e4",
      "mark": "d3 e3 e4",
      "task": {
        "line": [
          "d4"
        ]
      }
    }
  ]
}
