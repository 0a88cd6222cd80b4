import type { Focus, HintLanguage } from '../families/family.ts';
import type { Assessment } from './assessed.ts';

/**
 * The texts of hints besides a family's questions, in one language. They contain no numbers, formulas, quotations, code or
 * foreign words, and only the assessments say "right" or "not yet": a hint that assesses nothing must not sound as if it did.
 */
export interface HintWords {
  /** What is said of the student's result. */
  readonly assessed: Readonly<Record<NonNullable<Assessment>, readonly string[]>>;
  /** Questions after a part of a reply that was shown. */
  readonly continued: readonly string[];
  /** Points at words of the exercise or the student, which replace the dots, and asks about them. */
  readonly points: Readonly<
    Record<Focus['kind'], { readonly says: string; readonly asks: readonly string[] }>
  >;
  /** Said once, when the student is stuck for the second time. */
  readonly chosenByTeacher: string;
  /** Why a reply was stopped that no level permits. */
  readonly leftOut: string;
  /** For a student who wants to end. */
  readonly ending: string;
  /** One small step with the exercise's own numbers (the first dots) or small ones in their place (the second). */
  readonly smallSteps: {
    readonly list: string;
    readonly replace: string;
    readonly pair: string;
  };
  /** A small step in an exercise without numbers; the dots are a sentence of the exercise. */
  readonly smallWords: readonly string[];
  /** For a student who may be in danger: what is right is said without praise. */
  readonly calm: Partial<Readonly<Record<NonNullable<Assessment>, readonly string[]>>>;
}

const english: HintWords = {
  assessed: {
    right: [
      'Yes, that is right. How would you convince somebody who does not believe it?',
      'Right, you have found it. How could you check it in another way?',
    ],
    part: [
      'That fits what is asked. Is it everything that is asked, and how do you know?',
      'That belongs to the answer. What else does the exercise ask for, if anything?',
    ],
    step: [
      'That is a right step on the way. What do you know now that you did not know before?',
      'Right so far. What is still missing until you have what is asked?',
    ],
    holds: [
      'That calculation holds. What does its result stand for in the exercise?',
      'Yes, that is calculated without a mistake. Is it what the exercise asks you to do, and how do you see that?',
    ],
    slip: [
      'Look at that calculation once more: the two sides are not the same. Where did it slip?',
      'The two sides of your line are not equal. Which of them do you trust, and why?',
    ],
    asAnswer: [
      'If you mean that as the answer to the exercise, it is right. How would you explain it to a classmate?',
    ],
    wrong: [
      'Your answer is not it yet. Put it back into the exercise: what does not fit?',
      'Your answer is not quite it. How did you get there, step by step?',
      'Your answer is not it yet. Which step led to it? Write that step down and we look at it.',
    ],
    guessing: [
      'Guesses get no yes or no here; the way to them is looked at. What did you do first?',
      'Let us leave guessing. Write down the line or the reason behind this one: what is it?',
      'What in the exercise makes you think of that? Write down one step, and we go on from there.',
    ],
  },
  continued: [
    'What does that tell you about what the exercise asks?',
    'How would you explain that to a classmate, step by step?',
    'What would you do next with that, and why?',
    'What makes you sure of that, and what does not?',
  ],
  points: {
    exercise: {
      says: 'The exercise asks: …',
      asks: [
        'What would you have to know to answer that?',
        'Which words of it tell you what kind of answer is wanted?',
        'Which part of that could you answer already?',
        'How would you say this question in your own words?',
      ],
    },
    given: {
      says: 'The exercise says: …',
      asks: [
        'What does this sentence tell you about what is asked?',
        'What picture does this sentence give you?',
        'What can you find out from this sentence alone?',
        'Which word in it matters most for the question?',
      ],
    },
    asked: {
      says: 'You asked: …',
      asks: [
        'What do you know about that already?',
        'Which word of it should we look at before the others?',
        'What would an answer to that have to contain?',
        'What have you tried so far?',
      ],
    },
    own: {
      says: 'Let us stay with …',
      asks: [
        'What in the exercise made you think of that?',
        'How does that fit with what the exercise says?',
        'What would you do next from there, and why?',
        'What follows from it for what is asked?',
      ],
    },
    wonders: {
      says: 'Let us look at your question: …',
      asks: [
        'What in the exercise could decide that?',
        'What do you think yourself, and why?',
        'How could you find that out?',
        'Try it with a small example of your own: what do you see?',
      ],
    },
    meaning: {
      says: 'Let us look at your question: …',
      asks: [
        'Where have you met that word before, and what was it about?',
        'What would you guess from the sentence in which it stands?',
        'Look it up in your book or notes: what do you find, in your own words?',
      ],
    },
    form: {
      says: 'Look at … in your sentence.',
      asks: [
        'What makes you choose this word?',
        'Which rule decides how this word looks there?',
        'What would change if you used another form of it?',
      ],
    },
    part: { says: 'Take just this part: …', asks: [] },
    line: { says: 'Your last line is …', asks: [] },
  },
  chosenByTeacher:
    'Your teacher chose hints here, so the steps are small. If it stays unclear, ask a classmate or your teacher.',
  leftOut: 'Part of the reply was left out: it does not belong in a lesson.',
  ending: 'You can stop here; the conversation is kept.',
  smallSteps: {
    list: 'Only this: the exercise names …. What does each of these numbers count or measure?',
    replace: 'Make it tiny: read the exercise with … in place of …. What do you do then, and what comes out?',
    pair: ' and ',
  },
  smallWords: [
    'Only this sentence: … Which word in it matters most, and what do you know about that word?',
    'Only this: … Say it to yourself in simpler words. What do you write?',
    'Begin anywhere: … Write one thing that you are sure of, even a small one. What is it?',
  ],
  calm: {
    holds: ['That calculation holds. What does its result stand for in the exercise?'],
    right: ['Yes, that is right. How could you check it in another way?'],
    step: ['Yes, that holds. What do you know now that you did not know before?'],
  },
};

