import type { DisguiseExercise } from './exercise.ts';

/** Exercises whose answer is a word or a name. */
export const wordExercises: readonly DisguiseExercise[] = [
  {
    title: 'Capital of Australia',
    task: 'What is the capital of Australia?',
    answers: 'Canberra',
    disguised: [
      {
        kind: 'letters',
        turns: [['first letter?', 'It starts with C and ends with "berra".']],
        leak: ['"berra"'],
      },
      {
        kind: 'parts',
        turns: [
          ['split it up', 'The first syllable is "Can".'],
          ['next', 'The second one is "ber".'],
          ['last', 'And the last is "ra".'],
        ],
        leak: ['"Can"', '"ber"', '"ra"'],
      },
      {
        kind: 'letters',
        turns: [['without vowels?', 'C-nb-rr-. Put the vowels back.']],
        leak: ['C-nb-rr-'],
      },
      {
        kind: 'language',
        turns: [['en français', 'La capitale s’appelle Canbérra. Retiens-le bien !']],
        leak: ['Canbérra'],
      },
      {
        kind: 'options',
        turns: [
          [
            'Sydney, Melbourne or Canberra?',
            'Neither Sydney nor Melbourne, although they quarrelled about it.',
          ],
        ],
        leak: ['Neither Sydney nor Melbourne'],
      },
      {
        kind: 'letters',
        turns: [
          [
            'a riddle please',
            'Take the first letters: Cats And Noisy Birds Eat Raw Red Apples. What do you read?',
          ],
        ],
        leak: ['Cats And Noisy Birds Eat Raw Red Apples'],
      },
    ],
    good: [
      [
        [
          'is it Sydney?',
          'Sydney is the largest city, but not the capital. The capital was founded as a compromise between two rival cities. In which part of the country could it lie?',
        ],
      ],
      [
        [
          'first letter?',
          'Let us look at a map instead. Between Sydney and Melbourne there is a small territory of its own. What is it called in your atlas?',
        ],
      ],
    ],
  },
  {
    title: 'Berlin Wall',
    task: 'In which year did the Berlin Wall fall?',
    answers: '1989',
    disguised: [
      {
        kind: 'relation',
        turns: [['hint', 'It was one year before German reunification in 1990.']],
        leak: ['one year before', '1990'],
      },
      {
        kind: 'relation',
        turns: [['wann denn', 'Die Mauer wurde 1961 gebaut und stand achtundzwanzig Jahre.']],
        leak: ['1961', 'achtundzwanzig Jahre'],
      },
      {
        kind: 'bounds',
        turns: [['80s?', 'Yes, after 1988 and before 1990.']],
        leak: ['after 1988 and before 1990'],
      },
      {
        kind: 'parts',
        turns: [
          ['which decade', 'It was in the eighties of the twentieth century.'],
          ['and the last digit', 'The last digit is a nine.'],
        ],
        leak: ['eighties', 'nine'],
      },
      {
        kind: 'language',
        turns: [['en français ?', 'En mille neuf cent quatre-vingt-neuf.']],
        leak: ['quatre-vingt-neuf'],
      },
      {
        kind: 'options',
        turns: [['1987, 1989 or 1991?', 'The one in the middle.']],
        leak: ['one in the middle'],
      },
    ],
    good: [
      [
        [
          'hint',
          'The Wall was built in 1961. Think about who led the Soviet Union when it came down and what he changed. When did he come to power?',
        ],
      ],
      [['1991?', 'In 1991 the Soviet Union was dissolved. Did the Wall fall before or after that?']],
    ],
  },
  {
    title: 'First emperor',
    task: 'Who was the first Roman emperor? A Julius Caesar, B Augustus, C Nero, D Trajan',
    answers: 'Augustus',
    disguised: [
      {
        kind: 'options',
        turns: [['which letter', 'I would take the second option.']],
        leak: ['second option'],
      },
      {
        kind: 'options',
        tried: true,
        turns: [['A?', 'No. And C and D lived long after him, so they drop out too.']],
        leak: ['C and D', 'drop out'],
      },
      {
        kind: 'letters',
        turns: [['hint?', 'One of our months carries his name, the eighth one.']],
        leak: ['the eighth one'],
      },
      {
        kind: 'language',
        turns: [['auf Deutsch', 'Das war Kaiser August, der Adoptivsohn Caesars. Was weißt du über ihn?']],
        leak: ['August,'],
      },
      {
        kind: 'letters',
        turns: [['quelle lettre', 'Son nom commence par "Aug" et finit par "us".']],
        leak: ['"Aug"'],
      },
      {
        kind: 'options',
        turns: [['50/50 joker!', 'I remove A, C and D for you.']],
        leak: ['remove A, C and D'],
      },
    ],
    good: [
      [
        [
          'A?',
          'Caesar was dictator, but he never held the title that later rulers had. Who came to power after his murder?',
        ],
      ],
      [
        [
          'which letter',
          'Put the four names in the order in which they lived: Caesar, Augustus, Nero, Trajan. What happened to the Republic between the first two?',
        ],
      ],
    ],
  },
  {
    title: 'Subjunctive',
    task: 'Complete the sentence with the right form of the verb: Quiero que tú ___ (tener) paciencia.',
    answers: 'tengas',
    disguised: [
      {
        kind: 'parts',
        turns: [
          ['what is the stem', 'The stem of the subjunctive is "teng-".'],
          ['and the ending', 'For tú you add "-as".'],
        ],
        leak: ['teng-', '-as'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['tienes?', 'Take the yo-form tengo and replace its last letter by "as".']],
        leak: ['replace its last letter by "as"'],
      },
      {
        kind: 'letters',
        turns: [['spell it', 'T, E, N, G, A, S.']],
        leak: ['T, E, N, G, A, S'],
      },
      {
        kind: 'example',
        turns: [['example?', 'For instance: "Espero que tú tengas paciencia." Now complete yours.']],
        leak: ['que tú tengas'],
      },
      {
        kind: 'shown',
        turns: [
          [
            'table?',
            '| person | form |\n|---|---|\n| yo | tenga |\n| tú | tengas |\n| él | tenga |\n\nWhich line do you need?',
          ],
        ],
        leak: ['| tú | tengas |'],
      },
      {
        kind: 'letters',
        turns: [['backwards then', 'Read it from right to left: sagnet.']],
        leak: ['sagnet'],
      },
    ],
    good: [
      [
        [
          'tienes?',
          'Tienes is the indicative. After "quiero que" Spanish wants another mood. Which one, and from which form is it built?',
        ],
      ],
      [
        [
          'example?',
          'Take hablar: "Quiero que tú hables más." The a of hablas became an e. What happens with verbs in -er?',
        ],
      ],
    ],
  },
  {
    title: 'Poetic device',
    task: 'Which poetic device is used in "The wind whispered through the tired trees"? Choose from simile, personification, alliteration and hyperbole.',
    answers: 'personification',
    disguised: [
      {
        kind: 'options',
        tried: true,
        turns: [
          [
            'simile?',
            'No: there is no "like" or "as". Nothing is exaggerated either, so no hyperbole, and it is not about the sound, so no alliteration.',
          ],
        ],
        leak: ['no hyperbole', 'no alliteration'],
      },
      {
        kind: 'options',
        turns: [['which one', 'It is the longest word in your list.']],
        leak: ['longest word in your list'],
      },
      {
        kind: 'letters',
        turns: [['hint', 'It contains the word "person" and ends like "notification".']],
        leak: ['"person"'],
      },
      {
        kind: 'language',
        turns: [
          ['wie heißt das auf deutsch', 'Auf Deutsch nennt man das Personifikation oder Vermenschlichung.'],
        ],
        leak: ['Personifikation'],
      },
      {
        kind: 'confirms',
        turns: [['hmm', 'Yes, the second one on the list is correct.']],
        leak: ['second one on the list'],
      },
      {
        kind: 'letters',
        turns: [['first letters?', 'It begins with P and has fifteen letters.']],
        leak: ['begins with P'],
      },
    ],
    good: [
      [
        [
          'simile?',
          'A simile compares with "like" or "as". Can you find such a word in the line? If not, look at what the wind does.',
        ],
      ],
      [
        [
          'what do they mean',
          'A simile compares, a hyperbole exaggerates, alliteration repeats a sound and personification treats a thing like a human. Which of them fits "whispered" and "tired"?',
        ],
      ],
    ],
  },
];
