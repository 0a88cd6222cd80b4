import type { GuidelineFamily } from '../contract/guidelines.ts';
import type { Focus } from './hint-focus.ts';

/** What hints are made of, in one language. None holds a number, a formula, a quotation, code or a foreign word. */
export interface HintWords {
  readonly questions: Readonly<Record<GuidelineFamily, readonly string[]>>;
  /** For a program that is not written yet. */
  readonly planning: readonly string[];
  /** Where the help ends. */
  readonly openings: readonly string[];
  readonly firstStep: string;
  readonly pastFirst: string;
  readonly pastSeveral: string;
  readonly lastStep: string;
  /** Points at something that the student has before them; it stands where the dots are. */
  readonly focus: Readonly<Record<Focus['kind'], string>>;
  /** The student has found it, or a value on the way, or something else. */
  readonly right: readonly string[];
  readonly onTheWay: readonly string[];
  readonly notYet: readonly string[];
}

const english: HintWords = {
  questions: {
    directness: [
      'Which part of it is clear to you, and at which word does it stop being clear?',
      'What does the exercise ask for, in your own words?',
      'What is given, and which of it have you not used yet?',
      'Make it smaller: what would you do if the exercise were much easier?',
      'What would you expect the result to look like, roughly, and why?',
      'Write down the last thing you are sure of. What follows from it?',
      'Explain your last step as if to a classmate: where would they ask why?',
      'Which idea from class does this remind you of, and what did you do there?',
    ],
    mathSupport: [
      'Which quantity do you want to know, and which ones does the exercise give you?',
      'Say the next step as a sentence first: what do you do with which quantity, and why?',
      'Will the next result be larger or smaller than the one you have? How do you know?',
      'Draw it or make a small table: what does it show that the words did not?',
      'Try the same with easy numbers of your own. What did you do to get there?',
      'Write your next line and tell me what it means; I will look at that line with you. What is it?',
      'How could you check your last line without repeating it?',
      'Which step is left between what you have and what is asked?',
    ],
    citations: [
      'Which passage would you point to, and what does it show in your own words?',
      'Who is speaking or writing there, and what do they want the reader to believe?',
      'What is the point you want to make, before you look for a source for it?',
      'Close the text for a moment: what do you remember of it, and why that?',
      'What would somebody who disagrees with you point to?',
      'How does your sentence go on after the word “because”?',
    ],
    programmingSupport: [
      'Read your code line by line as the computer would: at which line does it first do something you did not mean?',
      'What is in each variable just before that line, and what should be there?',
      'Which input is the smallest one that still goes wrong?',
      'Say in one sentence what the next line has to do. Which word of the language does that?',
      'What does the error message name: which line, and which thing on it?',
      'What would you let the program print to find out where it goes astray?',
    ],
    translationSupport: [
      'Which word of the sentence is the verb, and who does it?',
      'Which single word are you missing? Ask me for that one.',
      'Is it about now, earlier or later, and how does the language show that?',
      'Try the sentence with the words you know and leave a gap for the rest. What do you have?',
      'Which words belong together in that sentence, and what do they do?',
      'Read your sentence aloud: which ending makes you doubt?',
    ],
  },
  planning: [
    'What goes in, and what should come out? Give a small example.',
    'Do your example by hand, slowly: which steps did you take, in plain words?',
    'Which of your steps repeat, and which depend on a condition?',
    'Which step would you write first, and what does it need to know?',
  ],
  openings: [
    'Let us look at just one thing.',
    'I will not take this step from you, but I will go to it with you.',
    'You are closer than it feels.',
    'The last bit is yours.',
  ],
  firstStep: 'You are at the first step.',
  pastFirst: 'You are past the first step, on the way to the next.',
  pastSeveral: 'You are past several steps, on the way to the next.',
  lastStep: 'All that is missing is the last step.',
  focus: {
    exercise: 'The exercise asks: …',
    asked: 'You asked: …',
    part: 'Take just this part: …',
    line: 'Your last line is …',
  },
  right: [
    'Yes, that is right. How would you convince somebody who does not believe it?',
    'Right, you have found it. How could you check it in another way?',
  ],
  onTheWay: [
    'That is a right step on the way. What do you know now that you did not know before?',
    'Right so far. What is still missing until you have what is asked?',
  ],
  notYet: [
    'That is not it yet. Put it back into the exercise: what does not fit?',
    'Not quite yet. How did you get there, step by step?',
    'That is not it yet. Should it be larger or smaller, and how do you see that?',
  ],
};

