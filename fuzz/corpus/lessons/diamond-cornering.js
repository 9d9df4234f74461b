{
  "steps": [
    {
      "step": "example-1",
      "position": "White d4 e3; Black f4; White to move",
      "mark": "e3 f4 e4",
      "task": {
        "line": [
          "d4-e4"
        ]
      }
    },
    {
      "step": "example-2",
      "position": "White e3 d4 e5; Black f4 d5; White to move",
      "mark": "f4 d5",
      "task": {
        "find": {
          "corners": 2
        }
      },
      "answers": [
        {
          "to": [
            "e3-e4"
          ],
          "say": "one"
        }
      ]
    },
    {
      "step": "example-3",
      "position": "White d5 f4; Black d4 e5; White to move",
      "mark": "d4 e5",
      "task": {
        "find": {
          "corners": 2
        }
      }
    },
    {
      "step": "example-4",
      "position": "White d4 e5 f4; Black d5; White to move",
      "mark": "d5",
      "task": {
        "line": [
          "f4-e4"
        ]
      },
      "answers": [
        {
          "to": [
            "e5-e4",
            "d4-e4"
          ],
          "say": "single"
        }
      ]
    },
    {
      "step": "example-5",
      "position": "White d4; Black e3 f4; White to move",
      "mark": "e4",
      "task": {
        "line": [
          "d4-e4"
        ]
      }
    }
  ]
}
