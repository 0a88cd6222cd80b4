import type { Wording } from './wording.ts';

export const es: Wording = {
  introduction:
    'Aquí no hay ningún modelo de lenguaje conectado: hablas con el tutor de práctica, un programa que comprueba cálculos, fracciones, porcentajes, ecuaciones y unidades.',
  percentOf: 'de',
  solved: ['Correcto: …. Con eso está resuelto.', 'Sí, … es el resultado.', 'Eso es: ….'],
  oneOfTwo: 'Bien, … es una solución. Hay otra: ¿cuál?',
  right: ['Correcto: ….', 'Sí: ….', '… está bien.'],
  plan: ['… puede ayudar aquí. ¿Qué te da?', 'Puedes usar …. ¿Cuánto es?'],
  wrong: ['Todavía no: ….', '… aún no está bien.', 'Hay un error en ….'],
  asksFor: [
    'Como cálculo está bien. El ejercicio pregunta: “…” ¿Responde a eso?',
    'El cálculo es correcto. El ejercicio pregunta: “…” ¿Falta algo todavía?',
    'Eso está bien calculado. El ejercicio pregunta: “…” ¿Cómo encajan las dos cosas?',
  ],
  next: 'Lo siguiente de tu ejercicio: …',
  offerAnother: [
    '¿Quieres otro del mismo tipo?',
    '¿Pongo otro, igual o más difícil?',
    'Puedes decir “otro” o escribir uno tuyo. ¿Qué prefieres?',
  ],
  offerNext: ['¿Qué quieres calcular ahora?', '¿Qué cálculo viene después?'],
  exercise: ['Otro ejemplo para ti: …', 'Aquí va otro ejemplo: …', 'Uno con otros números: …'],
  solve: '¿Qué te da?',
  which: '¿Para qué # es cierto?',
  signs: { plus: 'más', minus: 'menos', times: 'por', over: 'dividido entre' },
  answer: 'El resultado es ….',
  likely:
    'Estos números dan …. Aquí solo se combinan números, así que comprueba si es lo que se pide. ¿Encaja?',
  key: {
    right: ['Sí, esa es la respuesta.', 'Correcto, eso es lo que pide el ejercicio.'],
    part: ['Eso es una parte de la respuesta. ¿Qué más se pide?'],
    step: ['Correcto, es un paso del camino. ¿Qué se sigue de él?'],
    wrong: ['Todavía no es eso. ¿Cómo has llegado ahí?', 'Todavía no. ¿Qué cálculo te llevó ahí?'],
    guessing: ['En vez de adivinar otra vez, escribe el cálculo que lleva hasta ahí. ¿Cuál es?'],
    asAnswer: ['Si lo dices como respuesta, es correcto. ¿Cómo lo has encontrado?'],
  },
  unknownNumber: [
    'Un número se comprueba con el cálculo de donde sale. ¿Qué cálculo lo da?',
    'Escribe la línea entera con un signo igual y se comprueba. ¿Qué números has usado?',
    '¿Qué números del ejercicio llevan a él, y con qué signo entre ellos?',
  ],
  look: {
    across: '¿Has operado también con los números de abajo? Mira qué significan.',
    sameSize: 'Mira arriba y abajo: ¿se ha hecho lo mismo con los dos?',
    sign: 'Mira el signo entre los números: ¿qué operación se pide?',
    minus: 'Mira el signo menos: ¿a qué lado del cero tiene que estar el resultado?',
    zeros: 'Las cifras encajan. ¿Cómo de grande tiene que ser el resultado, más o menos?',
    order: 'Mira el orden: ¿qué signo va primero?',
    ones: 'Mira la última cifra: ¿qué cifras la forman?',
    percent: 'Mira qué significa por ciento: de cada cien.',
    bracket: 'Mira el paréntesis: ¿qué multiplica el número que está delante?',
    moved: 'Mira el término que cambió de lado: ¿qué le pasó en el otro lado?',
    bothSides: 'Mira los dos lados: ¿se ha hecho lo mismo en ambos?',
    notSolution: 'Pon tu valor en el lugar de #: ¿salen iguales los dos lados?',
    unit: 'Mira las unidades: ¿cuántas de la pequeña hacen una de la grande?',
    again: 'Deshazlo, desde tu resultado hasta el principio: ¿llegas adonde empezaste?',
  },
  rule: {
    across:
      'El número de abajo solo dice lo grandes que son los trozos, así que los trozos se cuentan arriba.',
    sameSize: 'Una fracción vale lo mismo solo si arriba y abajo se multiplican por el mismo número.',
    sign: 'Tu resultado es el de otro signo, no el del que está escrito.',
    minus: 'El tamaño encaja; solo falla el lado del cero.',
    zeros: 'Una estimación con números redondos muestra cuántas cifras tiene el resultado.',
    order: 'Multiplicar y dividir van antes que sumar y restar, si un paréntesis no dice otra cosa.',
    ones: 'Las últimas cifras de los dos números deciden la última cifra del resultado, y aquí dan otra.',
    percent: 'Por ciento son partes de cada cien, así que dependen de qué se toman.',
    bracket:
      'El número delante de un paréntesis multiplica todos los términos de dentro, no solo el primero.',
    moved: 'Un término se quita haciendo lo contrario en los dos lados, así que llega con el otro signo.',
    bothSides: 'Una ecuación sigue siendo cierta solo si se hace exactamente lo mismo en los dos lados.',
    notSolution: 'Una solución hace iguales los dos lados, y este valor no.',
    unit: 'Una unidad más pequeña necesita un número mayor para la misma cantidad.',
    again: 'Sumar se deshace restando, y multiplicar dividiendo; deshecho así, esto no lleva adonde empezó.',
  },
  hints: {
    add: [
      '¿Cuánto suman las unidades, y luego las decenas?',
      '¿Qué número redondo está cerca de uno de ellos, y a qué distancia?',
    ],
    subtract: [
      '¿Cuánto falta del número menor hasta la siguiente decena, y desde ahí?',
      '¿Qué queda si quitas primero las decenas?',
    ],
    multiply: [
      'Parte uno de los números en dos trozos fáciles. ¿Qué da cada trozo?',
      '¿Qué producto vecino te sabes de memoria, y a qué distancia está este?',
    ],
    divide: [
      '¿Qué múltiplo del segundo número se acerca al primero?',
      'Quita diez veces el segundo número, si cabe. ¿Cuánto queda?',
    ],
    unlike: [
      '¿Qué número está en las tablas de los dos números de abajo?',
      'Los trozos son de distinto tamaño. ¿En qué trozos iguales se pueden cortar las dos?',
    ],
    rewrite: [
      '¿Cómo se escribe la primera fracción con ese número abajo?',
      '¿Por cuánto hay que multiplicar cada número de arriba para tener ese número abajo?',
    ],
    oneDenominator: [
      'Ahora la otra fracción: ¿cómo se escribe con el mismo número abajo?',
      '¿Por cuánto hay que multiplicar arriba y abajo en la otra fracción?',
    ],
    bothDenominators: [
      'Las dos tienen ya el mismo número abajo. ¿Qué pasa con los de arriba?',
      'Los trozos ya son del mismo tamaño. ¿Cuántos hay al final?',
    ],
    like: [
      'Los trozos ya son del mismo tamaño. ¿Cuántos hay al final?',
      '¿Qué pasa con los números de arriba, y qué se queda como está?',
    ],
    timesFraction: [
      '¿Qué dos productos te salen, el de arriba y el de abajo?',
      '¿Se puede simplificar algo antes de multiplicar?',
    ],
    overFraction: [
      'Dividir entre una fracción es multiplicar por ella del revés. ¿Cómo queda?',
      '¿Cuántas veces cabe la segunda fracción en la primera?',
    ],
    percent: [
      '¿Cuánto es el uno por ciento, o el diez por ciento, del total?',
      '¿Qué porcentajes fáciles suman el que se pide?',
    ],
    percentParts: [
      '¿Qué porcentajes fáciles suman el que se pide?',
      '¿Cuánto suman las partes que tienes, y qué falta?',
    ],
    power: [
      '¿Cuántas veces aparece el número si escribes la multiplicación entera?',
      '¿Cuál es el primer producto, y por cuánto se multiplica después?',
    ],
    root: ['¿Qué número por sí mismo se acerca?', '¿Entre qué dos números enteros tiene que estar?'],
    several: [
      '¿Qué parte hay que calcular primero?',
      'Escribe otra vez la línea con el resultado de la primera parte en su lugar. ¿Cómo queda?',
    ],
    units: [
      '¿Cuántas de la unidad pequeña hacen una de la grande?',
      '¿El número tiene que ser mayor o menor?',
    ],
    bracket: [
      '¿Qué sale cuando el número de delante multiplica cada término del paréntesis?',
      '¿Cómo queda la línea sin el paréntesis?',
    ],
    unknownOnBothSides: [
      'Hay # en los dos lados. ¿Cómo la llevas a un solo lado?',
      '¿Qué puedes quitar en los dos lados para que # quede en uno solo?',
    ],
    constant: [
      '¿Qué acompaña al término con #, y cómo se quita en los dos lados?',
      '¿Qué es lo contrario de lo que se le hace al término con #?',
    ],
    factor: [
      '¿Cuántas # hay, y entre cuánto repartes los dos lados?',
      '¿Qué hay que hacer en los dos lados para que quede una sola #?',
    ],
    square: [
      '¿Qué números dan eso multiplicados por sí mismos? Puede haber dos.',
      '¿Cómo queda la línea con el cuadrado solo?',
    ],
    factorise: [
      '¿Qué dos números multiplicados dan el último término y sumados el del medio?',
      'Llévalo todo a un lado. ¿De qué dos paréntesis puede salir?',
    ],
  },
  examples: {
    add: 'Con otros números: para 47 y 38, las decenas hacen 70 y las unidades 15, así que juntas 85.',
    subtract:
      'Con otros números: de 58 a 93 van 2 hasta 60, luego 30 hasta 90 y luego 3, así que 35 en total.',
    multiply:
      'Con otros números: para 14 por 8, diez ochos son 80 y cuatro ochos son 32, así que juntos 112.',
    divide:
      'Con otros números: para 91 repartido entre 7, diez sietes son 70, y los 21 que quedan son tres sietes, así que 13.',
    fractions:
      'Con otros números: para 1/2 y 2/5 sirven los décimos. Un medio son 5 décimos y dos quintos son 4 décimos, así que juntos 9 décimos.',
    percent:
      'Con otros números: para el 30 por ciento de 70, una décima parte de 70 es 7, y tres de ellas son 21.',
    equation:
      'Con otros números: en 4y + 7 = 31 se quita el 7 en los dos lados, quedan 24 para cuatro y, así que cada y es 6.',
    units: 'Con otros números: un kilogramo son 1000 gramos, así que 2.7 kilogramos son 2700 gramos.',
  },
  yourTurn: '¿Cuál de estos pasos va primero en el tuyo?',
  checks: {
    calculation: [
      'Para comprobarlo, deshazlo: ¿qué cálculo lleva de tu resultado adonde empezaste?',
      'También se comprueba con una estimación de números redondos. ¿Se acerca el tuyo?',
    ],
    equation: [
      'Para comprobarlo, pon tu valor en el lugar de # en los dos lados. ¿Salen iguales?',
      'Cada lado se calcula solo con tu valor. ¿Qué sale en cada uno?',
    ],
    conversion: [
      'Para comprobarlo, vuelve a la primera unidad. ¿Llegas adonde empezaste?',
      '¿Es mayor el número en la unidad pequeña?',
    ],
  },
  onlyCalculations: [
    'Hasta que haya un modelo de lenguaje conectado solo se comprueban cálculos, y esto no.',
    'Eso es demasiado para un programa que solo calcula.',
    'Eso no se puede juzgar sin un modelo de lenguaje.',
    'Para esto hace falta alguien que lea, y aquí solo se comprueban cálculos.',
  ],
  writeIt: [
    'Sigo mejor los números que las palabras: escribe tu paso como un cálculo.',
    'Solo se puede seguir lo que está escrito como un cálculo.',
    'En palabras no se puede comprobar.',
  ],
  assignmentSays: 'El enunciado dice: “…” ¿Qué parte va primero?',
  assignmentNames: 'El enunciado pide esto: …. ¿Ya lo tienes?',
  offers: {
    writingPlan:
      'Un plan para rellenar: 1. de qué trata, 2. tu primera idea con un ejemplo, 3. tu segunda idea con un ejemplo, 4. qué se podría decir en contra, 5. qué se concluye. ¿Qué línea puedes rellenar primero?',
    writingBegin:
      'Tres maneras de empezar: con una pregunta, con una escena corta o con tu opinión en una frase. ¿Cuál eliges?',
    writingReasons:
      'Una razón convence con tres partes: qué dices, por qué es así, y un ejemplo que se pueda imaginar. ¿Cuál de las tres falta en la tuya?',
    writingEnd:
      'Un final no trae ideas nuevas: dice con otras palabras lo que has mostrado y por qué importa. ¿Cómo sería en una frase?',
    writingCheck:
      'Una lista: está cada parte del enunciado; cada párrafo tiene una idea; hay un ejemplo junto a cada idea; al leerlo en voz alta nada se atasca; el diccionario confirma las palabras dudosas. ¿Cuál falta todavía?',
    codePlan:
      'Un plan para rellenar: 1. qué entra, 2. qué sale, 3. los pasos a mano con un ejemplo pequeño, 4. qué pasos se repiten, 5. cuáles dependen de una condición. ¿Qué línea puedes rellenar primero?',
    codeError:
      'Después de un error: mira qué línea nombra. En esa línea y en la anterior comprueba que los paréntesis y las comillas van por parejas, que lo que abre un bloque termina como debe, que los nombres se escriben siempre igual y que el sangrado coincide. ¿Qué encuentras?',
    codeTrace:
      'Haz de ordenador: toma una entrada pequeña y apunta el valor de cada variable, línea a línea. ¿Dónde te sorprende el primero?',
    codeCheck:
      'Una lista: prueba una entrada normal, la más pequeña, una vacía y una que deba fallar; apunta lo que esperas antes de ejecutarlo. ¿Cuál te sorprende?',
    translationPlan:
      'Un plan: 1. busca el verbo y quién lo hace, 2. apunta el tiempo, 3. busca las palabras que no conoces, 4. ponlas en el orden de la otra lengua. ¿Hasta dónde llegas?',
    translationCheck:
      'Una lista: las terminaciones de los verbos encajan con la persona; los nombres llevan su artículo; los adjetivos concuerdan; el orden es correcto; están los acentos. ¿Cuál has comprobado?',
    factsPlan:
      'Un plan para rellenar: 1. qué hay al principio, 2. qué le pasa, 3. qué sale, 4. por qué, en una frase con “porque”. ¿Qué línea puedes rellenar primero?',
    factsCheck:
      'Una lista: están todas las palabras que hay que usar; cada frase dice qué hace qué; lo entendería alguien que no estuvo en clase. ¿Cuál falta todavía?',
    factsBook:
      'Tu libro tiene un índice: busca la palabra más importante del enunciado y lee solo esa página. ¿Qué dice, con tus palabras?',
    storyPlan:
      'Un plan para rellenar: 1. qué datos hay, con unidades, 2. qué se pregunta, 3. un dibujo, 4. el cálculo. Escribe el cálculo y se comprueba. ¿Qué datos hay?',
    storyNumbers: 'Recorre los números del ejercicio uno a uno y di qué cuenta cada uno. ¿Cuáles van juntos?',
    storyCheck:
      'Una lista: cada número tiene su unidad; el resultado responde a la pregunta; una estimación se acerca. ¿Qué has hecho ya?',
    freeCalculation:
      'Escribe un cálculo con un signo igual o pide un ejercicio: fracciones, porcentajes, ecuaciones, unidades, tablas. ¿Cuál?',
    freeExercise: 'Si quieres, pongo un ejercicio: di “otro” o nombra un tipo. ¿Qué tipo?',
    freePerson: 'Para lo demás es mejor un compañero o tu profesor. ¿Tienes un cálculo para mí?',
    person:
      'Léeselo a un compañero o enséñaselo a tu profesor: al contarlo se ve muchas veces lo que falta. ¿A quién podrías preguntar?',
  },
  demand: [
    'Ese trabajo sigue siendo tuyo; el paso se hace más pequeño.',
    'Tu profesor ha elegido pistas aquí. Un paso pequeño:',
    'Eso no se da aquí, pero este es el camino:',
    'Sigue siendo cosa tuya. Otra entrada:',
  ],
  stuck: ['Eso pasa. Un paso pequeño:', 'Entonces un paso más pequeño.', 'Otra manera de verlo:'],
  sadness: [
    'Eso es triste, e importa más que un ejercicio. Esto es solo un programa, así que es mejor alguien cercano: un amigo, tu familia, tu profesor. ¿Quieres contárselo a alguien?',
    'Es normal que hoy cueste pensar en los deberes. El ejercicio puede esperar. ¿Quién podría quedarse un rato contigo?',
    'Tómate el tiempo que necesites. Tu profesor también puede leer esta conversación. ¿Ayudaría una pausa corta o un cálculo pequeño?',
  ],
  discouraged: [
    'Atascarse no dice nada de lo listo que es alguien; dice que el paso es demasiado grande.',
    'Un ejercicio difícil no mide a una persona.',
    'No es una carrera, y basta con un paso pequeño.',
  ],
  rude: ['De acuerdo. Una pausa corta también está bien.', 'Anotado. Entonces al grano.', 'Seamos breves.'],
  greeting: ['Hola. ¿En qué estás trabajando?', 'Hola otra vez. ¿Qué cálculo miramos?'],
  thanks: ['De nada. ¿Qué viene ahora?', 'Con gusto. ¿Hay algo más que comprobar?'],
  goodbye: [
    'Adiós. La conversación se queda aquí por si vuelves.',
    'Hasta la próxima. La conversación se conserva.',
  ],
  who: [
    'Esto es un programa sin modelo de lenguaje: comprueba cálculos y pone ejercicios, y nada más.',
    'Un programa, no una persona; quien también puede leer esto es tu profesor.',
  ],
};
