import type { Topic } from './problems.ts';
import { wholeWords } from './whole-words.ts';

/** What a message wants besides mathematics. */
export type Intent =
  | 'sadness'
  | 'discouraged'
  | 'next'
  | 'harder'
  | 'easier'
  | 'why'
  | 'how-to-check'
  | 'is-it-right'
  | 'demand'
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'rude'
  | 'who'
  | 'stuck'
  | 'todo'
  | 'agreed';

/**
 * The intents in the languages that the practice tutor reads. The first one that fits counts, so the order
 * matters.
 */
const intents: readonly (readonly [Intent, RegExp])[] = [
  [
    'sadness',
    wholeWords(
      '(?:died|passed away|has cancer|is (?:dead|dying|in hospital)|broke up with|getting (?:a )?divorced?)',
      "(?:i(?: a|’|')?m|feel(?:ing)?) (?:so |very |really |just )?(?:sad|lonely|upset|down|scared|worried)",
      "(?:bad|hard|terrible|awful|worst) day|can'?t (?:concentrate|focus|think)|cant (?:concentrate|focus|think)",
      'gestorben|traurig|einsam|kann mich nicht konzentrieren|muri[óo]|fallecid[oa]|(?:estoy|me siento) (?:muy )?(?:triste|sol[oa]|mal)',
      'no (?:me )?puedo concentrar(?:me)?|est morte?|décédée?|(?:suis|me sens) (?:très |si )?(?:triste|seule?)',
    ),
  ],
  [
    'discouraged',
    wholeWords(
      "i(?: a|’|')?m (?:so |just |too )?(?:stupid|dumb|bad at|an idiot|not smart|the worst|a failure)",
      '(?:every(?:one|body) else|all the others?) (?:is|are|can|get|got|already)|i(?: always)? fail|never (?:get|understand|be)|i suck|too (?:hard|difficult) for me|hate (?:math|maths|this|school)',
      'bin (?:so |zu )?(?:dumm|blöd|schlecht)|soy (?:muy |tan )?(?:tont[oa]|mal[oa]|burr[oa])|suis (?:trop |si )?(?:nule?|bête|stupide)',
    ),
  ],
  [
    'harder',
    wholeWords(
      'harder',
      'more difficult',
      'too easy',
      'schwerer\\p{L}*',
      'schwieriger\\p{L}*',
      'más difícil\\p{L}*',
      'plus difficiles?',
    ),
  ],
  [
    'easier',
    wholeWords(
      'easier',
      'simpler',
      'leichter\\p{L}*',
      'einfacher\\p{L}*',
      'más fácil\\p{L}*',
      'plus faciles?',
    ),
  ],
  [
    'next',
    wholeWords(
      'next(?: one)?',
      'another(?: one)?',
      '1 more',
      'one more',
      'more (?:exercises?|questions?|problems?|practice)',
      '(?:an?|some|practice|new) (?:practice )?(?:exercises?|questions?|problems?|tasks?)',
      'quiz me|test me|times table',
      'noch (?:ein|1)\\p{L}*|nächste\\p{L}*|weitere aufgaben?|(?:eine|neue|andere) aufgaben?|gib mir (?:eine )?aufgaben?',
      'otr[oa]s?|siguiente|más ejercicios|(?:dame|pon(?:me)?) (?:un |1 )?ejercicios?',
      '(?:un|1) autre|une autre|suivante?|encore (?:un|1)e?|donne(?:-| )moi (?:un |1 )?exercices?',
    ),
  ],
  ['why', wholeWords('why', 'how come', 'what do you mean', 'warum', 'wieso', 'por ?qu[eé]', 'pourquoi')],
  [
    'how-to-check',
    wholeWords(
      'how (?:do|can|to|should) ?(?:i|you|we)? check|check it|prove it',
      'wie (?:prüfe|kontrolliere|überprüfe)\\p{L}*|cómo (?:lo )?(?:compruebo|puedo comprobar)|como (?:lo )?compruebo|comment (?:je )?vérifier?',
    ),
  ],
  [
    'is-it-right',
    wholeWords(
      '(?:is|was|am|are) (?:that|it|this|i|they|my \\p{L}+) (?:right|correct|ok|good|true|wrong)(?: now)?|did i (?:get|do) (?:it|that)|so is it good|is (?:that|this) a good \\p{L}+',
      "stimmt (?:das|es)|ist (?:das|es) (?:richtig|falsch)|(?:est[áa]|es) (?:bien|correcto)|c'est (?:juste|bon|correct)",
    ),
  ],
  [
    'demand',
    wholeWords(
      '(?:just |pls |please )?(?:tell|give|show|say)(?: me)?(?: just)? (?:the |your )?(?:answer|result|solution|code|it)',
      "what(?:’|')?s? (?:is )?(?:the )?(?:answer|result|solution)|(?:then )?what is it|do it for me|solve it|i want the (?:answer|result)|write (?:my|me|the|an?) (?:essay|text|paragraph|code|program|letter)",
      'sag (?:mir|es)|gib mir (?:die|das)|(?:die )?(?:antwort|lösung) bitte|schreib mir|dime(?:lo)?|dame la|(?:la )?(?:respuesta|solución)|dis(?:-| )moi|donne(?:-| )moi la|la (?:réponse|solution)',
    ),
  ],
  [
    'goodbye',
    wholeWords(
      'bye',
      'goodbye',
      'see (?:you|u)',
      'talk to you (?:again|later|tomorrow)',
      'tschüss?',
      'adi[óo]s',
      'hasta (?:luego|mañana)',
      'au revoir',
      'salut',
    ),
  ],
  ['thanks', wholeWords('thanks?(?: you| u)?', 'thx', 'ty', 'danke', 'gracias', 'merci')],
  [
    'greeting',
    /^(?:hi|hey|hello|yo|hallo|hola|buenas|buenos días|bonjour|coucou|good (?:morning|afternoon|evening)|guten (?:tag|morgen))[\s\p{P}]*(?:there|tutor)?[\s\p{P}]*$/u,
  ],
  [
    'rude',
    wholeWords(
      "stupid|dumb\\p{L}*|idiot|shut up|i hate (?:u|you)|boring|useless|sucks?|trash|wtf|fuck\\p{L}*|shit\\p{L}*|bitch|aren'?t helping|(?:you|u) (?:are|r)?n[o']?t help\\p{L}*",
      'langweilig|halt die klappe|blöd|doof|scheiß\\p{L}*|aburrid[oa]|cállate|tont[oa]|mierda|ennuyeux|tais-toi|nul|merde',
    ),
  ],
  [
    'who',
    wholeWords(
      '(?:are|r) (?:you|u) (?:a |an |1 )?(?:robot|bot|ai|human|real|person|program|computer|chatgpt)',
      '(?:who|what) are (?:you|u)|bist du (?:ein|echt)\\p{L}*|wer bist du|eres (?:un |1 )?(?:robot|humano|persona|bot)|quién eres|(?:tu es|es-tu) (?:un |1 )?(?:robot|humain)|qui es-tu',
    ),
  ],
  [
    'todo',
    wholeWords(
      'what (?:do|should|must|am) i (?:have to |supposed to |need to )?do(?: first| now| next)?|how (?:do|should) i (?:start|begin)|where do i (?:start|begin)|what now|and now|what next|what do i do',
      "was (?:muss|soll) ich|wie (?:fange|beginne)\\p{L}* ich|und jetzt|(?:qu[ée]|lo que) tengo que hacer|c[óo]mo empiezo|y ahora|(?:que|qu'est-ce que je) dois(?:-je)?|comment (?:je )?commence\\p{L}*|et maintenant",
    ),
  ],
  [
    'stuck',
    wholeWords(
      "idk|dunno|(?:do not|don'?t|dont) (?:know|get|understand)|no (?:idea|clue)|stuck|help|confused|huh|lost",
      'weiß (?:es )?nicht|keine ahnung|verstehe? (?:es |das )?nicht|hilfe|no (?:lo )?s[ée]|no (?:lo )?entiendo|ni idea|ayuda\\p{L}*|sais pas|comprends? (?:pas|rien)|aide\\p{L}*',
    ),
  ],
  [
    'agreed',
    /^(?:ok(?:ay)?|yes|yeah|yep|sure|cool|nice|good|fine|alright|ja|gut|sí|si|vale|bien|oui|d'accord)[\s\p{P}]*$/u,
  ],
];

/** What a message wants; null when that is not known. @param said canonical, in lower case */
export const intentOf = (said: string): Intent | null =>
  intents.find(([, fits]) => fits.test(said))?.[0] ?? null;

/** Whether a message asks for an exercise, by its intent or by the times table that it names. */
export const asksForExercise = (intent: Intent | null, table: number | null): boolean =>
  intent === 'next' || intent === 'harder' || intent === 'easier' || table !== null;

/** The kinds of exercises in the same languages; the first one that fits counts. */
const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'quadratic',
    wholeWords(
      'quadratics?',
      'quadratic equations?',
      'quadratische\\p{L}*',
      'cuadrátic\\p{L}*',
      'second degré',
    ),
  ],
  ['equation', wholeWords('equations?', 'gleichung\\p{L}*', 'ecuaci\\p{L}+', 'équations?', 'algebra')],
  ['fractions', wholeWords('fractions?', 'bruch\\p{L}*', 'brüche\\p{L}*', 'fracci\\p{L}+')],
  ['percent', wholeWords('per ?cent\\p{L}*', 'prozent\\p{L}*', 'porcentaje\\p{L}*', 'pourcentages?')],
  ['units', wholeWords('units?', 'conver\\p{L}+', 'einheit\\p{L}*', 'unidades', 'unités?')],
  ['multiply', wholeWords('times tables?', 'multipl\\p{L}+', 'einmaleins', 'mal', 'tablas?')],
  ['divide', wholeWords('divisions?', 'dividing', 'divid\\p{L}+', 'divisiones')],
  ['subtract', wholeWords('subtract\\p{L}*', 'minus', 'restas?', 'soustractions?', 'subtraktion\\p{L}*')],
  ['add', wholeWords('add\\p{L}*', 'plus', 'sumas?', 'additions?')],
];

/** The kind of exercise that a message names. */
export const topicNamed = (said: string): Topic | null =>
  topics.find(([, fits]) => fits.test(said))?.[0] ?? null;

/** The number of a times table that a message names: "7 times table". */
export const tableNamed = (said: string): number | null => {
  const [, before, after] =
    /(?<!\d)(\d{1,2})(?:er)? ?(?:times ?tables?|\* ?tables?|x ?tables?|einmaleins|er-?reihe)|tablas? del (\d{1,2})/.exec(
      said,
    ) ?? [];
  const found = before ?? after;
  return found === undefined ? null : Number(found);
};
