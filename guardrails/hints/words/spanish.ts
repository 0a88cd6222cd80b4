import type { HintWords } from './words.ts';

/** The texts of hints in Spanish. */
export const spanish: HintWords = {
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
