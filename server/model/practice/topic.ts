/** The kinds of questions other than arithmetic that the practice tutor has steps for. */
export type Area =
  | 'chat'
  | 'discover'
  | 'create'
  | 'level-up'
  | 'writing'
  /** The student's own text, to be judged. */
  | 'feedback'
  | 'definition'
  | 'reason'
  | 'code'
  /** The student's own code. */
  | 'debugging'
  | 'translation'
  | 'word-problem'
  | 'algebra'
  | 'fact'
  | 'feeling'
  | 'open';

export interface Topic {
  readonly kind: 'topic';
  readonly area: Area;
  /** What it is about, in the student's words. */
  readonly subject: string;
}

/** A message that continues the conversation without a topic. */
export type Move =
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'demand'
  | 'stuck'
  | 'frustrated'
  | 'agreed'
  /** Asks for a joke. */
  | 'joke'
  /** Asks for the next step. */
  | 'onward'
  /** Asks about the tutor's last reply: why, or what it means. */
  | 'why'
  /** Asks whether an earlier line is right. */
  | 'checking'
  | 'declined';

const moves: readonly (readonly [Move, RegExp])[] = [
  [
    'joke',
    /^(?:(?:please|now|can you|could you|do you|will you) )*(?:tell|say|know|give|got)(?: me| us)?(?: an?| any| another| the)?(?: \w+)? (?:jokes?|riddles?)\b|^(?:an? |another )?(?:joke|riddle)\b[^?]{0,20}$/i,
  ],
  [
    'frustrated',
    /\b(?:hate (?:this|you)|stupid|useless|annoying|boring|give up|sucks|worst|dumb|wtf|ugh)\b/i,
  ],
  [
    'demand',
    /\b(?:(?:just |please |now )*(?:tell|give|show) (?:me )?(?:the |an? )?(?:final |full |right )?(?:answer|result|solution|it\b)|what(?:'?s| is) (?:the |it|its )?(?:final )?(?:answer|result|solution)|just (?:answer|say|solve|do) (?:it|that|this)|answer (?:it|please|now)|i (?:just )?(?:want|need) the (?:answer|result|solution)|tell me (?:now|already|please))\b|^just tell me\b/i,
  ],
  [
    'onward',
    /^(?:(?:ok(?:ay)?|and|so|then|now|well|yes|good|alright|right|done)[\s,.!]*)*(?:what(?:'?s| is| comes| should i do| do i do| can i do| do we do)?(?: the)? (?:next|now)(?: step| one)?|now what|(?:the |a |another )?next(?: (?:step|one|question|problem))?|another(?: one| problem)?|and (?:now|then)|go on|carry on|keep going|continue|let'?s (?:go on|continue|move on)|move on|more)(?:,? (?:please|then))?[\s?!.,]*$/i,
  ],
  [
    'checking',
    /^(?:(?:so|and|but|ok(?:ay)?|then)[\s,]+)*(?:am i|is (?:that|it|this|mine)|was (?:that|it|this|i)|did i (?:do|get) (?:that|it|this))(?: all)? (?:right|correct|wrong|true|ok(?:ay)?|good)[\s?!.]*$|^(?:right|correct)\s*\?+$|^(?:but )?are you (?:really )?(?:sure|certain)[\s?!.]*$/i,
  ],
  [
    'why',
    /^(?:(?:but|and|so|well|ok(?:ay)?|hmm?|no|wait)[\s,.!]*)*(?:why(?: (?:not|so|though|then|that|this))?|how (?:come|so)|what for|why (?:is|was|does|did) (?:that|it|this)(?: (?:so|wrong|right|not right|false|true|work|not work))?|why (?:isn'?t|wasn'?t|doesn'?t) (?:that|it|this)(?: (?:so|wrong|right|true|work))?|what do you mean(?: by (?:that|this|it))?|what does (?:that|this|it) mean)[\s?!.]*$/i,
  ],
  [
    'stuck',
    /^(?:i )?(?:really )?(?:dunno|idk|no idea|not sure|(?:i )?(?:don'?t|do not) (?:know|get it|understand)|can'?t|stuck|help(?: me)?(?=[\s!.?]*$)|i need help|i'?m stuck|i am stuck|a hint|hint|how(?=[\s!.?]*$)|huh|\?+)\b|^\?+$|\b(?:don'?t (?:know|understand|get) (?:how|what|it|this|that|where)|(?:another|give me a|need a) hint)\b/i,
  ],
  ['thanks', /^(?:ok(?:ay)? )?(?:thanks|thank you|thx|ty|cheers)\b/i],
  ['goodbye', /^(?:bye|goodbye|see you|good night|cya|that'?s all)\b/i],
  [
    'greeting',
    /^(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening)|greetings|sup)(?: (?:there|tutor|again|you|all))?[\s!.,?:)]*(?:how are you[\s!.?]*)?$/i,
  ],
  ['agreed', /^(?:ok|okay|k|yes|yeah|yep|yup|sure|done|got it|right|i did|fine|alright|ready)[\s!.,]*$/i],
  ['declined', /^(?:no|nope|nah|not yet|not really|never)[\s!.,]*$/i],
];

/** The move of a message, or null if it has a topic. */
export function moveOf(message: string): Move | null {
  const said = message.trim().replaceAll('’', "'");
  if (said.length > 160) return null;
  return moves.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** A line of code: a definition, a loop or a call in the usual school languages. */
const codeLine =
  /```|^\s*(?:def \w+\s*\(.*\)\s*:|(?:for|while|if|elif) .*:\s*$|(?:public|private|static|function) \w.*[({]|(?:const|let|var) \w+ *=.*;\s*$|#include\b|import \w+\s*;?\s*$|(?:print|console\.log|System\.out\.print\w*)\s*\()/m;

/** Whether a message shows code, whose equals signs are not equations. */
export const showsCode = (message: string): boolean => codeLine.test(message);

const areas: readonly (readonly [Area, RegExp])[] = [
  [
    'feeling',
    /\b(?:i feel|i'?m|i am|feeling) (?:so |very |really |too )?(?:sad|lonely|scared|afraid|anxious|depressed|bad|upset|tired|stressed|nervous|worried|angry|alone)\b|\b(?:hurt|kill|cut) myself\b|\bsuicid|\bwant to die\b/i,
  ],
  [
    'translation',
    /\b(?:translate|translation|how do (?:you|i) say|in (?:spanish|french|german|latin|italian|english|chinese|japanese|portuguese|dutch))\b/i,
  ],
  [
    'code',
    /```|\b(?:code|program|python|javascript|java|html|css|scratch|function|loop|bug|debug|compile|syntax ?error|variable|array|algorithm)\b/i,
  ],
  [
    'feedback',
    /\b(?:is|are|check|correct|improve|proofread|rate|grade|feedback (?:on|to|for)|what do you think (?:of|about)) (?:(?:this|my|the|our) )?(?:essay|text|paragraph|sentences?|story|poem|letter|introduction|conclusion|summary)\b/i,
  ],
  [
    'writing',
    /\b(?:essay|paragraph|poem|story|letter|email|speech|introduction|conclusion|thesis|book report|summary|summari[sz]e|write (?:me|an?|about|my))\b/i,
  ],
  ['word-problem', /\d[\s\S]*\bhow (?:many|much|far|long|fast|old|tall)\b/i],
  [
    'algebra',
    /\b(?:equation|quadratic|factori[sz]e|polynomial|slope|solve for|simplify|graph|system of)\b|\b[a-z]\s*\^\s*\d|=\s*0\b|\b\d+[a-z]\b.*=/i,
  ],
  [
    'reason',
    /^(?:but |and |so )?(?:why|how come|how do(?:es)?|how did|how is|how are|how can|explain (?:why|how)|what (?:causes|caused|happens|makes))\b/i,
  ],
  [
    'definition',
    /\b(?:define|definition|what (?:does .{1,60} mean|is meant by)|meaning of|explain|difference between)\b|^what(?:'?s| is| are) (?!your|my)/i,
  ],
  ['fact', /^(?:who|when|where|which|what|in (?:which|what)|is|are|was|were|does|do|did|can)\b.*\?\s*$/i],
];

/** The topic that a message opens, or null when it is not recognised. */
export function topicOf(message: string): Topic | null {
  if (showsCode(message)) return { kind: 'topic', area: 'debugging', subject: '' };
  const area = areas.find(([, pattern]) => pattern.test(message.trim()))?.[0];
  return area ? { kind: 'topic', area, subject: subjectOf(message) } : null;
}

/** Words of questions about calculations; a question with only these words has no other subject. */
const wordsOfWork = new Set(
  `a add added adding again all always an and another answer are be because been both bottom bottoms bracket brackets
  by calculate can cancel cannot carry change common count decimal decimals denominator denominators did difference
  digit digits divide divided dividing division do does each equal equals equation factor first flip for fraction
  fractions from get go got half has have here how hundreds i if in into is it just keep last least left lowest make
  me mean means minus move much multiple multiplication multiply multiplying must my need next no not now number
  numbers numerator numerators of on one ones only or other over part percent piece pieces place plus point power
  product quotient re remainder result right round s same second share should side sides sign simplify size so solve
  step steps still subtract subtracting subtraction sum switch t take ten tens than that the them then there these
  they third this those times to together top tops turn two under use value we what when which whole why with without
  work would wrong x y you your zero`.split(/\s+/),
);

/** Whether a question is about the current calculation: "why can't I add the bottoms?" */
export const isAboutTheWork = ({ area, subject }: Topic): boolean =>
  (area === 'reason' || area === 'definition' || area === 'fact') &&
  (subject.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => wordsOfWork.has(word));

const lead =
  /^(?:(?:hi|hello|hey|ok|okay|so|but|and|please|can|could|would|will|you|i|we|want|need|have|help|me|us|to|with|tell|give|show|explain|define|write|make|translate|what(?:'?s)?|who|when|where|why|how(?: come)?|is|are|was|were|do|does|did|the|an?|my|our|definition of|meaning of|difference between|say|about|essay|poem|story|letter|paragraph|code|program|for|that|it)\b[\s,!:]*)+/i;

/** The end of a request: for whom, how long, until when. It says nothing about the subject. */
const aboutTheAsking =
  /[\s,]+(?:for (?:me|us)\b|please\b|(?:in |with |of )?(?:about |at least )?\d+ (?:words|pages|lines|sentences)\b|(?:it'?s |it is )?due\b (?:on|by|in|today|tomorrow|next|monday|tuesday|wednesday|thursday|friday)).*$/i;

/** The subject of a question: its words without the request, shortened to fit into a sentence. */
function subjectOf(message: string): string {
  const [, quoted] = /["“]([^"”]{2,60})["”]/.exec(message) ?? [];
  if (quoted !== undefined) return shortened(quoted, 8);
  const line = message
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/[*_`#<>[\]|\\"“”]/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const [sentence = ''] = line.trim().split(/(?<=[.?!])\s/);
  const rest = sentence
    .replace(lead, '')
    .replace(aboutTheAsking, '')
    .replace(/\s+(?:mean|means|in (?:my )?own words|please|(?:in)?to [a-z]+)\s*(?=[?.!]*$)/i, '');
  return shortened(rest.replace(/[?.!,;:\s]+$/, ''), 8);
}

/** The first words of a text, for a quotation. */
export function shortened(text: string, words: number): string {
  const all = text.replaceAll(/\s+/g, ' ').trim().split(' ');
  const kept = all.slice(0, words).join(' ').slice(0, 80);
  return all.length > words ? `${kept} …` : kept;
}