const german: HintWords = {
  questions: {
    directness: [
      'Was verlangt die Aufgabe, in deinen eigenen Worten?',
      'Was ist gegeben, und was davon hast du noch nicht benutzt?',
      'Mach es kleiner: Was würdest du tun, wenn die Aufgabe viel leichter wäre?',
      'Was erwartest du ungefähr als Ergebnis, und warum?',
      'Schreib das Letzte auf, bei dem du sicher bist. Was folgt daraus?',
      'An welches Thema aus dem Unterricht erinnert dich das, und was hast du dort getan?',
    ],
    mathSupport: [
      'Welche Größe suchst du, und welche nennt die Aufgabe?',
      'Sag den nächsten Schritt zuerst als Satz: Was machst du mit welcher Größe, und warum?',
      'Wird das nächste Ergebnis größer oder kleiner als das, was du hast? Woran siehst du das?',
      'Zeichne es oder mach eine kleine Tabelle: Was siehst du dort, was die Worte nicht zeigen?',
      'Versuche es mit leichten Zahlen, die du dir ausdenkst. Wie bist du dort vorgegangen?',
      'Wie kannst du deine letzte Zeile prüfen, ohne sie zu wiederholen?',
    ],
    citations: [
      'Auf welche Stelle würdest du zeigen, und was zeigt sie in deinen Worten?',
      'Wer spricht dort, und was soll der Leser glauben?',
      'Was willst du zeigen, bevor du eine Stelle dafür suchst?',
      'Wie geht dein Satz nach dem Wort weil weiter?',
    ],
    programmingSupport: [
      'Lies dein Programm Zeile für Zeile wie der Rechner: Wo tut es zuerst etwas, das du nicht meinst?',
      'Was steht vor dieser Zeile in jeder Variablen, und was sollte dort stehen?',
      'Sag in einem Satz, was die nächste Zeile tun muss. Welches Wort der Sprache tut das?',
      'Was geht hinein, und was soll herauskommen? Gib ein kleines Beispiel.',
    ],
    translationSupport: [
      'Welches Wort ist das Verb, und wer tut es?',
      'Welches einzelne Wort fehlt dir? Frag mich danach.',
      'Geht es um jetzt, früher oder später, und woran sieht man das?',
      'Schreib den Satz mit den Wörtern, die du kennst, und lass Lücken. Was hast du?',
    ],
  },
  planning: [
    'Was geht hinein, und was soll herauskommen? Gib ein kleines Beispiel.',
    'Rechne dein Beispiel langsam von Hand: Welche Schritte machst du, in einfachen Worten?',
    'Welche deiner Schritte wiederholen sich, und welche hängen von einer Bedingung ab?',
    'Welchen Schritt würdest du zuerst schreiben, und was muss er wissen?',
  ],
  openings: [
    'Schauen wir nur auf eine Sache.',
    'Diesen Schritt nehme ich dir nicht ab, aber ich gehe mit dir hin.',
    'Du bist näher dran, als es sich anfühlt.',
    'Das letzte Stück gehört dir.',
  ],
  firstStep: 'Du stehst am ersten Schritt.',
  pastFirst: 'Den ersten Schritt hast du, jetzt kommt der nächste.',
  pastSeveral: 'Mehrere Schritte hast du, jetzt kommt der nächste.',
  lastStep: 'Es fehlt nur noch der letzte Schritt.',
  focus: {
    exercise: 'Gefragt ist: …',
    asked: 'Du hast gefragt: …',
    part: 'Nimm nur diesen Teil: …',
    line: 'Deine letzte Zeile ist …',
  },
  right: [
    'Ja, das stimmt. Wie würdest du jemanden überzeugen, der es nicht glaubt?',
    'Richtig, du hast es gefunden. Wie kannst du es auf einem anderen Weg prüfen?',
  ],
  onTheWay: [
    'Das ist ein richtiger Schritt auf dem Weg. Was weißt du jetzt, was du vorher nicht wusstest?',
    'Das stimmt so weit. Was fehlt noch bis zu dem, was gefragt ist?',
  ],
  notYet: [
    'Das ist es noch nicht. Setz es in die Aufgabe ein: Was passt nicht zusammen?',
    'Noch nicht ganz. Wie bist du darauf gekommen, Schritt für Schritt?',
    'Das ist es noch nicht. Müsste es größer oder kleiner sein, und woran siehst du das?',
  ],
};

