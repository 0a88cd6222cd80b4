import type { Danger } from './danger/danger-by-meanings.ts';
import { anyOf } from './expressions.ts';

/** Returns the source of a regular expression with its backslashes. */
const raw = String.raw;

/**
 * How a message continues a grave one; alone it may mean little. A `telling` message also counts after one
 * that only hinted at danger. A message that `confirms` counts only after one that showed danger by itself.
 */
export type Continuation = 'telling' | 'confirms';

/** Things with which people harm themselves. */
const means = raw`pills?|tablets|meds|rope|noose|knife|knives|blades?|razors?|scissors|lighter|gun|bleach|belt|poison|tabletten|messer|klinge|seil|strick|comprimes|cachets|couteau|lame|corde|pastillas|cuchillo|cuchilla|cuerda`;
/** Places to fall from. */
const highPlaces = raw`roof(?:top)?|bridge|balcony|ledge|train (?:tracks?|station)|tracks|window ?(?:sill|ledge)|cliff|dach|brucke|gleise\w*|toit|pont|balcon|rails|techo|azotea|puente|vias`;

/** A means of self-harm at hand, or a place to fall from. Both count whatever else the message is about. */
const atHand = anyOf(
  raw`(?:i(?:'ve| have)?|ive|i'm|im) (?:\w+ ){0,3}?(?:got|have|took|taken|brought|bring|bringing|found|hid|hidden|saved|collected|counted|holding|bought|keep) (?:\w+ ){0,4}?(?:${means})`,
  raw`i have (?:\w+ ){0,3}?(?:${means})`,
  raw`(?:${means}) (?:(?:is|are) )?(?:\w+ )?(?:in|on|under|next to|beside) my (?:\w+ )?(?:bag|backpack|room|hands?|pocket|desk|bed|drawer|locker|pillow)`,
  raw`(?:i'm|im|i am|standing|sitting|going up) (?:\w+ ){0,3}?(?:on|at|near|to|by) (?:the |a |our )?(?:\w+ )?(?:${highPlaces})`,
  raw`ich (?:habe?|hab) (?:\w+ ){0,4}?(?:${means})|j'ai (?:\S+ ){0,4}?(?:${means})|tengo (?:\w+ ){0,3}?(?:${means})`,
  raw`ich (?:bin|stehe|sitze) (?:\w+ )?(?:auf|an) (?:\w+ )?(?:${highPlaces})|je suis sur (?:\w+ )?(?:${highPlaces})|estoy en (?:\w+ )?(?:${highPlaces})`,
);

/** Words for no longer being alive: "won't wake up". */
const notHere = raw`(?:won'?t|will not|wouldn'?t|would not|will never|not going to) (?:\w+ )?(?:be (?:here|there|around|alive|back)|see me(?: again)?|wake up|come back|exist|have to (?:see|deal with|worry about) me)`;

/** Words for a decision, an end or an absence. */
const telling = anyOf(
  raw`(?:i'm|im|i am|i'll|ill|i will|i) (?:just |really |actually )?(?:going to|gonna|gunna|about to|have to|will)? ?(?:do|doing|end|ending|finish) (?:it|this)(?: (?:tonight|today|now|soon|tomorrow|right now|after \w+|this \w+|any ?way))?(?= *(?:[.,!]|$))`,
  raw`(?:i(?:'ve| have)?|ive) (?:already |just |really )?(?:decided|made up my mind)|my mind is made up|i (?:have|know) (?:a plan|how i|how i'll|where i|when i)|i(?:'ve| have)? planned (?:it|everything)`,
  raw`(?:nobody|no ?one|you|they) can(?:'?t|not)? (?:\w+ )?(?:stop|change my mind|save|talk me out)`,
  raw`(?:nobody|no ?one|noone|they|you) (?:would|will|'d|'ll|wouldn'?t|won'?t|is going to|are going to|is gonna|even|ever)? ?(?:\w+ )?(?:notice|care|miss me|know|mind|find me|find out|remember me|look for me|cry)(?: (?:any ?way|at all|if i \w+|me|i'm gone|im gone|until (?:\w+ )+))?(?= *(?:[.,!]|$))`,
  raw`(?:i|they|you|he|she|everyone|everybody|nobody|it) ${notHere}`,
  raw`(?:by|after) (?:tomorrow|monday|tonight|next week|then|the weekend)? ?(?:i'll|ill|i will) be (?:gone|dead|free|away)|i'?ll be gone|it(?:'ll| will) (?:all )?be over|it ends (?:tonight|today|now|soon)|by the time you (?:read|see)|this is (?:(?:my |the )?last (?:time|day|night|thing i)|goodbye|it(?= *(?:[.,!]|$)))`,
  raw`(?:wrote|writing|written|write|left|leaving) (?:\w+ ){0,2}?(?:letter|note|goodbye|will)s?(?: (?:to|for|on) (?:my|the|every\w*|them|him|her)\b)?|tell my (?:\w+ )(?:that )?i(?:'m| am| love)|sorry for everything|you can have my|take care of my|thank(?:s| you) for everything|my (?:very )?last (?:message|day|night|words)`,
  raw`it'?s (?:going to happen|gonna happen|happening)|i'?m ready(?= *(?:[.,!]|$))|(?:there(?:'s| is)|i see) no (?:other )?way(?: out)?|no way out|too late (?:now|for (?:help|me|that))`,
  raw`ich (?:tue?|mach\w*|tu) es|ich hab\w* (?:mich )?(?:schon )?(?:entschieden|beschlossen)|(?:niemand|keiner|keinen) (?:\w+ )?(?:merkt|wurde|wird|vermisst|interessiert|mich)\w*|morgen bin ich (?:weg|nicht mehr)|es ist (?:bald |dann )?vorbei|abschiedsbrief`,
  raw`je vais le faire|j'ai (?:deja )?decide|personne (?:\S+ )?(?:remarquera|s'en rendra|ne me|me manqu)\w*|demain je ne serai|ce sera fini|lettre d'adieu`,
  raw`lo voy a hacer|voy a hacerlo|ya (?:lo )?(?:he )?decid\w+|nadie (?:\w+ )?(?:notara|extrana\w*|importa\w*|echara)|manana no estare|todo (?:se )?acabara|carta de despedida`,
);

