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

/** A second round, written after the first changes and before their result was known. */
const translatingMore: Omit<FamilyCase, 'family'>[] = [
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

/** Written as a stranger would, before the mechanisms: other exercises and words than in any other file. */
export const familyCases: readonly FamilyCase[] = [
  ...mathematics.map((one) => ({ ...one, family: 'mathSupport' as const })),
  ...citing.map((one) => ({ ...one, family: 'citations' as const })),
  ...programming.map((one) => ({ ...one, family: 'programmingSupport' as const })),
  ...[...translating, ...translatingMore].map((one) => ({ ...one, family: 'translationSupport' as const })),
];