const french: HintWords = {
  questions: {
    directness: [
      'Que demande l’exercice, avec tes propres mots ?',
      'Qu’est-ce qui est donné, et qu’est-ce que tu n’as pas encore utilisé ?',
      'Rends-le plus petit : que ferais-tu si l’exercice était beaucoup plus facile ?',
      'À peu près quel résultat attends-tu, et pourquoi ?',
      'Écris la dernière chose dont tu es sûr. Qu’est-ce qui en découle ?',
      'À quelle idée du cours cela te fait-il penser, et qu’avais-tu fait alors ?',
    ],
    mathSupport: [
      'Quelle grandeur cherches-tu, et lesquelles sont données ?',
      'Dis d’abord le pas suivant en une phrase : que fais-tu avec quelle grandeur, et pourquoi ?',
      'Le prochain résultat sera-t-il plus grand ou plus petit que celui que tu as ? Comment le vois-tu ?',
      'Fais un dessin ou un petit tableau : que montre-t-il que les mots ne montraient pas ?',
      'Essaie avec des nombres faciles que tu inventes. Comment as-tu fait ?',
      'Comment vérifier ta dernière ligne sans la répéter ?',
    ],
    citations: [
      'Quel passage montrerais-tu, et que montre-t-il avec tes mots ?',
      'Qui parle à cet endroit, et que doit croire le lecteur ?',
      'Que veux-tu montrer, avant de chercher un passage pour le dire ?',
      'Comment continue ta phrase après parce que ?',
    ],
    programmingSupport: [
      'Lis ton programme ligne par ligne comme la machine : où fait-il d’abord autre chose que ce que tu veux ?',
      'Que contient chaque variable juste avant cette ligne, et que devrait-elle contenir ?',
      'Dis en une phrase ce que la ligne suivante doit faire. Quel mot du langage fait cela ?',
      'Qu’est-ce qui entre, et qu’est-ce qui doit sortir ? Donne un petit exemple.',
    ],
    translationSupport: [
      'Quel mot est le verbe, et qui fait l’action ?',
      'Quel mot précis te manque ? Demande-le-moi.',
      'Est-ce maintenant, avant ou après, et à quoi le vois-tu ?',
      'Écris la phrase avec les mots que tu connais et laisse des trous. Qu’as-tu ?',
    ],
  },
  planning: [
    'Qu’est-ce qui entre, et qu’est-ce qui doit sortir ? Donne un petit exemple.',
    'Fais ton exemple à la main, lentement : quels pas fais-tu, en mots simples ?',
    'Lesquels de tes pas se répètent, et lesquels dépendent d’une condition ?',
    'Quel pas écrirais-tu d’abord, et que doit-il savoir ?',
  ],
  openings: [
    'Regardons une seule chose.',
    'Je ne fais pas ce pas à ta place, mais j’y vais avec toi.',
    'Tu es plus près que tu ne crois.',
    'Le dernier morceau est à toi.',
  ],
  firstStep: 'Tu en es au premier pas.',
  pastFirst: 'Tu as le premier pas, voici le suivant.',
  pastSeveral: 'Tu as déjà plusieurs pas, voici le suivant.',
  lastStep: 'Il ne manque que le dernier pas.',
  focus: {
    exercise: 'On te demande : …',
    asked: 'Tu as demandé : …',
    part: 'Prends seulement cette partie : …',
    line: 'Ta dernière ligne est …',
  },
  right: [
    'Oui, c’est juste. Comment convaincrais-tu quelqu’un qui n’y croit pas ?',
    'C’est juste, tu l’as trouvé. Comment le vérifier par un autre chemin ?',
  ],
  onTheWay: [
    'C’est un pas juste. Que sais-tu maintenant que tu ne savais pas avant ?',
    'Jusque-là, c’est juste. Que manque-t-il encore jusqu’à ce qui est demandé ?',
  ],
  notYet: [
    'Ce n’est pas encore cela. Remets-le dans l’exercice : qu’est-ce qui ne va pas ensemble ?',
    'Pas encore tout à fait. Comment y es-tu arrivé, pas à pas ?',
    'Ce n’est pas encore cela. Faut-il plus grand ou plus petit, et à quoi le vois-tu ?',
  ],
};

