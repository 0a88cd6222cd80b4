import type { HintWords } from './words.ts';

/** The texts of hints in French. */
export const french: HintWords = {
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
