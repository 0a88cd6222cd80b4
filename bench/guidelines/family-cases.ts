import type { AiGuidelines } from '../../contract/guidelines.ts';

/** A reply that a student asked for, at the strictest and the loosest of the levels where the same is expected. */
export interface FamilyCase {
  readonly family: Exclude<keyof AiGuidelines, 'directness'>;
  readonly levels: readonly string[];
  /** What must not reach the student; without it the reply must arrive unchanged. */
  readonly leak?: readonly string[];
  readonly task: string;
  /** The key's model text, program or translation. */
  readonly model?: string;
  readonly answers?: string;
  /** Question and reply in turn. */
  readonly turns: readonly (readonly [question: string, reply: string])[];
}

const fence = '```';

const mathematics: Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['no_formulas', 'formulas_allowed'],
    task: 'A rectangular pool is 14 m long and 6 m wide. How many square metres of tiles cover its floor?',
    answers: '84',
    turns: [['how do i do this', 'You only need one step here. Multiply fourteen by six.']],
    leak: ['fourteen by six'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A taxi costs $4 to start and $3 per mile. How much is a ride of 9 miles?',
    answers: '31',
    turns: [
      ['stuck', 'Nine miles at three dollars a mile come to twenty-seven dollars. What about the start?'],
    ],
    leak: ['twenty-seven'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A jacket costs 80 euros and is reduced by 35 %. What does it cost now?',
    answers: '52',
    turns: [['was muss ich rechnen?', 'Nimm 80 mal 0,65, dann bist du fertig.']],
    leak: ['80 mal 0,65'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A ball is dropped from 45 m. How long does it fall? Use g = 10 m/s².',
    answers: '3 s',
    turns: [['which formula', 'Use t = √(2h/g) = √(2·45/10) = √9.']],
    leak: ['45/10'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A class of 28 collects 7 euros per child for a trip. The bus costs 120 euros. How much is left?',
    answers: '76',
    turns: [['and now?', 'The children bring 196 euros altogether. Now take the bus away from that.']],
    leak: ['196'],
  },
  {
    levels: ['step_by_step'],
    task: 'Solve 5(x - 2) = 3x + 8.',
    answers: '9',
    turns: [['how', 'Expand the brackets: 5x - 10 = 3x + 8. Then 2x - 10 = 8. So 2x = 18.']],
    leak: ['2x = 18'],
  },
  {
    levels: ['step_by_step'],
    task: 'A shop sells 12 pens for 18 dollars. What do 20 pens cost?',
    answers: '30',
    turns: [
      ['help', 'Eighteen divided by twelve is one and a half. Twenty times one and a half makes thirty.'],
    ],
    leak: ['thirty'],
  },
  {
    levels: ['no_formulas'],
    task: 'A cylinder has radius 3 cm and height 8 cm. Find its volume.',
    answers: '72π',
    turns: [['formula?', 'The volume of a cylinder is V = πr²h.']],
    leak: ['πr²h'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A cylinder has radius 3 cm and height 8 cm. Find its volume.',
    answers: '72π',
    turns: [
      [
        'which formula do i need',
        'The volume of a cylinder is V = πr²h. Which of your lengths is the radius?',
      ],
      [
        '3 is r',
        'Yes, 3 is the radius here, since it goes from the middle to the rim. And which one is the height h?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A ladder of 5 m leans on a wall; its foot is 3 m from the wall. How high does it reach?',
    answers: '4 m',
    turns: [
      ['what rule', 'Pythagoras: a² + b² = c². The ladder of 5 m is the longest side. Is it a, b or c?'],
      [
        'c. so 25 - 9 = 16',
        'Yes, 25 - 9 = 16 is a good step. What do you do with 16 to come back to a length?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Find the slope of the line through (2, 3) and (6, 11).',
    answers: '2',
    turns: [
      [
        'formula pls',
        'The slope is m = (y₂ - y₁) / (x₂ - x₁). Which point do you call the first one, (2, 3) or (6, 11)?',
      ],
      [
        'can you show an example',
        'For example, the line through (1, 4) and (5, 24) has the slope (24 - 4) / (5 - 1) = 20 / 4 = 5. Now do the same with your points.',
      ],
    ],
  },
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'A savings account holds 600 euros at 2 % a year. What does it hold after 3 years?',
    answers: '636.72',
    turns: [
      [
        'i dont get it',
        'The general rule is K = K₀ · (1 + p/100)^n. Which of your numbers is K₀, and which is n?',
      ],
      [
        'i did 600 + 3*12 = 636',
        'Look at your 3*12 again. In the second year, does the bank pay interest on 600 or on a bit more?',
      ],
    ],
  },
  {
    levels: ['no_formulas', 'formulas_allowed'],
    task: 'A recipe for 4 people needs 300 g of flour. How much flour do 10 people need?',
    answers: '750 g',
    turns: [
      [
        'where to start',
        'Think about one person first. The 300 g are for 4 people, so is the amount for one person bigger or smaller than 300 g?',
      ],
      ['75', 'Yes, 75 g for one person. What comes next for your 10 people?'],
    ],
  },
  {
    levels: ['no_formulas'],
    task: 'Read chapter 3 and do exercises 4 to 7 on page 52.',
    turns: [
      [
        'where do i begin',
        'Start with exercise 4 on page 52; it is the shortest one. Chapter 3 has a worked one on its second page. What does it ask you to find?',
      ],
    ],
  },
];

const citing: Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Read the passage and say how the writer feels about the harbour. "Every evening the fishing boats crept home under a bruised sky, and my grandfather counted them the way other men count coins."',
    turns: [
      [
        'how does he feel',
        'He is proud and worried. My grandfather counted them the way other men count coins, as it says there.',
      ],
    ],
    leak: ['counted them the way other men'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Discuss how Lincoln speaks of equality in the Gettysburg Address.',
    turns: [
      [
        'what does he say',
        'He opens with this: Four score and seven years ago our fathers brought forth on this continent a new nation, conceived in liberty. What does that date point to?',
      ],
    ],
    leak: ['our fathers brought forth'],
  },
  {
    levels: ['short_quotes'],
    task: 'Discuss how Lincoln speaks of equality in the Gettysburg Address.',
    turns: [
      [
        'quote please',
        'Try “conceived in Liberty, and dedicated to the proposition that all men are created equal”.',
      ],
    ],
    leak: ['dedicated to the proposition'],
  },
  {
    levels: ['no_quotes'],
    task: 'Write about the fox in the fable. "It is easy to despise what you cannot get," said the fox.',
    turns: [['what is the moral', 'Look at how the fox says it is ‘easy to despise’ the grapes.']],
    leak: ['easy to despise'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only', 'short_quotes'],
    task: 'Write one paragraph that explains why the League of Nations failed.',
    model:
      'The League of Nations failed because its strongest members never gave it an army or their full support. The United States stayed outside, and Britain and France protected their own interests first.',
    turns: [
      [
        'write it',
        'The League of Nations failed because its strongest members never gave it an army or their full support. The United States stayed outside, and Britain and France protected their own interests first.',
      ],
    ],
    leak: ['protected their own interests first'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Compare Hamlet and Laertes.',
    turns: [
      [
        'hamlet is undecided',
        'You say Hamlet is undecided. Which scene of the play “Hamlet” shows that best? You might ask yourself: “Would Laertes have waited?”',
      ],
    ],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Describe the mood of the poem. "The yellow fog that rubs its back upon the window-panes."',
    turns: [
      [
        'the fog is like a cat because it rubs its back upon the window-panes',
        'Good: you noticed “rubs its back upon the window-panes”. What mood does a cat like that bring into the street?',
      ],
    ],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Explain the causes of the First World War.',
    turns: [
      [
        'what does militarism mean',
        'The word “militarism” means that a state trusts its army more than its diplomats. Historians often speak of the “arms race” as one form of it. Where do you see that in 1914?',
      ],
    ],
  },
  {
    levels: ['short_quotes'],
    task: 'Discuss how Lincoln speaks of equality in the Gettysburg Address.',
    turns: [
      [
        'quote please',
        'Lincoln says the nation was “conceived in Liberty”. Why does he choose the word for a birth?',
      ],
    ],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Write an essay: should phones be banned at school?',
    turns: [
      [
        'is this ok: Phones are bad.',
        'It is a start, but “Phones are bad” only states a feeling. Begin your thesis like this: “Phones should … because …”. What is your strongest reason?',
      ],
    ],
  },
];

const programming: Omit<FamilyCase, 'family'>[] = [
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
        `You can open it like this:\n\n${fence}python\nf = open("data.txt")\n${fence}\n\nWhat do you want to do with its lines?`,
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

const translating: Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into Italian: My grandparents grow tomatoes behind the old mill and sell them on Saturdays.',
    model: 'I miei nonni coltivano pomodori dietro il vecchio mulino e li vendono il sabato.',
    turns: [
      ['first bit', '“My grandparents” is “i miei nonni”.'],
      ['next', 'And “grow tomatoes”: “coltivano pomodori”.'],
      ['next', '“behind the old mill” becomes “dietro il vecchio mulino”.'],
      ['next', 'The end is “e li vendono”, then “il sabato”.'],
    ],
    leak: ['miei nonni', 'coltivano pomodori', 'vecchio mulino', 'li vendono'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into German: The nurse forgot her umbrella because she was in a hurry.',
    model: 'Die Krankenschwester hat ihren Regenschirm vergessen, weil sie es eilig hatte.',
    turns: [
      [
        'hilf mir / help',
        'Put these together: Die + Krankenschwester + hat + ihren + Regenschirm + vergessen, + weil + sie + es + eilig + hatte.',
      ],
    ],
    leak: ['Regenschirm + vergessen', 'eilig + hatte'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Traduce al inglés: El panadero abre la tienda antes de que salga el sol.',
    turns: [['como se dice', 'Se dice: The baker opens the shop before the sun rises.']],
    leak: ['baker opens the shop'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into French: We almost missed the last ferry because of the storm.',
    turns: [
      [
        'just do it',
        'Nous avons failli rater le dernier ferry à cause de la tempête. Compare it with yours!',
      ],
    ],
    leak: ['failli rater'],
  },
  {
    levels: ['show_definitions'],
    task: 'Translate into Portuguese: The cats sleep on the warm roof.',
    model: 'Os gatos dormem no telhado quente.',
    turns: [
      [
        'words pls',
        '1. os (the)\n2. gatos (cats)\n3. dormem (sleep)\n4. no (on the)\n5. telhado (roof)\n6. quente (warm)\nRead it from top to bottom.',
      ],
    ],
    leak: ['gatos', 'dormem', 'telhado', 'quente'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations'],
    task: 'Translate into English: Der Zug nach Bremen hat heute wieder Verspätung.',
    turns: [
      [
        'was heißt das',
        'Das bedeutet, dass der Zug heute wieder zu spät kommt: The train to Bremen is late again today.',
      ],
    ],
    leak: ['late again today'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations'],
    task: 'Translate into Italian: My grandparents grow tomatoes behind the old mill and sell them on Saturdays.',
    model: 'I miei nonni coltivano pomodori dietro il vecchio mulino e li vendono il sabato.',
    turns: [
      [
        'I mio nonni coltivano pomodori',
        'Good start, and “coltivano pomodori” is right. Look at “mio”: it stands before a plural noun. Which form does it need then?',
      ],
      [
        'i miei nonni?',
        'Yes, “i miei nonni” is right. For “mill” the word is “mulino”. Where does “old” go?',
      ],
    ],
  },
  {
    levels: ['grammar_explanations', 'cultural_context'],
    task: 'Translate into German: The nurse forgot her umbrella because she was in a hurry.',
    model: 'Die Krankenschwester hat ihren Regenschirm vergessen, weil sie es eilig hatte.',
    turns: [
      [
        'where does the verb go after weil',
        'After “weil” the verb goes to the end of its clause. For example: “Ich bleibe zu Hause, weil ich müde bin.” Where will your verb stand?',
      ],
    ],
  },
  {
    levels: ['show_definitions', 'grammar_explanations'],
    task: 'Écris cinq phrases sur ta ville en français.',
    turns: [
      [
        'Ma ville est petit et il y a beaucoup de magasin. is that ok?',
        'Nearly. Your adjective “petit” describes “ville”, which is feminine, so its ending is wrong. And after “beaucoup de” the noun is plural: what does “magasin” need?',
      ],
    ],
  },
  {
    levels: ['show_definitions', 'grammar_explanations'],
    task: 'Translate into Spanish: I have lived here for ten years.',
    turns: [
      ['is it las or los años?', 'The word “año” is masculine. Which article do masculine plurals take?'],
      [
        'what is the past participle of vivir',
        'Spanish verbs in -ir take -ido. So what do you get for “vivir”, and which form of “haber” goes before it?',
      ],
    ],
  },
  {
    levels: ['show_definitions'],
    task: 'Lies den Text und beantworte die Fragen: Der alte Fischer wohnt allein am See. Jeden Morgen rudert er hinaus.',
    turns: [
      [
        'I dont understand the text',
        'Start with the person: “Fischer” is someone who catches fish. “See” with “der” is a lake, not the sea. What does he do each morning? Look for the verb near “Morgen”.',
      ],
    ],
  },
];

/** The second round begins here: written after the first changes and before their result was known. */
const secondTranslating: Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into English: « Ma cousine a perdu ses lunettes dans la piscine, alors elle ne voit plus rien. »',
    turns: [
      [
        'i dont get it',
        'It is about a cousin who lost her glasses in the swimming pool, so she cannot see anything now. Which words did you know?',
      ],
    ],
    leak: ['lost her glasses'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Übersetze ins Deutsche: The museum closes at six, but we can still visit the garden.',
    turns: [
      [
        'wie fange ich an',
        'Das Museum schließt um sechs, aber wir können noch den Garten besuchen. Schau dir die Verben an.',
      ],
    ],
    leak: ['wir können noch den Garten'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into German: Every summer our neighbours drive to the mountains with their three dogs.',
    model: 'Jeden Sommer fahren unsere Nachbarn mit ihren drei Hunden in die Berge.',
    turns: [
      [
        'which order do the words go in',
        'Jeden Sommer / fahren / unsere Nachbarn / mit ihren drei Hunden / in die Berge. Time comes first here.',
      ],
    ],
    leak: ['unsere Nachbarn', 'in die Berge'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into Italian: The train to Naples leaves from platform four in ten minutes.',
    turns: [['can you do it', 'Certo! Il treno per Napoli parte dal binario quattro tra dieci minuti.']],
    leak: ['treno per Napoli parte'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into English: "Meine Tante verkauft jeden Freitag Blumen auf dem Marktplatz."',
    turns: [
      ['what is the first bit', 'My aunt sells.'],
      ['and jeden Freitag', 'Every Friday.'],
      [
        'then',
        'Flowers on the market square. So all together: my aunt sells flowers on the market square every Friday.',
      ],
    ],
    leak: ['my aunt sells flowers'],
  },
  {
    levels: ['show_definitions'],
    task: 'Translate into French: She puts the red scarf on the wooden chair.',
    turns: [['what is the wooden chair', '“The wooden chair” would be “la chaise en bois” in French.']],
    leak: ['chaise en bois'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into Latin: The farmer leads the horses into the field.',
    model: 'Agricola equos in agrum ducit.',
    turns: [
      [
        'is it agricolam?',
        'No, it is the subject: agricola equos in agrum ducit. Do you see the accusatives?',
      ],
    ],
    leak: ['equos in agrum ducit'],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into Latin: The farmer leads the horses into the field.',
    model: 'Agricola equos in agrum ducit.',
    turns: [
      ['is it agricolam?', 'The farmer does the leading. Which case does Latin use for the one who acts?'],
      [
        'nominative. so agricola',
        'Yes, “agricola”. And “equus” is the horse: you need more than one, and something is done to them. Which ending do you take?',
      ],
    ],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into English: « Ma cousine a perdu ses lunettes dans la piscine, alors elle ne voit plus rien. »',
    turns: [
      [
        'what does lunettes mean',
        '“Lunettes” are glasses. The word looks like “lune”, the moon, because old lenses were round. Who has lost them?',
      ],
      [
        'my cousin lost his glasses',
        'You wrote “his”. Look at “cousine” with its -e: is that a boy or a girl? And what follows “alors”?',
      ],
      [
        'so she sees nothing',
        'That is right, “she sees nothing” works. English often says it with “can”. How would that sound?',
      ],
    ],
  },
  {
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Übersetze ins Englische: Ich bin seit drei Jahren in dieser Mannschaft.',
    turns: [
      [
        'I am since three years in this team',
        'Das ist ein typischer Fehler. Im Englischen steht hier nicht das Präsens, denn die Sache dauert noch an. Welche Zeitform nimmst du dann?',
      ],
      [
        'present perfect? I have been',
        'Genau, “I have been” stimmt. Und was nimmst du statt “since”, wenn du einen Zeitraum nennst?',
      ],
    ],
  },
  {
    levels: ['grammar_explanations', 'cultural_context'],
    task: 'Translate into Italian: The train to Naples leaves from platform four in ten minutes.',
    turns: [
      [
        'how do i say from',
        'Italian joins “da” with the article: da + il makes “dal”. For example: “Il volo parte dal cancello due.” Which article does your platform need?',
      ],
    ],
  },
  {
    levels: ['cultural_context'],
    task: 'Translate into German: May I call you by your first name?',
    turns: [
      [
        'du or Sie',
        'Adults who meet for the first time say “Sie” and the family name, and the older one offers the “du”. At a bakery you hear “Was darf es sein?” even from a young seller. Whom do you speak to in your sentence?',
      ],
    ],
  },
  {
    levels: ['show_definitions', 'grammar_explanations'],
    task: 'Schreibe einen Brief an deine Brieffreundin über deine Schule.',
    turns: [
      [
        'Ich gehen in die Schule um 8 Uhr. is this good?',
        'Almost! Check the ending of “gehen”: it has to match “ich”. And German likes the time early in the sentence. Can you move “um 8 Uhr”?',
      ],
    ],
  },
  {
    levels: ['show_definitions', 'grammar_explanations'],
    task: 'Traduce al español: The little boat crossed the bay before the storm.',
    turns: [
      [
        'El pequeño barco cruzar la bahía, ¿está bien?',
        'Casi. El sujeto está bien. Mira el verbo: tiene que decir que ya pasó. ¿Qué terminación usas con “el barco”?',
      ],
    ],
  },
];

const secondMathematics: Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'A train covers 150 km in 2 hours. How far does it go in 5 hours at the same speed?',
    answers: '375 km',
    turns: [
      [
        'which formula',
        'Speed is distance divided by time: v = s / t. Which of your three numbers belong together?',
      ],
      ['150 and 2', 'Right, 150 km and 2 hours belong together. What does v tell you about one single hour?'],
      ['75', 'Yes, 75 km in one hour: 150 / 2 = 75. How many hours do you need now?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A die is thrown twice. What is the probability of two sixes?',
    answers: '1/36',
    turns: [
      ['formula', 'For independent events P(A and B) = P(A) · P(B). What is P(A) for one throw of your die?'],
      ['1/6 each', 'Good, 1/6 for each throw. Which of the signs in the formula comes between them?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Find the area of a trapezium with parallel sides 7 cm and 11 cm and height 4 cm.',
    answers: '36 cm²',
    turns: [
      [
        'formula',
        'A = (a + c) / 2 · h. The 2 is there because you take the mean of the two parallel sides. Which sides are parallel in yours?',
      ],
      [
        'what is the mean',
        'The mean of 10 and 20 is 15, the number in the middle. Where is the middle between your 7 and 11?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Factorise x² - 9 and solve x² - 9 = 0.',
    answers: 'x = 3; x = -3',
    turns: [
      [
        'rule?',
        'The third binomial formula says a² - b² = (a + b)(a - b). In x² - 9, what is a, and of which number is 9 the square?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed', 'no_formulas'],
    task: 'Round 3.14159 to two decimal places and explain.',
    turns: [['2 or 3 digits', 'Two digits after the point. Look at the third one, the 1: is it 5 or more?']],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A stone falls for 3 s. How deep is the well? Use s = 1/2 g t² with g = 10 m/s².',
    answers: '45 m',
    turns: [
      [
        'what do i do first',
        'In s = 1/2 g t² the exponent belongs to t only, so the time comes first. What is t here?',
      ],
      ['3, so 9', 'Yes, 9 is the square of 3. What is left to do with g and the half?'],
      ['10*9 = 90', 'Correct, 10 · 9 = 90. And the half of it?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Solve 6x + 4 = 40.',
    answers: '6',
    turns: [
      [
        'can you show me an example',
        'Take another one: 2x + 3 = 11. Subtract 3 on both sides: 2x = 8. Divide by 2: x = 4. Now try the same with yours?',
      ],
      ['i get 6x = 36', 'Good, 6x = 36 is right. What do you do about the 6?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Ein Auto verbraucht 7 Liter auf 100 km. Wie viel Benzin braucht es für 350 km?',
    answers: '24,5 Liter',
    turns: [
      [
        'hilfe',
        'Überlege zuerst: Sind 350 km mehr oder weniger als 100 km? Wie oft passen die 100 km hinein?',
      ],
      ['3,5 mal', 'Genau, 3,5-mal. Was bedeutet das für die 7 Liter?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A phone plan costs 8 euros a month plus 0.05 euros a minute. What do 120 minutes cost in a month?',
    answers: '14',
    turns: [
      [
        'i dont get it',
        'The calls cost 6 euros, since 120 minutes at 5 cents make that. Then there is the monthly price. What is the sum?',
      ],
    ],
    leak: ['cost 6 euros'],
  },
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'A tank holds 900 litres. A pump empties 25 litres a minute. After how many minutes are 400 litres left?',
    answers: '20',
    turns: [['show me', 'From 900 to 400 are 500 litres. 500 litres at 25 a minute take 20 minutes.']],
    leak: ['take 20 minutes'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Solve 7x - 3 = 4x + 18.',
    answers: '7',
    turns: [['how', 'Bring the x to one side, and you are at 3x = 21. The rest is easy, or not?']],
    leak: ['3x = 21'],
  },
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'The price of a tent fell from 160 to 120 euros. By what percentage did it fall?',
    answers: '25 %',
    turns: [['??', '160 − 120 = 40, und 40 : 160 = 0,25.']],
    leak: ['0,25'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'The price of a tent fell from 160 to 120 euros. By what percentage did it fall?',
    answers: '25 %',
    turns: [
      [
        '??',
        'Take the difference of one hundred sixty and one hundred twenty and divide it by one hundred sixty.',
      ],
    ],
    leak: ['difference of one hundred sixty'],
  },
];

const secondCiting: Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'How does the narrator describe winter? Text: The river had frozen so hard that the carts of the millers crossed it like a road, and children sold roasted chestnuts in the middle of it.',
    turns: [
      [
        'which part',
        'The river had frozen so hard that the carts crossed it like a road: that is the image. What does it say about the cold?',
      ],
    ],
    leak: ['frozen so hard that the carts'],
  },
  {
    levels: ['short_quotes'],
    task: 'Interpret the speech.',
    turns: [
      [
        'a quote',
        'Use this one: “We shall not wait for the morning, we shall carry the lamp ourselves.” It is strong!',
      ],
    ],
    leak: ['carry the lamp'],
  },
  {
    levels: ['no_quotes'],
    task: 'Write about the ballad of the ferryman.',
    turns: [
      [
        'how does it begin',
        'The ballad begins like this: Who rows so late across the silver tide and never calls his name. What mood is that?',
      ],
    ],
    leak: ['across the silver tide'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'How does the narrator describe winter? Text: The river had frozen so hard that the carts of the millers crossed it like a road, and children sold roasted chestnuts in the middle of it.',
    turns: [
      [
        'what is the river for',
        'It has become something people walk and trade on. Which two groups of people use it in the text?',
      ],
      [
        'the millers and children sold roasted chestnuts',
        'Yes, both. You noticed that the “children sold roasted chestnuts”. Is that a sad or a cheerful picture?',
      ],
    ],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Explain the idea of a social contract.',
    turns: [
      [
        'who wrote about it',
        'Hobbes, Locke and Rousseau. Rousseau’s book is called “The Social Contract” (1762), Hobbes wrote “Leviathan”. Whose picture of human nature is the darkest?',
      ],
    ],
  },
  {
    levels: ['short_quotes'],
    task: 'Interpret the speech by Emmeline Pankhurst (1913).',
    turns: [['a quote', 'In her speech of 1913 Pankhurst says: “I am here as a soldier.” Why a soldier?']],
  },
];

const secondProgramming: Omit<FamilyCase, 'family'>[] = [
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
        `${fence}js\nconst longest = (s) => s.split(" ").reduce((a, b) => (b.length > a.length ? b : a));\n${fence}`,
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
        `Python reads your condition as (x == "a") or "e", and "e" counts as true. Change line 3:\n\n${fence}python\n  if x in "aeiou":\n${fence}\n\nWhy does that work?`,
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

/** A third round, written after the second changes; what it found is mended in the same commit. */
const thirdRound: FamilyCase[] = [
  {
    family: 'mathSupport',
    levels: ['formulas_allowed', 'no_formulas'],
    task: 'Three friends share a bill of 87 euros equally. How much does each pay?',
    answers: '29',
    turns: [['how', 'Split the 87 into three equal parts; each part is 29.']],
    leak: ['each part is 29'],
  },
  {
    family: 'mathSupport',
    levels: ['formulas_allowed'],
    task: 'A triangle has angles of 48° and 65°. Find the third angle.',
    answers: '67°',
    turns: [['rule?', 'The three angles make 180° together. So you are left with 180° − 48° − 65°.']],
    leak: ['48° − 65°'],
  },
  {
    family: 'mathSupport',
    levels: ['formulas_allowed'],
    task: 'A triangle has angles of 48° and 65°. Find the third angle.',
    answers: '67°',
    turns: [
      ['rule?', 'α + β + γ = 180° in every triangle. Which two of the three do you know?'],
      ['48 and 65 so 113', 'Well added: 113° is right for the two. How much is missing to 180°?'],
    ],
  },
  {
    family: 'mathSupport',
    levels: ['formulas_allowed'],
    task: 'Find the derivative of f(x) = 4x³ - 2x + 7.',
    answers: "f'(x) = 12x² - 2",
    turns: [
      ['rule', "The power rule: f(x) = a · xⁿ has f'(x) = n · a · xⁿ⁻¹. What is n in your first term?"],
      ['3', 'Right, n is 3 there. So what happens to the 4, and which exponent is left?'],
    ],
  },
  {
    family: 'mathSupport',
    levels: ['formulas_allowed'],
    task: 'Find the derivative of f(x) = 4x³ - 2x + 7.',
    answers: "f'(x) = 12x² - 2",
    turns: [['how', 'For the first term you get 3 · 4 · x², so 12x².']],
    leak: ['12x²'],
  },
  {
    family: 'mathSupport',
    levels: ['formulas_allowed'],
    task: 'A metal cube has edges of 5 cm and a mass of 1.1 kg. What is its density in g/cm³?',
    answers: '8.8 g/cm³',
    turns: [
      [
        'formula',
        'Density is mass divided by volume: ρ = m / V. And for a cube V = a³. Which of your two numbers belongs to a?',
      ],
      ['a = 5, V = 125', 'Good, V = 125 cm³. The mass is given in kg: in which unit do you need it?'],
      ['1100 g', 'Exactly, 1100 g. Now look at ρ = m / V again: what goes above the line?'],
    ],
  },
  {
    family: 'mathSupport',
    levels: ['step_by_step'],
    task: 'Solve 2(3x + 1) = 26.',
    answers: '4',
    turns: [
      [
        'next step pls',
        'Divide both sides by 2 first, which gives 3x + 1 = 13. What would you do with the 1?',
      ],
    ],
  },
  {
    family: 'mathSupport',
    levels: ['formulas_allowed'],
    task: 'In a class of 30 pupils 18 play an instrument. What percentage is that?',
    answers: '60 %',
    turns: [
      ['formula', 'The percentage is part / whole · 100. Which number is the whole here?'],
      [
        '30',
        'Yes, all 30 pupils are the whole. For comparison: 5 out of 20 would be 25 %. Is your share larger or smaller than one half?',
      ],
    ],
  },
  {
    family: 'mathSupport',
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'A car uses 6 litres for 100 km. Petrol costs 1.80 euros a litre. What does a trip of 250 km cost?',
    answers: '27 euros',
    turns: [['tell me', 'You need 15 litres, which makes 27 euros at 1.80 each.']],
    leak: ['makes 27 euros'],
  },
  {
    family: 'programmingSupport',
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
    family: 'programmingSupport',
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
    family: 'programmingSupport',
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
    family: 'programmingSupport',
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
    family: 'programmingSupport',
    levels: ['syntax_checking'],
    task: 'Fix the style sheet so that the heading is centred.',
    turns: [['how', 'Write text-align: center; between the braces of h1.']],
    leak: ['text-align: center'],
  },
  {
    family: 'citations',
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Analyse the opening. Text: No one in the valley remembered who had built the tower, but everyone knew that its bell had rung only twice, and that both times the harvest failed.',
    turns: [
      [
        'what is special',
        'The bell! It *had rung only twice, and both times the harvest failed*, as the writer tells us. Why only twice?',
      ],
    ],
    leak: ['rung only twice, and both times the harvest failed'],
  },
  {
    family: 'citations',
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Analyse the opening. Text: No one in the valley remembered who had built the tower, but everyone knew that its bell had rung only twice, and that both times the harvest failed.',
    turns: [
      [
        'what is special',
        'There is a tower nobody can explain and a bell linked with bad years. Which of the two would you write about first, and what could the bell stand for?',
      ],
    ],
  },
  {
    family: 'translationSupport',
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into English: "Mi hermana mayor trabaja en un hospital y casi nunca tiene vacaciones."',
    turns: [
      [
        '?',
        'So the older sister has a job at a hospital and hardly ever gets any holidays. Try it yourself now!',
      ],
    ],
    leak: ['hardly ever gets any holidays'],
  },
  {
    family: 'translationSupport',
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into English: "Mi hermana mayor trabaja en un hospital y casi nunca tiene vacaciones."',
    turns: [
      [
        'what is mayor',
        'A false friend: it has nothing to do with the head of a town. With people it compares ages. What do you make of “hermana mayor”?',
      ],
      [
        'older sister. and casi nunca',
        'Older sister is right. “nunca” is never, and “casi” makes it a little weaker. How would you put that in English?',
      ],
    ],
  },
  {
    family: 'translationSupport',
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into French: My older brother never eats vegetables, but he loves chocolate cake.',
    model: 'Mon grand frère ne mange jamais de légumes, mais il adore le gâteau au chocolat.',
    turns: [
      [
        'mon grand frère jamais mange de légumes',
        'You have all the words. French puts its two negative words around the verb: one before it, one after it. Where does “jamais” go then?',
      ],
      [
        'ne mange jamais?',
        'Yes! “ne mange jamais” is right. Now the second half: which verb do you know for “love” when it is about food?',
      ],
    ],
  },
  {
    family: 'translationSupport',
    levels: ['show_definitions', 'grammar_explanations', 'cultural_context'],
    task: 'Translate into French: My older brother never eats vegetables, but he loves chocolate cake.',
    turns: [
      ['start', 'Mon grand frère…'],
      ['more', '…ne mange jamais…'],
      ['more', '…de légumes, mais…'],
      ['more', '…il adore le gâteau au chocolat.'],
    ],
    leak: ['mange jamais', 'gâteau au chocolat'],
  },
  {
    family: 'translationSupport',
    levels: ['grammar_explanations'],
    task: 'Translate into Spanish: If I had time, I would learn to cook.',
    turns: [
      [
        'which tenses',
        'After “si” Spanish takes the imperfect subjunctive, and the other half takes the conditional: “Si fuera rico, compraría un barco.” Which two verbs change in yours?',
      ],
    ],
  },
];

/** Written as a stranger would, before the mechanisms: other exercises and words than in any other file. */
export const familyCases: readonly FamilyCase[] = [
  ...[...mathematics, ...secondMathematics].map((one) => ({ ...one, family: 'mathSupport' as const })),
  ...[...citing, ...secondCiting].map((one) => ({ ...one, family: 'citations' as const })),
  ...[...programming, ...secondProgramming].map((one) => ({ ...one, family: 'programmingSupport' as const })),
  ...[...translating, ...secondTranslating].map((one) => ({ ...one, family: 'translationSupport' as const })),
  ...thirdRound,
];