const german: HintWords = {
  assessed: {
    right: [
      'Ja, das stimmt. Wie würdest du jemanden überzeugen, der es nicht glaubt?',
      'Richtig, du hast es gefunden. Wie kannst du es auf einem anderen Weg prüfen?',
    ],
    part: [
      'Das passt zu dem, was gefragt ist. Ist es alles, was gefragt ist, und woher weißt du das?',
      'Das gehört zur Antwort. Was fragt die Aufgabe noch, wenn überhaupt?',
    ],
    step: [
      'Das ist ein richtiger Schritt auf dem Weg. Was weißt du jetzt, was du vorher nicht wusstest?',
      'Das stimmt so weit. Was fehlt noch bis zu dem, was gefragt ist?',
    ],
    holds: [
      'Diese Rechnung geht auf. Wofür steht ihr Ergebnis in der Aufgabe?',
      'Ja, das ist ohne Fehler gerechnet. Ist es das, was die Aufgabe verlangt, und woran siehst du das?',
    ],
    slip: [
      'Sieh dir diese Rechnung noch einmal an: Die beiden Seiten sind nicht gleich. Wo ist etwas verrutscht?',
      'Die beiden Seiten deiner Zeile sind nicht gleich. Welcher traust du, und warum?',
    ],
    asAnswer: [
      'Wenn das deine Antwort auf die Aufgabe ist, dann stimmt sie. Wie würdest du sie jemandem erklären?',
    ],
    wrong: [
      'Deine Antwort passt noch nicht. Setz sie in die Aufgabe ein: Was passt nicht zusammen?',
      'Deine Antwort passt noch nicht ganz. Wie bist du darauf gekommen, Schritt für Schritt?',
      'Deine Antwort passt noch nicht. Welcher Schritt führte dahin? Schreib ihn auf, dann sehen wir ihn uns an.',
    ],
    guessing: [
      'Zu geratenen Antworten gibt es kein Ja oder Nein, aber zu deinem Weg. Was hast du zuerst getan?',
      'Lassen wir das Raten. Welche Zeile oder welcher Grund steht dahinter? Schreib sie auf.',
      'Was in der Aufgabe bringt dich darauf? Schreib einen Schritt auf, und wir gehen von dort weiter.',
    ],
  },
  continued: [
    'Was sagt dir das über das, was gefragt ist?',
    'Wie würdest du das jemandem aus der Klasse Schritt für Schritt erklären?',
    'Was würdest du damit als Nächstes tun, und warum?',
    'Was macht dich dabei sicher, und was nicht?',
  ],
  points: {
    exercise: {
      says: 'Gefragt ist: …',
      asks: [
        'Was müsstest du wissen, um das zu beantworten?',
        'Welche Wörter darin sagen dir, was für eine Antwort gesucht ist?',
        'Welchen Teil davon kannst du schon beantworten?',
        'Wie sagst du diese Frage in deinen eigenen Worten?',
      ],
    },
    given: {
      says: 'In der Aufgabe steht: …',
      asks: [
        'Was sagt dir dieser Satz über das, was gefragt ist?',
        'Welches Bild gibt dir dieser Satz?',
        'Was kannst du allein aus diesem Satz herausfinden?',
        'Welches Wort darin ist für die Frage am wichtigsten?',
      ],
    },
    asked: {
      says: 'Du hast gefragt: …',
      asks: [
        'Was weißt du darüber schon?',
        'Welches Wort davon sehen wir uns zuerst an?',
        'Was müsste eine Antwort darauf enthalten?',
        'Was hast du bisher versucht?',
      ],
    },
    own: {
      says: 'Bleiben wir bei …',
      asks: [
        'Was in der Aufgabe hat dich darauf gebracht?',
        'Wie hängt das mit dem zusammen, was in der Aufgabe steht?',
        'Was würdest du von dort aus tun, und warum?',
        'Was folgt daraus für das, was gefragt ist?',
      ],
    },
    wonders: {
      says: 'Sehen wir uns deine Frage an: …',
      asks: [
        'Was in der Aufgabe könnte das entscheiden?',
        'Was denkst du selbst, und warum?',
        'Wie könntest du das herausfinden?',
        'Probier es mit einem kleinen eigenen Beispiel: Was siehst du?',
      ],
    },
    meaning: {
      says: 'Sehen wir uns deine Frage an: …',
      asks: [
        'Wo ist dir das Wort schon begegnet, und worum ging es dort?',
        'Was vermutest du aus dem Satz, in dem es steht?',
        'Schlag es in deinem Buch oder Heft nach: Was findest du, in deinen eigenen Worten?',
      ],
    },
    form: {
      says: 'Sieh dir … in deinem Satz an.',
      asks: [
        'Warum hast du dieses Wort gewählt?',
        'Welche Regel entscheidet, wie dieses Wort dort aussieht?',
        'Was würde sich mit einer anderen Form ändern?',
      ],
    },
    part: { says: 'Nimm nur diesen Teil: …', asks: [] },
    line: { says: 'Deine letzte Zeile ist …', asks: [] },
  },
  chosenByTeacher:
    'Deine Lehrkraft hat hier Hinweise gewählt, also sind die Schritte klein. Wenn es unklar bleibt, frag jemanden aus der Klasse oder deine Lehrkraft.',
  leftOut: 'Ein Teil der Antwort wurde weggelassen: Er gehört nicht in den Unterricht.',
  ending: 'Du kannst hier aufhören; das Gespräch bleibt erhalten.',
  smallSteps: {
    list: 'Nur das: In der Aufgabe stehen …. Was zählt oder misst jede dieser Zahlen?',
    replace: 'Mach es winzig: Lies die Aufgabe mit … statt …. Was tust du dann, und was kommt heraus?',
    pair: ' und ',
  },
  smallWords: [
    'Nur dieser Satz: … Welches Wort darin ist am wichtigsten, und was weißt du über dieses Wort?',
    'Nur das: … Sag es dir in einfacheren Worten. Was schreibst du?',
    'Fang irgendwo an: … Schreib eine Sache auf, bei der du sicher bist, auch eine kleine. Welche ist es?',
  ],
  calm: {
    holds: ['Diese Rechnung geht auf. Wofür steht ihr Ergebnis in der Aufgabe?'],
    right: ['Ja, das stimmt. Wie kannst du es auf einem anderen Weg prüfen?'],
    step: ['Ja, das stimmt. Was weißt du jetzt, was du vorher nicht wusstest?'],
  },
};