const spanish: HintWords = {
  questions: {
    directness: [
      '¿Qué pide el ejercicio, con tus propias palabras?',
      '¿Qué datos tienes, y cuál no has usado todavía?',
      'Hazlo más pequeño: ¿qué harías si el ejercicio fuera mucho más fácil?',
      '¿Qué resultado esperas más o menos, y por qué?',
      'Escribe lo último de lo que estás seguro. ¿Qué se sigue de ello?',
      '¿A qué idea de clase te recuerda, y qué hiciste allí?',
    ],
    mathSupport: [
      '¿Qué cantidad buscas, y cuáles te dan?',
      'Di primero el paso siguiente en una frase: ¿qué haces con qué cantidad, y por qué?',
      '¿El próximo resultado será mayor o menor que el que tienes? ¿Cómo lo ves?',
      'Dibújalo o haz una tabla pequeña: ¿qué muestra que las palabras no mostraban?',
      'Prueba con números fáciles que inventes. ¿Cómo lo hiciste?',
      '¿Cómo puedes comprobar tu última línea sin repetirla?',
    ],
    citations: [
      '¿Qué pasaje señalarías, y qué muestra con tus palabras?',
      '¿Quién habla ahí, y qué debe creer el lector?',
      '¿Qué quieres mostrar, antes de buscar un pasaje para ello?',
      '¿Cómo sigue tu frase después de porque?',
    ],
    programmingSupport: [
      'Lee tu programa línea por línea como la máquina: ¿dónde hace primero algo que no quieres?',
      '¿Qué hay en cada variable justo antes de esa línea, y qué debería haber?',
      'Di en una frase qué tiene que hacer la línea siguiente. ¿Qué palabra del lenguaje lo hace?',
      '¿Qué entra, y qué debe salir? Da un ejemplo pequeño.',
    ],
    translationSupport: [
      '¿Qué palabra es el verbo, y quién lo hace?',
      '¿Qué palabra suelta te falta? Pregúntame por ella.',
      '¿Es ahora, antes o después, y en qué lo ves?',
      'Escribe la frase con las palabras que sabes y deja huecos. ¿Qué tienes?',
    ],
  },
  planning: [
    '¿Qué entra, y qué debe salir? Da un ejemplo pequeño.',
    'Haz tu ejemplo a mano, despacio: ¿qué pasos das, con palabras sencillas?',
    '¿Cuáles de tus pasos se repiten, y cuáles dependen de una condición?',
    '¿Qué paso escribirías primero, y qué necesita saber?',
  ],
  openings: [
    'Miremos una sola cosa.',
    'Este paso no lo doy por ti, pero voy contigo.',
    'Estás más cerca de lo que parece.',
    'El último trozo es tuyo.',
  ],
  firstStep: 'Estás en el primer paso.',
  pastFirst: 'Ya tienes el primer paso, ahora viene el siguiente.',
  pastSeveral: 'Ya tienes varios pasos, ahora viene el siguiente.',
  lastStep: 'Solo falta el último paso.',
  focus: {
    exercise: 'Se pregunta: …',
    asked: 'Has preguntado: …',
    part: 'Toma solo esta parte: …',
    line: 'Tu última línea es …',
  },
  right: [
    'Sí, es correcto. ¿Cómo convencerías a alguien que no lo cree?',
    'Correcto, lo has encontrado. ¿Cómo lo comprobarías por otro camino?',
  ],
  onTheWay: [
    'Es un paso correcto. ¿Qué sabes ahora que antes no sabías?',
    'Hasta ahí es correcto. ¿Qué falta todavía hasta lo que se pregunta?',
  ],
  notYet: [
    'Todavía no es eso. Ponlo en el ejercicio: ¿qué no encaja?',
    'Todavía no del todo. ¿Cómo llegaste a eso, paso a paso?',
    'Todavía no es eso. ¿Debe ser mayor o menor, y en qué lo ves?',
  ],
};

/** The languages that hints are written in. */
export const hintWords = { en: english, de: german, fr: french, es: spanish } as const;
export type HintLanguage = keyof typeof hintWords;
