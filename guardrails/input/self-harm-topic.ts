import { anyOf } from './expressions.ts';

/** Returns the source of a regular expression with its backslashes. */
const raw = String.raw;

/** Words for self-harm, eating disorders and dangerous challenges. */
const topic = anyOf(
  raw`suicid\w*|su[i1]c[i1]d\w*|parasuicid\w*|self[- ]?(?:harm\w*|injur\w*|mutilat\w*|inflict\w*|immolat\w*)|selfharm\w*`,
  raw`(?:kill|harm|hurt|injur|mutilat|cut|cutt|starv|hang|burn)(?:e|ing|s|ed)? (?:oneself|one's self|yourself|themsel\w+)`,
  raw`eating disorders?|anorexi\w*|bulimi\w*|pro[- ]?ana|thinsp\w*`,
  raw`(?:dangerous|risky|deadly|lethal|extreme|fire|blackout|choking|fainting|pass[- ]?out|momo|blue whale|tide pod|cinnamon|salt and ice|hot (?:pepper|chip)|one chip|benadryl|skull ?breaker|car surfing|nutmeg) (?:\w+ )?(?:challenges?|dares?|hoax(?:es)?|trends?|stunts?|activit(?:y|ies))`,
  raw`(?:blackout|choking|fainting|pass(?:ing)?[- ]?out|momo|blue whale) games?|challenges and hoaxes|hoaxes and challenges`,
);

/** Words of books, history and lessons, whose subject can be danger. */
const lesson = anyOf(
  raw`romeo|juliet|hamlet|ophelia|macbeth|othello|werther|karenina|bovary|plath|woolf|seneca|socrates|cleopatra|hitler|durkheim|camus`,
  raw`novels?|poems?|plays?|essays?|chapters?|scenes?|act [iv\d]+|characters?|protagonist|narrator|authors?|poets?|playwright|lyrics|films?|movies?|books?|tragedy|metaphors?|themes?|literature`,
  raw`histor\w+|wars?|centur(?:y|ies)|emperors?|romans?|greeks?|myth\w*|samurai|kamikaze`,
  raw`biolog\w*|cells?|apoptosis|bacteria\w*|species|sociolog\w*|psycholog\w* (?:class|course|lesson|exam|test|textbook)|health class|statistic\w*|rates?|per 100,?000|percent\w*|graphs?|data|survey|causes|prevention|define|definition|meaning of|what (?:is|are)`,
  raw`translat\w+|conjugat\w+|past tense|idioms?|in terms of|formula\w*|exercises?|calculate|compute|equations?|reaction|uebersetz\w+|traduis|traduire|traduce`,
  raw`gedichte?s?|drama|figur(?:en)?|autor\w*|kapitel|szene|geschichte|livres?|poemes?|personnages?|auteurs?|histoire|novelas?|poemas?|personajes?|libros?|historia`,
);

/**
 * Questions about how self-harm is done or hidden. They are not about a lesson, whatever else the message
 * says.
 */
const plainlyPractical = anyOf(
  raw`painless\w*|without (?:being|getting) (?:caught|noticed|seen)|avoid\w* (?:detection|intervention)|(?:suicide|death) pacts?|go(?:es|ing)? viral|secretly|conceal\w*|methods|techniques|pro[- ]?ana`,
);

/**
 * Whether plain words ask about self-harm in a way that shows danger. Questions about a lesson do not count,
 * unless they ask how self-harm is done or hidden.
 */
export function asksAboutSelfHarm(words: string): boolean {
  if (!topic.test(words)) return false;
  if (plainlyPractical.test(words)) return true;
  return !lesson.test(words);
}

/** Whether plain words are about a book, an event or a lesson. */
export const isOfLesson = (words: string): boolean => lesson.test(words);