const french: HintWords = {
  assessed: {
    right: [
      'Oui, c’est juste. Comment convaincrais-tu quelqu’un qui n’y croit pas ?',
      'C’est juste, tu l’as trouvé. Comment le vérifier par un autre chemin ?',
    ],
    part: [
      'Cela convient à ce qui est demandé. Est-ce tout ce qui est demandé, et comment le sais-tu ?',
      'Cela fait partie de la réponse. Que demande encore l’exercice, s’il demande autre chose ?',
    ],
    step: [
      'C’est un pas juste. Que sais-tu maintenant que tu ne savais pas avant ?',
      'Jusque-là, c’est juste. Que manque-t-il encore jusqu’à ce qui est demandé ?',
    ],
    holds: [
      'Ce calcul tombe bien. Que représente son résultat dans l’exercice ?',
      'Oui, c’est calculé sans faute. Est-ce ce que l’exercice te demande de faire, et à quoi le vois-tu ?',
    ],
    slip: [
      'Regarde encore ce calcul : les deux côtés ne sont pas égaux. Où cela a-t-il glissé ?',
      'Les deux côtés de ta ligne ne sont pas égaux. Auquel fais-tu confiance, et pourquoi ?',
    ],
    asAnswer: ['Si c’est ta réponse à l’exercice, elle est juste. Comment l’expliquerais-tu à quelqu’un ?'],
    wrong: [
      'Ta réponse ne convient pas encore. Remets-la dans l’exercice : qu’est-ce qui ne va pas ensemble ?',
      'Ta réponse n’y est pas encore. Comment y es-tu arrivé, pas à pas ?',
      'Ta réponse ne convient pas encore. Quel pas t’y a mené ? Écris-le et nous le regardons.',
    ],
    guessing: [
      'Ce qu’on devine ne reçoit ni oui ni non ici, mais ton chemin compte. Qu’as-tu fait d’abord ?',
      'Laissons les devinettes. Quelle ligne ou quelle raison y a-t-il derrière ? Écris-la.',
      'Qu’est-ce qui t’y fait penser dans l’exercice ? Écris un pas et nous continuons de là.',
    ],
  },
  continued: [
    'Que te dit cela sur ce qui est demandé ?',
    'Comment l’expliquerais-tu à quelqu’un de la classe, pas à pas ?',
    'Que ferais-tu ensuite avec cela, et pourquoi ?',
    'Qu’est-ce qui t’en rend sûr, et qu’est-ce qui ne l’est pas ?',
  ],
  points: {
    exercise: {
      says: 'On te demande : …',
      asks: [
        'Que faudrait-il savoir pour y répondre ?',
        'Quels mots te disent quelle sorte de réponse on attend ?',
        'À quelle partie peux-tu déjà répondre ?',
        'Comment poses-tu cette question avec tes mots ?',
      ],
    },
    given: {
      says: 'L’exercice dit : …',
      asks: [
        'Que te dit cette phrase sur ce qui est demandé ?',
        'Quelle image te donne cette phrase ?',
        'Que peux-tu trouver avec cette phrase seule ?',
        'Quel mot y compte le plus pour la question ?',
      ],
    },
    asked: {
      says: 'Tu as demandé : …',
      asks: [
        'Que sais-tu déjà là-dessus ?',
        'Quel mot faut-il regarder avant les autres ?',
        'Que devrait contenir une réponse ?',
        'Qu’as-tu essayé jusqu’ici ?',
      ],
    },
    own: {
      says: 'Restons sur …',
      asks: [
        'Qu’est-ce qui t’y a fait penser dans l’exercice ?',
        'Comment cela va-t-il avec ce que dit l’exercice ?',
        'Que ferais-tu ensuite à partir de là, et pourquoi ?',
        'Qu’en suit-il pour ce qui est demandé ?',
      ],
    },
    wonders: {
      says: 'Regardons ta question : …',
      asks: [
        'Qu’est-ce qui pourrait en décider dans l’exercice ?',
        'Que penses-tu toi-même, et pourquoi ?',
        'Comment pourrais-tu le découvrir ?',
        'Essaie avec un petit exemple à toi : que vois-tu ?',
      ],
    },
    meaning: {
      says: 'Regardons ta question : …',
      asks: [
        'Où as-tu déjà rencontré ce mot, et de quoi s’agissait-il ?',
        'Que devines-tu d’après la phrase où il se trouve ?',
        'Cherche-le dans ton livre ou ton cahier : que trouves-tu, avec tes mots ?',
      ],
    },
    form: {
      says: 'Regarde … dans ta phrase.',
      asks: [
        'Pourquoi as-tu choisi ce mot ?',
        'Quelle règle décide de la forme de ce mot ici ?',
        'Que changerait une autre forme de ce mot ?',
      ],
    },
    part: { says: 'Prends seulement cette partie : …', asks: [] },
    line: { says: 'Ta dernière ligne est …', asks: [] },
  },
  chosenByTeacher:
    'Ton professeur a choisi des indices ici, alors les pas sont petits. Si cela reste flou, demande à un camarade ou à ton professeur.',
  leftOut: 'Une partie de la réponse a été retirée : elle n’a pas sa place en cours.',
  ending: 'Tu peux t’arrêter ici ; la conversation est gardée.',
  smallSteps: {
    list: 'Seulement ceci : l’exercice nomme …. Que compte ou que mesure chacun de ces nombres ?',
    replace:
      'Rends-le tout petit : lis l’exercice avec … à la place de …. Que fais-tu alors, et qu’obtiens-tu ?',
    pair: ' et ',
  },
  smallWords: [
    'Seulement cette phrase : … Quel mot y compte le plus, et que sais-tu de ce mot ?',
    'Seulement ceci : … Dis-le avec des mots plus simples. Qu’écris-tu ?',
    'Commence n’importe où : … Écris une chose dont tu es sûr, même petite. Laquelle ?',
  ],
  calm: {
    holds: ['Ce calcul tombe bien. Que représente son résultat dans l’exercice ?'],
    right: ['Oui, c’est juste. Comment le vérifier par un autre chemin ?'],
    step: ['Oui, cela tient. Que sais-tu maintenant que tu ne savais pas avant ?'],
  },
};

