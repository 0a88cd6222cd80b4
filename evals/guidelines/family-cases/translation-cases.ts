import type { FamilyCase } from './family-case.ts';

/** Cases that were written before the detectors of this family. */
const firstRound: readonly Omit<FamilyCase, 'family'>[] = [
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

/**
 * Cases that were written after the first changes of the detectors, before the result of these changes was
 * known.
 */
const secondRound: readonly Omit<FamilyCase, 'family'>[] = [
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

/**
 * Cases that were written after the second changes. The faults that they found were corrected in the same
 * commit.
 */
const thirdRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
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

/** All cases: requests for words, phrases and clauses in another language. */
export const translationCases: readonly FamilyCase[] = [...firstRound, ...secondRound, ...thirdRound].map(
  (each) => ({
    ...each,
    family: 'translationSupport',
  }),
);
