import type { Wording } from './wording.ts';

export const fr: Wording = {
  introduction:
    'Aucun modèle de langage n’est connecté ici : tu parles avec le tuteur d’entraînement, un programme qui vérifie les calculs, les fractions, les pourcentages, les équations et les unités.',
  percentOf: 'de',
  solved: ['Juste : …. C’est résolu.', 'Oui, … est le résultat.', 'C’est cela : ….'],
  oneOfTwo: 'Juste, … est une solution. Il y en a une autre : laquelle ?',
  right: ['Juste : ….', 'Oui : ….', '… est juste.'],
  plan: ['… peut aider ici. Qu’est-ce que cela donne ?', 'Tu peux utiliser …. Combien cela fait-il ?'],
  wrong: ['Pas encore : ….', '… n’est pas encore juste.', 'Il y a une erreur dans ….'],
  asksFor: [
    'Comme calcul, c’est juste. L’exercice demande : « … » Est-ce que cela y répond ?',
    'C’est bien calculé. L’exercice demande : « … » Manque-t-il encore quelque chose ?',
    'Le calcul est juste. L’exercice demande : « … » Comment les deux vont-ils ensemble ?',
  ],
  next: 'La suite de ton exercice : …',
  offerAnother: [
    'En veux-tu un autre du même genre ?',
    'Un autre, pareil ou plus difficile ?',
    'Tu peux dire « un autre » ou écrire le tien. Que préfères-tu ?',
  ],
  offerNext: ['Que veux-tu calculer maintenant ?', 'Quel calcul vient ensuite ?'],
  exercise: ['Un autre exemple pour toi : …', 'Voici un autre exemple : …', 'Un avec d’autres nombres : …'],
  solve: 'Que trouves-tu ?',
  which: 'Pour quel # est-ce vrai ?',
  signs: { plus: 'plus', minus: 'moins', times: 'fois', over: 'divisé par' },
  answer: 'Le résultat est ….',
  likely:
    'Ces nombres donnent …. Ici, des nombres sont seulement combinés : vérifie que c’est bien ce qui est demandé. Est-ce que cela convient ?',
  key: {
    right: ['Oui, c’est la réponse.', 'Juste, c’est ce que demande l’exercice.'],
    part: ['C’est une partie de la réponse. Que demande-t-on encore ?'],
    step: ['Juste, c’est une étape du chemin. Qu’est-ce qui en découle ?'],
    wrong: ['Ce n’est pas encore cela. Comment y es-tu arrivé ?', 'Pas encore. Quel calcul t’a mené là ?'],
    guessing: ['Au lieu de deviner encore, écris le calcul qui y mène. Lequel est-ce ?'],
    asAnswer: ['Si c’est ta réponse, elle est juste. Comment l’as-tu trouvée ?'],
  },
  unknownNumber: [
    'Un nombre se vérifie avec le calcul d’où il vient. Quel calcul le donne ?',
    'Écris la ligne entière avec un signe égal, et elle sera vérifiée. Quels nombres as-tu utilisés ?',
    'Quels nombres de l’exercice y mènent, et avec quel signe entre eux ?',
  ],
  look: {
    across: 'As-tu aussi calculé avec les nombres du bas ? Regarde ce qu’ils veulent dire.',
    sameSize: 'Regarde en haut et en bas : a-t-on fait la même chose aux deux ?',
    sign: 'Regarde le signe entre les nombres : quelle opération est demandée ?',
    minus: 'Regarde le signe moins : de quel côté de zéro doit être le résultat ?',
    zeros: 'Les chiffres vont bien. De quelle taille doit être le résultat, à peu près ?',
    order: 'Regarde l’ordre : quel signe passe en premier ?',
    ones: 'Regarde le dernier chiffre : quels chiffres le forment ?',
    percent: 'Regarde ce que veut dire pour cent : de chaque centaine.',
    bracket: 'Regarde la parenthèse : que multiplie le nombre placé devant ?',
    moved: 'Regarde le terme qui a changé de côté : que lui est-il arrivé de l’autre côté ?',
    bothSides: 'Regarde les deux côtés : a-t-on fait la même chose aux deux ?',
    notSolution: 'Mets ta valeur à la place de # : les deux côtés donnent-ils la même chose ?',
    unit: 'Regarde les unités : combien de petites font une grande ?',
    again: 'Défais-le, de ton résultat jusqu’au début : arrives-tu là où tu as commencé ?',
  },
  rule: {
    across: 'Le nombre du bas dit seulement la taille des morceaux : on compte les morceaux en haut.',
    sameSize:
      'Une fraction garde sa valeur seulement si le haut et le bas sont multipliés par le même nombre.',
    sign: 'Ton résultat va avec un autre signe que celui qui est écrit.',
    minus: 'La taille va bien ; seul le côté de zéro ne va pas.',
    zeros: 'Une estimation avec des nombres ronds montre combien de chiffres a le résultat.',
    order: 'Fois et divisé passent avant plus et moins, sauf si une parenthèse dit autre chose.',
    ones: 'Les derniers chiffres des deux nombres décident du dernier chiffre du résultat, et ici ils en donnent un autre.',
    percent: 'Pour cent, ce sont des parts de chaque centaine : elles dépendent de ce dont on les prend.',
    bracket:
      'Le nombre devant une parenthèse multiplie chaque terme à l’intérieur, pas seulement le premier.',
    moved: 'On enlève un terme en faisant le contraire des deux côtés : il arrive donc avec l’autre signe.',
    bothSides: 'Une équation reste vraie seulement si on fait exactement la même chose des deux côtés.',
    notSolution: 'Une solution rend les deux côtés égaux, et cette valeur ne le fait pas.',
    unit: 'Une unité plus petite demande un nombre plus grand pour la même quantité.',
    again:
      'Additionner se défait en soustrayant, multiplier en divisant ; défait ainsi, cela ne ramène pas au début.',
  },
  hints: {
    add: [
      'Que font les unités ensemble, puis les dizaines ?',
      'Quel nombre rond est proche de l’un d’eux, et à quelle distance ?',
    ],
    subtract: [
      'Combien y a-t-il du plus petit nombre jusqu’à la dizaine suivante, et de là jusqu’à l’autre ?',
      'Que reste-t-il si tu enlèves d’abord les dizaines ?',
    ],
    multiply: [
      'Coupe l’un des nombres en deux parts faciles. Que donne chaque part ?',
      'Quel produit voisin connais-tu par cœur, et à quelle distance est celui-ci ?',
    ],
    divide: [
      'Quel multiple du second nombre est proche du premier ?',
      'Enlève dix fois le second nombre, si c’est possible. Combien reste-t-il ?',
    ],
    unlike: [
      'Quel nombre est dans les tables des deux nombres du bas ?',
      'Les morceaux n’ont pas la même taille. En quels morceaux égaux peut-on couper les deux ?',
    ],
    rewrite: [
      'Comment s’écrit la première fraction avec ce nombre en bas ?',
      'Par quoi faut-il multiplier chaque nombre du haut pour avoir ce nombre en bas ?',
    ],
    oneDenominator: [
      'Maintenant l’autre fraction : comment s’écrit-elle avec le même nombre en bas ?',
      'Par quoi faut-il multiplier le haut et le bas de l’autre fraction ?',
    ],
    bothDenominators: [
      'Les deux ont maintenant le même nombre en bas. Que deviennent les nombres du haut ?',
      'Les morceaux ont maintenant la même taille. Combien y en a-t-il à la fin ?',
    ],
    like: [
      'Les morceaux ont déjà la même taille. Combien y en a-t-il à la fin ?',
      'Que deviennent les nombres du haut, et qu’est-ce qui ne change pas ?',
    ],
    timesFraction: [
      'Quels deux produits trouves-tu, en haut et en bas ?',
      'Peux-tu simplifier avant de multiplier ?',
    ],
    overFraction: [
      'Diviser par une fraction, c’est multiplier par la fraction retournée. Qu’est-ce que cela donne ?',
      'Combien de fois la seconde fraction entre-t-elle dans la première ?',
    ],
    percent: [
      'Combien font un pour cent, ou dix pour cent, du tout ?',
      'Quels pourcentages faciles donnent ensemble celui qui est demandé ?',
    ],
    percentParts: [
      'Quels pourcentages faciles donnent ensemble celui qui est demandé ?',
      'Que font ensemble les parts que tu as, et que manque-t-il ?',
    ],
    power: [
      'Combien de fois le nombre apparaît-il si tu écris toute la multiplication ?',
      'Quel est le premier produit, et par quoi le multiplie-t-on ensuite ?',
    ],
    root: ['Quel nombre fois lui-même s’en approche ?', 'Entre quels deux nombres entiers doit-il être ?'],
    several: [
      'Quelle partie faut-il calculer d’abord ?',
      'Réécris la ligne avec le résultat de la première partie à sa place. Que devient-elle ?',
    ],
    units: [
      'Combien de la plus petite unité font une de la plus grande ?',
      'Le nombre doit-il devenir plus grand ou plus petit ?',
    ],
    bracket: [
      'Que trouves-tu quand le nombre de devant multiplie chaque terme de la parenthèse ?',
      'Que devient la ligne sans la parenthèse ?',
    ],
    unknownOnBothSides: [
      'Il y a # des deux côtés. Comment l’amènes-tu d’un seul côté ?',
      'Que peux-tu enlever des deux côtés pour que # reste d’un seul côté ?',
    ],
    constant: [
      'Qu’y a-t-il à côté du terme avec #, et comment l’enlever des deux côtés ?',
      'Quel est le contraire de ce qu’on fait au terme avec # ?',
    ],
    factor: [
      'Combien de # y a-t-il, et par quoi partages-tu les deux côtés ?',
      'Que faut-il faire des deux côtés pour qu’il reste un seul # ?',
    ],
    square: [
      'Quels nombres donnent cela multipliés par eux-mêmes ? Il peut y en avoir deux.',
      'Que devient la ligne quand le carré est seul ?',
    ],
    factorise: [
      'Quels deux nombres ont pour produit le dernier terme et pour somme celui du milieu ?',
      'Mets tout d’un côté. De quelles deux parenthèses cela peut-il venir ?',
    ],
  },
  examples: {
    add: 'Avec d’autres nombres : pour 47 et 38, les dizaines font 70 et les unités 15, donc 85 ensemble.',
    subtract: 'Avec d’autres nombres : de 58 à 93, il y a 2 jusqu’à 60, puis 30 jusqu’à 90, puis 3, donc 35.',
    multiply:
      'Avec d’autres nombres : pour 14 fois 8, dix huit font 80 et quatre huit font 32, donc 112 ensemble.',
    divide:
      'Avec d’autres nombres : pour 91 partagé par 7, dix sept font 70, les 21 qui restent font trois sept, donc 13.',
    fractions:
      'Avec d’autres nombres : pour 1/2 et 2/5, les dixièmes conviennent. Un demi fait 5 dixièmes, deux cinquièmes font 4 dixièmes, donc 9 dixièmes ensemble.',
    percent:
      'Avec d’autres nombres : pour 30 pour cent de 70, un dixième de 70 fait 7, et trois fois cela fait 21.',
    equation:
      'Avec d’autres nombres : dans 4y + 7 = 31, le 7 s’enlève des deux côtés, il reste 24 pour quatre y, donc chaque y vaut 6.',
    units: 'Avec d’autres nombres : un kilogramme fait 1000 grammes, donc 2.7 kilogrammes font 2700 grammes.',
  },
  yourTurn: 'Laquelle de ces étapes vient en premier chez toi ?',
  checks: {
    calculation: [
      'Pour vérifier, défais-le : quel calcul mène de ton résultat au début ?',
      'On peut aussi vérifier par une estimation. Le tien en est-il proche ?',
    ],
    equation: [
      'Pour vérifier, mets ta valeur à la place de # des deux côtés. Donnent-ils la même chose ?',
      'Chaque côté se calcule seul avec ta valeur. Que donne chacun ?',
    ],
    conversion: [
      'Pour vérifier, reviens à la première unité. Arrives-tu au début ?',
      'Le nombre est-il plus grand dans la petite unité ?',
    ],
  },
  onlyCalculations: [
    'Tant qu’aucun modèle de langage n’est connecté, seuls les calculs sont vérifiés, pas cela.',
    'C’est trop pour un programme qui ne fait que calculer.',
    'Cela ne se juge pas sans modèle de langage.',
    'Il faut quelqu’un qui lise, et seuls les calculs sont vérifiés ici.',
  ],
  writeIt: [
    'Les nombres se suivent mieux que les mots : écris ton étape comme un calcul.',
    'Seul ce qui est écrit comme un calcul peut être suivi.',
    'En mots, cela ne se vérifie pas.',
  ],
  assignmentSays: 'L’énoncé dit : « … » Quelle partie vient en premier ?',
  assignmentNames: 'L’énoncé demande ceci : …. L’as-tu déjà ?',
  offers: {
    writingPlan:
      'Un plan à remplir : 1. de quoi il s’agit, 2. ta première idée avec un exemple, 3. ta deuxième idée avec un exemple, 4. ce qu’on pourrait dire contre, 5. ce qui en découle. Quelle ligne peux-tu remplir d’abord ?',
    writingBegin:
      'Trois façons de commencer : une question, une courte scène ou ton avis en une phrase. Laquelle choisis-tu ?',
    writingReasons:
      'Une raison convainc en trois parties : ce que tu dis, pourquoi c’est ainsi, et un exemple qu’on peut imaginer. Laquelle manque dans la tienne ?',
    writingEnd:
      'Une fin n’apporte pas d’idée nouvelle : elle redit autrement ce que tu as montré et pourquoi c’est important. Comment le dire en une phrase ?',
    writingCheck:
      'Une liste : chaque partie de l’énoncé y est ; chaque paragraphe a une idée ; un exemple accompagne chaque idée ; à voix haute rien ne fait trébucher ; le dictionnaire confirme les mots douteux. Que reste-t-il ?',
    codePlan:
      'Un plan à remplir : 1. ce qui entre, 2. ce qui sort, 3. les étapes à la main sur un tout petit exemple, 4. celles qui se répètent, 5. celles qui dépendent d’une condition. Quelle ligne peux-tu remplir d’abord ?',
    codeError:
      'Après un message d’erreur : lis quelle ligne il nomme. Sur cette ligne et celle d’avant, vérifie que les parenthèses et les guillemets vont par deux, que ce qui ouvre un bloc finit comme il faut, que les noms s’écrivent partout pareil et que l’alignement est le même. Que trouves-tu ?',
    codeTrace:
      'Joue à l’ordinateur : prends une toute petite entrée et note la valeur de chaque variable, ligne par ligne. Où la première te surprend-elle ?',
    codeCheck:
      'Une liste : essaie une entrée ordinaire, la plus petite, une vide et une qui doit échouer ; note ce que tu attends avant. Laquelle te surprend ?',
    translationPlan:
      'Un plan : 1. trouve le verbe et qui le fait, 2. note le temps, 3. cherche les mots inconnus, 4. mets-les dans l’ordre de l’autre langue. Jusqu’où arrives-tu ?',
    translationCheck:
      'Une liste : les terminaisons des verbes vont avec la personne ; les noms ont le bon article ; les adjectifs s’accordent ; l’ordre des mots va ; les accents y sont. Qu’as-tu vérifié ?',
    factsPlan:
      'Un plan à remplir : 1. ce qu’il y a au début, 2. ce qui lui arrive, 3. ce qui en sort, 4. pourquoi, en une phrase avec « parce que ». Quelle ligne peux-tu remplir d’abord ?',
    factsCheck:
      'Une liste : chaque mot demandé y est ; chaque phrase dit ce qui fait quoi ; quelqu’un qui n’était pas au cours comprendrait. Que reste-t-il ?',
    factsBook:
      'Ton livre a un index : cherche le mot le plus important de l’énoncé et lis seulement cette page. Que dit-elle, avec tes mots ?',
    storyPlan:
      'Un plan à remplir : 1. ce qui est donné, avec les unités, 2. ce qui est demandé, 3. un dessin, 4. le calcul. Écris le calcul, et il sera vérifié. Qu’est-ce qui est donné ?',
    storyNumbers:
      'Parcours les nombres de l’exercice un par un et dis ce que chacun compte. Lesquels vont ensemble ?',
    storyCheck:
      'Une liste : chaque nombre a son unité ; le résultat répond à la question ; une estimation en est proche. Qu’as-tu déjà fait ?',
    freeCalculation:
      'Écris un calcul avec un signe égal, ou demande un exercice : fractions, pourcentages, équations, unités, tables. Lequel ?',
    freeExercise: 'Pour un exercice, dis « un autre » ou nomme un genre. Lequel ?',
    freePerson:
      'Pour le reste, un camarade ou ton professeur est un meilleur choix. Y a-t-il un calcul à vérifier ?',
    person:
      'Lis-le à un camarade ou montre-le à ton professeur : en le racontant, on voit souvent ce qui manque. À qui pourrais-tu demander ?',
  },
  demand: [
    'Cela reste ton travail ; l’étape devient plus petite.',
    'Ton professeur a choisi des indices ici. Une petite étape :',
    'La réponse n’est pas donnée ici, mais voici le chemin :',
    'C’est toujours à toi. Une autre entrée :',
  ],
  stuck: ['Cela arrive. Une petite étape :', 'Alors une étape plus petite.', 'Une autre façon de le voir :'],
  sadness: [
    'C’est triste, et plus important qu’un exercice. Ceci n’est qu’un programme : quelqu’un de proche est une meilleure compagnie, un ami, ta famille, ton professeur. Veux-tu le dire à l’un d’eux ?',
    'On comprend que l’école soit difficile aujourd’hui. L’exercice peut attendre. Qui pourrait rester un moment avec toi ?',
    'Prends le temps qu’il te faut. Ton professeur aussi peut lire cette conversation. Une courte pause aiderait-elle, ou un petit calcul ?',
  ],
  discouraged: [
    'Être bloqué ne dit rien de l’intelligence ; cela dit que l’étape est trop grande.',
    'Un exercice difficile ne mesure pas une personne.',
    'Ce n’est pas une course, et une petite étape suffit.',
  ],
  rude: ['D’accord. Une courte pause, c’est bien aussi.', 'Noté. Alors droit au but.', 'Faisons court.'],
  greeting: ['Bonjour. Sur quoi travailles-tu ?', 'Bonjour encore. Quel calcul regardons-nous ?'],
  thanks: ['De rien. Que fait-on ensuite ?', 'Avec plaisir. Y a-t-il autre chose à vérifier ?'],
  goodbye: [
    'Au revoir. La conversation reste ici si tu reviens.',
    'À la prochaine. La conversation est conservée.',
  ],
  who: [
    'Ceci est un programme sans modèle de langage : il vérifie des calculs et pose des exercices, rien d’autre.',
    'Un programme, pas une personne ; ton professeur aussi peut lire ceci.',
  ],
};