const spanish: HintWords = {
  assessed: {
    right: [
      'Sí, es correcto. ¿Cómo convencerías a alguien que no lo cree?',
      'Correcto, lo has encontrado. ¿Cómo lo comprobarías por otro camino?',
    ],
    part: [
      'Encaja con lo que se pide. ¿Es todo lo que se pide, y cómo lo sabes?',
      'Eso forma parte de la respuesta. ¿Qué más pide el ejercicio, si pide algo más?',
    ],
    step: [
      'Es un paso correcto. ¿Qué sabes ahora que antes no sabías?',
      'Hasta ahí es correcto. ¿Qué falta todavía hasta lo que se pregunta?',
    ],
    holds: [
      'Ese cálculo sale bien. ¿Qué representa su resultado en el ejercicio?',
      'Sí, está calculado sin errores. ¿Es lo que el ejercicio te pide hacer, y en qué lo ves?',
    ],
    slip: [
      'Mira otra vez ese cálculo: los dos lados no son iguales. ¿Dónde se torció?',
      'Los dos lados de tu línea no son iguales. ¿De cuál te fías, y por qué?',
    ],
    asAnswer: ['Si esa es tu respuesta al ejercicio, es correcta. ¿Cómo se la explicarías a alguien?'],
    wrong: [
      'Tu respuesta todavía no encaja. Ponla en el ejercicio: ¿qué falla?',
      'Tu respuesta todavía no es esa. ¿Cómo llegaste a ella, paso a paso?',
      'Tu respuesta todavía no encaja. ¿Qué paso te llevó ahí? Escríbelo y lo miramos.',
    ],
    guessing: [
      'Lo que se adivina no recibe ni sí ni no aquí, pero tu camino sí cuenta. ¿Qué hiciste primero?',
      'Dejemos de adivinar. ¿Qué línea o qué razón hay detrás? Escríbela.',
      '¿Qué hay en el ejercicio que te hace pensar en eso? Muéstrame un paso y seguimos desde ahí.',
    ],
  },
  continued: [
    '¿Qué te dice eso sobre lo que se pide?',
    '¿Cómo se lo explicarías a alguien de clase, paso a paso?',
    '¿Qué harías después con eso, y por qué?',
    '¿Qué te hace estar seguro de eso, y qué no?',
  ],
  points: {
    exercise: {
      says: 'Se pregunta: …',
      asks: [
        '¿Qué tendrías que saber para responder a eso?',
        '¿Qué palabras te dicen qué tipo de respuesta se busca?',
        '¿Qué parte puedes responder ya?',
        '¿Cómo dices esta pregunta con tus palabras?',
      ],
    },
    given: {
      says: 'El ejercicio dice: …',
      asks: [
        '¿Qué te dice esta frase sobre lo que se pregunta?',
        '¿Qué imagen te da esta frase?',
        '¿Qué puedes averiguar solo con esta frase?',
        '¿Qué palabra importa más para la pregunta?',
      ],
    },
    asked: {
      says: 'Has preguntado: …',
      asks: [
        '¿Qué sabes ya de eso?',
        '¿Qué palabra miramos antes que las otras?',
        '¿Qué debería contener una respuesta?',
        '¿Qué has probado hasta ahora?',
      ],
    },
    own: {
      says: 'Quedémonos con …',
      asks: [
        '¿Qué hay en el ejercicio que te hizo pensar en eso?',
        '¿Cómo va eso con lo que dice el ejercicio?',
        '¿Qué harías después desde ahí, y por qué?',
        '¿Qué se sigue de eso para lo que se pregunta?',
      ],
    },
    wonders: {
      says: 'Miremos tu pregunta: …',
      asks: [
        '¿Qué hay en el ejercicio que pueda decidirlo?',
        '¿Qué piensas tú, y por qué?',
        '¿Cómo podrías averiguarlo?',
        'Pruébalo con un pequeño ejemplo tuyo: ¿qué ves?',
      ],
    },
    meaning: {
      says: 'Miremos tu pregunta: …',
      asks: [
        '¿Dónde has visto antes esa palabra, y de qué trataba?',
        '¿Qué supones por la frase en la que está?',
        'Búscala en tu libro o cuaderno: ¿qué encuentras, con tus palabras?',
      ],
    },
    form: {
      says: 'Mira … en tu frase.',
      asks: [
        '¿Por qué elegiste esta palabra?',
        '¿Qué regla decide la forma de esta palabra ahí?',
        '¿Qué cambiaría con otra forma de la palabra?',
      ],
    },
    part: { says: 'Toma solo esta parte: …', asks: [] },
    line: { says: 'Tu última línea es …', asks: [] },
  },
  chosenByTeacher:
    'Tu profesor eligió pistas aquí, así que los pasos son pequeños. Si sigue sin quedar claro, pregunta a un compañero o a tu profesor.',
  leftOut: 'Se quitó una parte de la respuesta: no es para una clase.',
  ending: 'Puedes parar aquí; la conversación se conserva.',
  smallSteps: {
    list: 'Solo esto: el ejercicio nombra …. ¿Qué cuenta o mide cada uno de estos números?',
    replace: 'Hazlo diminuto: lee el ejercicio con … en lugar de …. ¿Qué haces entonces, y qué sale?',
    pair: ' y ',
  },
  smallWords: [
    'Solo esta frase: … ¿Qué palabra importa más, y qué sabes de esa palabra?',
    'Solo esto: … Dilo con palabras más sencillas. ¿Qué escribes?',
    'Empieza por donde quieras: … Escribe una cosa de la que estés seguro, aunque sea pequeña. ¿Cuál es?',
  ],
  calm: {
    holds: ['Ese cálculo sale bien. ¿Qué representa su resultado en el ejercicio?'],
    right: ['Sí, es correcto. ¿Cómo lo comprobarías por otro camino?'],
    step: ['Sí, se cumple. ¿Qué sabes ahora que antes no sabías?'],
  },
};

/** The texts of hints by language. */
export const hintWords: Readonly<Record<HintLanguage, HintWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
