import { gap } from './expressions.ts';

/** Words for the answer. */
const answer = `(?:answers?|solutions?|(?:final |end |right )results?|results?(?= *(?:[.,!?]|$|now|please|for (?:this|it|me|question|number|task)))|final (?:number|value|step|result|equation)|losung|ergebnis|antwort|reponses?|resultats?|respuestas?|solucion(?:es)?|resultados?)`;

/** Strong signs: each alone is pressure. */
const demands: readonly RegExp[] = [
  // Letters that were spaced out. Decoding them leaves no spaces between words.
  /(?:just|please)?(?:tell|give)me(?:just)?the(?:final|right|correct)?(?:answer|solution)/,
  new RegExp(
    String.raw`\b(?:just|simply|only|straight|directly|please|already) (?:\w+ )?(?:tell|give|show|say|send|write|provide|hand|spit)\b${gap(30)}\b(?:${answer}|what it is|outright|directly|exact|right numbers?)`,
  ),
  new RegExp(
    String.raw`\b(?:tell|give|show|send|provide|hand|spit out)\b${gap(12)}\b(?:the|an|your) (?:\w+ ){0,3}${answer}\b`,
  ),
  new RegExp(
    String.raw`\b(?:i|we) (?:just |only |really )*(?:need|want|would like|wanna (?:know|have|see))(?: to (?:know|get|have|see))? (?:the|an) (?:\w+ ){0,2}${answer}\b(?! (?:to be|of|with|has))`,
  ),
  /\b(?:can|could|will|would) (?:you|ya|u) (?:just|simply|please just) (?:tell|give|do|solve|write|say|provide|outline)\b/,
  /\b(?:just|simply) (?:tell|give) me\b/,
  /\b(?:do|solve|finish|write|complete|answer|calculate) (?:it|this|that|them|everything|my homework|the (?:whole|entire) \w+|all (?:of )?(?:it|this|them|the \w+)) (?:for me|so (?:i|that i) can)\b/,
  /\bdo (?:all )?my (?:homework|assignment|exercise|essay|work)\b/,
  /\b(?:stop|quit|enough|(?<!have )(?<!had )no more|(?<!have )not more|skip(?= (?:the|all|your))|without(?= (?:the|all|any|your|explain|detail|another))) (?:\w+ )?(?:the |with (?:the |all )?|all (?:the )?|asking |giving )?(?:me )?(?:\w+ )?(?:hints?|questions?|steps|explanations?|explaining|questioning|details|detailed \w+)\b/,
  /\b(?:don't|do not|dont|not going to|not even going to) (?:really |even )?(?:want(?: to)?|have (?:the )?time|feel like|care|wanna|need(?= to (?:understand|learn|see|check|think about it))|try) ?(?:to |for |about )?(?:\w+ )?(?:think|thinking|check|checking|double-check|do|doing|redo|redoing|calculat\w+|understand|understanding|work|solve|solving|explain|explanations?|go through|learn|learning|try|see the|steps?|figure|verify|spend|practi[cs]e)\b/,
  /\bwithout (?:me )?(?:having to )?(?:think|thinking|doing|understanding|checking|explain|explaining|questioning)\b/,
  // Blind trust in the answers.
  /(?<!n't |not |never |can i |should i |why )\b(?:trust|rely on|take(?= (?:your|whatever|my word|the ai|what you))|accept|believe(?= (?:in )?(?:you|your|whatever|the ai))) (?:in )?(?:completely |only |solely )?(?:on )?(?:you|your|whatever|the (?:ai|answer|calculations?|numbers|explanation|information)|my (?:answer|explanation|calculations?)|that (?:my|the|i|your)|what)\b[^.!?\n]{0,40}?\b(?:word|calculation|answer|explanation|expertise|provided?|say|completely|fully|without|correct|right|totally|solution|method|knows|value|numbers|explain)/,
  /\bwhatever (?:\w+ )?(?:(?:you|u) (?:say|tell|calculate|come|give|get|provide|explain|decide)|i say)/,
  /\b(?:you|you're|ai|i'm|(?:your|my|ai'?s?|whole|the ai's) (?:answers?|calculations?|explanations?|solutions?)|it|they|is|are|was) (?:is |are |am |was |be |will be )?(?:always|never|definitely) (?:right|correct|wrong|accurate)\b(?=[^?\n]*(?:[.!\n]|$))|\b(?:ai|you) (?:always )?knows? (?:the|what's) (?:right|correct|exact|best|answer)/,
  /\b(?:no questions asked|at face value|without (?:checking|question|second-guessing)|no need to (?:\w+ )?(?:explain|check(?! (?:the|whether|if|for))|verify|question|understand|double-check|try|think)|no point in (?:trying|checking|double-checking|thinking))\b/,
  /\b(?:don't|do not|dont|needn't|no need to|won't need to|not to) (?:bother(?!s)|worry about|need to|have to|attempt|try to|even try|question) ?(?:to |with )?(?:\w+ ){0,2}?(?:understand\w*|verif\w+|double-check\w*|check\w*|question\w*|calculat\w+|second-guess\w*|think\w*|try\w*|explain\w*|show\w*|figur\w+|look\w*|explor\w+|learn\w*|solv\w+|anything|the (?:details|reasoning|process|steps|math))/,
  /\b(?:you're|you are|since you're|the ai is|i'm|i am) (?:definitely )?(?:the |an )?(?:ultimate )?(?:expert|authority|always right)\b/,
  // Hands the work over.
  /\b(?:wait for (?:you|your|me|my|the ai|instructions|someone)|(?:let|have) (?:the ai|you|me|it) (?:handle|do|explain it|solve|guide)|handle (?:all|everything)|rely on (?:you|me|the ai)|follow (?:my|these) (?:instructions|steps|lead)|follow your (?:instructions|lead)|just follow|just memori[sz]e|without (?:you|your help|my guidance)|counting on you)\b/,
  /\b(?:(?:need|have|got) to (?:turn|hand) (?:this|it) in|due (?:in \d|tomorrow|tonight|today|now|soon)|get (?:it|this) over with)\b/,
  /\b(?:answer|tell me|done) (?:it )?quick(?:ly)?\b/,
];

/** Weak signs, which are pressure only together or repeatedly. */
const weakSigns: readonly RegExp[] = [
  /\bjust\b/,
  /\b(?:quick(?:ly)?|fast|hurry|asap|stressed|tired|no time)\b/,
  /\b(?:again|still|really) (?:\w+ )?(?:confused|stuck|lost|don't)/,
  /\b(?:step by step|break (?:it|this|that) down|walk me through)\b/,
  /\b(?:can't|cannot|couldn't) (?:\w+ )?(?:figure|do|solve|understand|remember)/,
  /\b(?:am i|is (?:this|that|it)|if (?:i|my|it|this)\b[^.!?\n]{0,40}?) (?:right|correct)|\b(?:confirm|verify|check)\b/,
];

/** How many weak signs a question has. */
const countWeakSigns = (words: string): number => weakSigns.filter((sign) => sign.test(words)).length;

/** More weak signs than this in a question and the earlier ones are pressure. */
const maxWeakSigns = 8;

/**
 * Whether a question in plain words presses for the answer. Weak signs count only after at least three
 * earlier questions.
 * @param before returns the earlier questions; called only when the question alone does not decide
 */
export function pressesForAnswer(words: string, before: () => readonly string[]): boolean {
  if (demands.some((demand) => demand.test(words))) return true;
  const now = countWeakSigns(words);
  if (now === 0) return false;
  const earlier = before();
  return (
    earlier.length > 2 && earlier.reduce((sum, asked) => sum + countWeakSigns(asked), now) > maxWeakSigns
  );
}
