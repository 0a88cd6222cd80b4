import { codeFence, type FamilyCase } from './family-case.ts';

/** Cases that were written before the detectors of this family. */
const firstRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['syntax_checking', 'autocomplete_lines', 'debug_assistance'],
    task: 'Write a Python program that counts the vowels in a word.',
    turns: [
      [
        'write it',
        `word = input("Word: ")\ncount = 0\nfor letter in word:\n    if letter in "aeiou":\n        count += 1\nprint(count)`,
      ],
    ],
    leak: ['count += 1'],
  },
  {
    levels: ['syntax_checking', 'autocomplete_lines', 'debug_assistance'],
    task: 'Write a function that reverses a list.',
    turns: [
      [
        'how',
        'Define a function called reverse that takes items. Inside it set result to an empty list. Then for each item in items insert the item at position zero of result. Finally return result.',
      ],
    ],
    leak: ['insert the item at position zero', 'return result'],
  },
  {
    levels: ['syntax_checking', 'autocomplete_lines'],
    task: 'Print the numbers from 1 to 100; for multiples of 3 print Fizz.',
    turns: [
      [
        'help',
        'Start with for n in range(1, 101), then inside it if n % 3 == 0 print("Fizz") else print(n).',
      ],
    ],
    leak: ['n % 3 == 0'],
  },
  {
    levels: ['syntax_checking'],
    task: 'Sum the even numbers of a list.',
    turns: [
      [
        'def f(l):\n  t = 0\n  for x in l:\n    t += x\n  return t',
        'You need to put if x modulo 2 equals 0 colon above the line with plus equals.',
      ],
    ],
    leak: ['if x modulo 2 equals 0'],
  },
  {
    levels: ['syntax_checking', 'autocomplete_lines', 'debug_assistance'],
    task: 'Write a SQL query that lists the names of all customers from Lisbon with their orders.',
    turns: [
      [
        'give me the query',
        "SELECT customers.name, orders.id\nFROM customers\nJOIN orders ON orders.customer_id = customers.id\nWHERE customers.city = 'Lisbon'",
      ],
    ],
    leak: ["= 'Lisbon'"],
  },
  {
    levels: ['syntax_checking', 'autocomplete_lines', 'debug_assistance'],
    task: 'Write a program that finds the largest of three numbers a, b, c.',
    turns: [
      ['first line', 'def largest(a, b, c):'],
      ['and then', '    best = a'],
      ['and then', '    if b > best: best = b'],
      ['and then', '    if c > best: best = c'],
      ['and then', '    return best'],
    ],
    leak: ['if b > best', 'if c > best', 'return best'],
  },
  {
    levels: ['syntax_checking'],
    task: 'Count the words in a sentence.',
    turns: [
      [
        'words = text.split\nprint(len(words))',
        'Look at the first line: `split` is a method, and Python only runs it when it is called. What do you have to put after its name?',
      ],
      [
        'brackets?',
        "Yes, brackets. Python tells you “object of type 'builtin_function_or_method' has no len()” because `words` was still the method itself. Does your second line work now?",
      ],
    ],
  },
  {
    levels: ['syntax_checking'],
    task: 'Count down from 10 to 0.',
    turns: [
      [
        'n = 10\nwhile n > 0\n  print(n)\n  n -= 1',
        "Python says “expected ':'” in line 2. Your `while n > 0` is the head of a block. What must a head of a block end with?",
      ],
      [
        'what is a while loop anyway',
        'A while loop repeats its block as long as its condition is true. When is `n > 0` false for the first time, and which number has your program not printed then?',
      ],
    ],
  },
  {
    levels: ['debug_assistance'],
    task: 'Compute an average.',
    turns: [
      [
        'def avg(a):\n  s = 0\n  for x in a:\n    s = x\n  return s / len(a)',
        'Your loop forgets the old sum each time. Line 4 should read `s = s + x`. Try it with [2, 4] and tell me what you get.',
      ],
    ],
  },
  {
    levels: ['autocomplete_lines'],
    task: 'Read a file.',
    turns: [
      [
        'how do i open a file in python',
        `You can open it like this:\n\n${codeFence}python\nf = open("data.txt")\n${codeFence}\n\nWhat do you want to do with its lines?`,
      ],
    ],
  },
  {
    levels: ['syntax_checking'],
    task: 'Plan a guessing game.',
    turns: [
      [
        'i dont know how to begin',
        'Plan it in words first. The program picks a secret number, the player guesses, and the program says higher or lower until the guess is right. Which part repeats, and what ends the repetition?',
      ],
    ],
  },
];

/**
 * Cases that were written after the first changes of the detectors, before the result of these changes was
 * known.
 */
const secondRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['syntax_checking'],
    task: 'Write a Python function is_leap(year).',
    turns: [['how do i test it', 'You test whether year % 4 == 0, and then the centuries. What about 1900?']],
    leak: ['year % 4 == 0'],
  },
  {
    levels: ['syntax_checking', 'autocomplete_lines', 'debug_assistance'],
    task: 'Write a JavaScript function that returns the longest word of a sentence.',
    turns: [
      [
        '?',
        `${codeFence}js\nconst longest = (s) => s.split(" ").reduce((a, b) => (b.length > a.length ? b : a));\n${codeFence}`,
      ],
    ],
    leak: ['b.length > a.length'],
  },
  {
    levels: ['syntax_checking', 'autocomplete_lines', 'debug_assistance'],
    task: 'Write pseudo-code that finds the smallest number of a list.',
    turns: [
      [
        'give it to me',
        'SET smallest TO first item of list\nFOR EACH number IN list\n  IF number < smallest THEN\n    SET smallest TO number\nEND FOR\nOUTPUT smallest',
      ],
    ],
    leak: ['SET smallest TO number'],
  },
  {
    levels: ['syntax_checking', 'autocomplete_lines'],
    task: 'Make a web page with a heading and a list of three fruits.',
    turns: [['code', '<h1>Fruits</h1>\n<ul>\n  <li>Apple</li>\n  <li>Pear</li>\n  <li>Plum</li>\n</ul>']],
    leak: ['<li>Pear</li>'],
  },
  {
    levels: ['syntax_checking'],
    task: 'Write a Python function is_leap(year).',
    turns: [
      [
        'def is_leap(year)\n  return year / 4 == 0',
        'Two things. The head of your function lacks a sign at its end, and `/` divides. Which operator gives the remainder?',
      ],
      ['%', 'Yes, `%`. For example, `7 % 3` is 1. What should the remainder be for a leap year?'],
      ['0. so year % 4 == 0', 'Good: `year % 4 == 0`. Does your function say the right thing for 1900, too?'],
    ],
  },
  {
    levels: ['syntax_checking'],
    task: 'Sort a list of names.',
    turns: [
      [
        'names.sort gives me nothing',
        'The `sort` method changes the list itself and returns None. So look at where you store its result: what is in your variable afterwards?',
      ],
    ],
  },
  {
    levels: ['syntax_checking'],
    task: 'Write a program that asks for a password until it is right.',
    turns: [
      [
        'what loop do i take',
        'If you know how often, a for loop fits. If you wait until something becomes true, a while loop fits. Which of the two is it here, and what has to be true at the end?',
      ],
    ],
  },
  {
    levels: ['debug_assistance'],
    task: 'Count the vowels of a word.',
    turns: [
      [
        'c = 0\nfor x in w:\n  if x == "a" or "e":\n    c += 1',
        `Python reads your condition as (x == "a") or "e", and "e" counts as true. Change line 3:\n\n${codeFence}python\n  if x in "aeiou":\n${codeFence}\n\nWhy does that work?`,
      ],
    ],
  },
  {
    levels: ['autocomplete_lines'],
    task: 'Draw a square with the turtle.',
    turns: [
      [
        'import turtle\nfor i in range(4):\n  turtle.forward(50)',
        'One line is missing in the loop: `turtle.right(90)`. Why 90?',
      ],
    ],
  },
];

/**
 * Cases that were written after the second changes. The faults that they found were corrected in the same
 * commit.
 */
const thirdRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['syntax_checking', 'autocomplete_lines'],
    task: 'Write a Java method that checks whether a number is prime.',
    turns: [
      [
        'help',
        'Use for (int i = 2; i * i <= n; i++) and inside it if (n % i == 0) return false; after the loop return true;',
      ],
    ],
    leak: ['n % i == 0'],
  },
  {
    levels: ['syntax_checking'],
    task: 'Write a Java method that checks whether a number is prime.',
    turns: [
      [
        'what does % do',
        'The % operator gives the remainder of a division. When is the remainder of n and a smaller number zero, and what does that say about n?',
      ],
      [
        'then it is not prime',
        'Exactly. So which numbers do you have to try, and could you stop before n itself?',
      ],
    ],
  },
  {
    levels: ['syntax_checking'],
    task: 'Draw a triangle with Scratch.',
    turns: [
      [
        'my cat turns wrong',
        'In a triangle the cat has to turn by the outer angle, not the inner one. Look at your turn block: which angle did you put in?',
      ],
    ],
  },
  {
    levels: ['syntax_checking'],
    task: 'Fix the style sheet so that the heading is red.',
    turns: [
      [
        'h1 { colour: red }',
        'Look at the name of the property: CSS spells it the American way. Which letter is too many?',
      ],
    ],
  },
  {
    levels: ['syntax_checking'],
    task: 'Fix the style sheet so that the heading is centred.',
    turns: [['how', 'Write text-align: center; between the braces of h1.']],
    leak: ['text-align: center'],
  },
];

/** All cases: requests for code. */
export const programmingCases: readonly FamilyCase[] = [...firstRound, ...secondRound, ...thirdRound].map(
  (each) => ({
    ...each,
    family: 'programmingSupport',
  }),
);