/** Words that confirm: it was meant, it is soon, it goes on, nobody can help. */
const confirms = anyOf(
  raw`(?:i (?:really |do |actually )*mean (?:it|that|this|what i (?:said|wrote))|(?:i'm|im|i am) (?:\w+ )?serious|(?:it'?s|its|this is|that'?s|that was) (?:no|not) (?:a )?(?:joke|joking)|not (?:a joke|joking|kidding|lying|exaggerating|making (?:it|this) up)|no joke|i swear|for real|believe me|it'?s true)`,
  raw`(?:did|do|doing|try|tried|trying) (?:it|that)(?: (?:again|before|once|twice|already|yesterday|last \w+|tonight|today|now|after \w+))(?= *(?:[.,!]|$))|(?:it )?happen(?:s|ed) (?:every|again|all the time|to me)|(?:he|she|they) (?:did|does|do) it (?:again|every)|every (?:night|day|week|time)(?= *(?:[.,!]|$))`,
  raw`(?:nobody|no ?one) (?:can|will|could) (?:\w+ )?(?:help|know|believe|understand)|(?:don'?t|do not) tell (?:any ?(?:one|body)|my \w+|them|him|her|the \w+)|too late|good ?bye|farewell|(?:it )?doesn'?t matter(?: any ?(?:more|way))?(?= *(?:[.,!]|$))|nothing (?:matters|helps|will (?:change|help))|what'?s the point(?= *(?:[.?!]|$))|(?:i'm|im|i am) (?:so done|done with (?:it all|this|everything|life|all))(?= *(?:[.!]|$))|i give up(?= *(?:[.!]|$))|i can'?t any ?more`,
  raw`(?:he|she|they)(?:'s| is|s|'re| are) (?:so |really |always |already )?(?:coming (?:home|back|over|for me|to get)|home|drunk|outside)|(?:i'm|im|i am) (?:so |really )?(?:scared|afraid|terrified)|(?:they|he|she)(?: all)? (?:deserves? (?:it|this|to)|(?:'ll|will) (?:all )?(?:see|regret|pay)(?= *(?:[.,!]|$)|(?: it| for)))`,
  raw`mein(?:e)? es (?:wirklich |ganz )?ernst|kein (?:witz|scherz|spass)|wirklich ernst|heute (?:nacht|abend)|zu spat|niemand kann|sag es niemand\w*|leb wohl|je suis (?:vraiment )?serieu\w+|(?:ce|c')? ?n?'?est pas une blague|pas une blague|ce soir|trop tard|personne ne peut|adieu|(?:lo digo|hablo) en serio|no es (?:una )?broma|esta noche|demasiado tarde|nadie puede|no se lo digas|adios`,
);

/** A message that names only a time: "maybe tonight", "it will be after school". */
const onlyWhen =
  /^\W*(?:(?:and|yes|no|ok|well|so|maybe|probably|i think|it(?:'s|'ll| will)?|i(?:'m|'ll| will)?|im|ill|be|going|gonna|do|doing|happen|it|this|very)[ ,.]+){0,6}(?:tonight|today|tomorrow|right now|after school|this weekend|soon)[ .!]*$/;

/** Words of schoolwork, with which "I give up" and "I'm going to do it" are about an exercise. */
const aboutSchoolwork = anyOf(
  raw`\d+ ?[-+*/x=^%:.] ?\d+|(?:number|no|nr|exercise|question|task|page|chapter|problem|step|part) ?\d+`,
  raw`exercises?|questions?|homework|worksheets?|tasks?|equations?|fractions?|answers?|essays?|paragraphs?|sentences?|formulas?|solv\w+|solutions?|calculat\w+|explain\w*|hints?|steps?|subtract\w*|add(?:ing)?|multipl\w+|divid\w+|maths?|algebra|geometry|chemistry|physics|biology|history|grammar|verbs?|nouns?|tests?|exams?|quiz(?:zes)?|chapters?|pages?|graphs?|triangles?|sides|lessons?|assignments?|projects?|presentation|teacher says|due|mark|grade|variables?|x|y|poems?|novels?|stor(?:y|ies)|how do (?:you|i) say|translat\w+|in (?:english|german|french|spanish|chinese|portuguese|italian|latin)|movies?|films?|songs?|lyrics|weather`,
  raw`(?:haus)?aufgaben?|rechn\w*|losung\w*|antwort\w*|gleichung\w*|bruch|bruche|satz|ubung\w*|klausur|exercices?|devoirs?|reponses?|phrases?|calcul\w*|ejercicios?|tareas?|deberes|ecuacion\w*|respuestas?|oracion\w*`,
);

/** Words that take back what was said, accept help, or say goodbye until next time. */
const takenBack = anyOf(
  raw`jk|just (?:kidding|joking|frustrated|annoyed|angry|tired|bored|stressed)|(?:was|were|i'm|im) (?:just |only )?(?:joking|kidding)|(?:did ?n'?t|don'?t|do not) (?:really )?mean (?:it|that)|(?:i'm|im|i am|feel) (?:ok|okay|fine|better|alright|good)(?: now)?|(?:i'll|ill|i will|i'm going to|going to|gonna|i did|i) (?:talk|talked|speak|spoke|told|tell|go|went|call|called) (?:to |with )?(?:my |the |a |an |him|her|them|some)\w*`,
  raw`see (?:you|ya|u)|until (?:tomorrow|next)|bis (?:morgen|dann|bald)|a (?:demain|bientot)|hasta (?:manana|luego)|nos vemos`,
);

/**
 * How a message in plain words continues a grave one. Null when it does not, when it is about schoolwork, and
 * when it takes back what was said. A means at hand counts in any case.
 */
export function continuationIn(words: string): Continuation | null {
  if (atHand.test(words)) return 'telling';
  if (aboutSchoolwork.test(words) || takenBack.test(words)) return null;
  if (telling.test(words)) return 'telling';
  return confirms.test(words) || onlyWhen.test(words) ? 'confirms' : null;
}

/** Possible signs of danger, which do not raise an alert by themselves. */
const possibleSigns: readonly { readonly kind: Danger['kind']; readonly words: RegExp }[] = [
  {
    kind: 'self-harm',
    words: anyOf(
      raw`can'?t (?:do|take|stand|handle|bear|go on with) (?:this|it|that|life|everything) (?:any ?more|any ?longer)|can'?t (?:any ?more|go on)`,
      raw`(?:feel|feeling|am|i'm|im) (?:\w+ ){0,2}?(?:empty|numb|hopeless|worthless|alone|lonely|broken|trapped|useless|invisible|unwanted|unloved|a (?:burden|failure|mistake)|nothing)`,
      raw`(?:what'?s|whats|what is|see|there'?s|is) (?:the |no |a )?point(?: (?:of|in) (?:any|every|it|all|living|trying|going|being)\w*)?|why (?:even )?(?:bother|try|go on|am i (?:even )?here)`,
      raw`(?:nobody|no ?one|everybody|everyone) (?:\w+ )?(?:cares|likes|loves|needs|wants|understands|hates) (?:about )?me|(?:tired|sick) of (?:everything|it all|trying|pretending|fighting|being|this life)|hate (?:everything|being me|living|who i am)`,
      raw`wish (?:\w+ ){1,3}?(?:would|could) (?:\w+ ){0,2}?(?:stop|end|be over|disappear)|(?:if|when) i (?:was|were|am|wasn'?t|weren'?t) (?:\w+ )?(?:gone|here|there|around|dead|never here)|(?:disappear|vanish|fade away|never come back|sleep for ?ever|not be here)`,
      raw`(?:everything|it|life) (?:just )?(?:hurts|is (?:pointless|meaningless|too much|hopeless|empty))|everything would be (?:easier|better)|kann nicht mehr|keinen sinn mehr|niemand mag mich|n'en peux plus|personne ne m'aime|no puedo mas|nadie me quiere`,
    ),
  },
  {
    kind: 'abuse',
    words: anyOf(
      raw`(?:afraid|scared|don'?t want|dont want|hate) (?:to (?:go|be)|going|being) (?:\w+ )?home|my (?:\w+ )?(?:dad|father|mom|mum|mother|step\w+|uncle|brother|parents|boyfriend) (?:\w+ ){0,3}?(?:scares?|yells?|screams?|gets? (?:so )?(?:angry|mad)|drinks?|is drunk|loses? it)`,
    ),
  },
  {
    kind: 'threat',
    words: anyOf(
      raw`(?:get back at|make (?:him|her|them) (?:all )?(?:pay|sorry)|want (?:him|her|them) (?:gone|dead|to suffer)|hate (?:him|her|them all|everyone|everybody) so much)`,
    ),
  },
];

/** The danger that a text in plain words may hint at; null without one, or when it is about schoolwork. */
export function possibleDanger(words: string): Danger | null {
  if (aboutSchoolwork.test(words)) return null;
  const found = possibleSigns.find(({ words: expression }) => expression.test(words));
  return found ? { kind: found.kind } : null;
}
