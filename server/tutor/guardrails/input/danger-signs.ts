/** What a student may be in danger of, or threaten; the tutor then steps back for a person. */
export interface Danger {
  readonly kind: 'self-harm' | 'abuse' | 'threat';
}

interface DangerSign {
  readonly kind: Danger['kind'];
  /** In a text made plain: small letters, no accents. */
  readonly words: RegExp;
  /** Said of oneself, so that a lesson is no reason to overlook it. */
  readonly alsoInLessons: boolean;
}

/** Up to so many characters of the same sentence between two words. */
const gap = (most: number): string => `[^.!?\\n]{0,${most}}?`;

const wish = `(?:want(?:ed|ing)?|wanna|wish(?:ed|ing)?|wishing|going|gonna|gunna|ready|plan(?:ned|ning)?|think(?:ing)?|thought|hope|hoping|feel(?:ing)? like|try(?:ing)?|tried|need|deserve|rather|about|decided|urges?|just|could|should|might|will|'ll|'d|to)`;
const ownBody = String.raw`my (?:own )?(?:\w+ )?(?:wrists?|arms?|legs?|thighs?|skin|veins?|body|throat|hips?|stomach)`;

const ofOneself = (words: string): DangerSign => ({
  kind: 'self-harm',
  words: new RegExp(words),
  alsoInLessons: true,
});
const asTopic = (words: string): DangerSign => ({
  kind: 'self-harm',
  words: new RegExp(words),
  alsoInLessons: false,
});
const abuse = (words: string): DangerSign => ({
  kind: 'abuse',
  words: new RegExp(words),
  alsoInLessons: true,
});
const threat = (words: string): DangerSign => ({
  kind: 'threat',
  words: new RegExp(words),
  alsoInLessons: true,
});

/** Signs of danger, the surest first. English, German, French and Spanish; the spelling is a student's. */
export const dangerSigns: readonly DangerSign[] = [
  // To die by one's own hand.
  ofOneself(
    String.raw`\b(?:kms|kill(?:ing|ed)? (?:my ?self|me self|myslef|mysef)|(?:unalive|un-alive|unaliv|off|offing|end|ending|hang|hanging|drown(?:ing)?|shoot(?:ing)?|stab(?:bing)?|harm(?:ing)?|hurt(?:ing)?|injur(?:e|ing)|mutilat(?:e|ing)|starv(?:e|ing|ed)|punish(?:ing)?|burn(?:ed|ing|t)?) my ?self|unaliving|my (?:own )?suicide|end(?:ing)? (?:my life|it all|my own life)|take my (?:own )?life|taking my (?:own )?life)\b`,
  ),
  ofOneself(String.raw`\b(?:i|i'm|im|i've|ive|me)\b${gap(60)}\bsuicid\w*`),
  ofOneself(
    String.raw`\bi(?:'m|m| am|'ve|ve| have|'d|d)?\b(?: \w+){0,4}? ${wish} (?:\w+ ){0,2}(?:die|dead|disappear for ?ever|not (?:be|exist|wake up|live)|stop existing|never wake up|cease to exist)\b(?! of (?:laugh|embarrass|shame|bore)| laughing)`,
  ),
  ofOneself(
    String.raw`\b(?:(?:don'?t|do not|dont|didn'?t|no longer|never) (?:really |even )?(?:want|wanna|wish)(?:ed)?(?: to)?|tired of|sick of|no (?:point|reason|sense) (?:in|to|of|for)|not worth|point (?:in|of|to)|can'?t (?:keep|go on)) ?(?:to )?(?:be |go on )?(?:alive|liv(?:e|ing)|being alive|exist(?:ing|ence)?|be here (?:any ?more|anymore)|wake up(?: any ?more| tomorrow)?)\b`,
  ),
  ofOneself(
    String.raw`\b(?:wish (?:for my death|i (?:was|were|had) (?:dead|never (?:been )?born))|(?:better off|happier) (?:dead|without me|if i (?:was|were) (?:dead|gone))|(?:no ?(?:body|one)|nobody) (?:would|will|'d) (?:even )?(?:miss me|care if i (?:die|died|was|were|am))|if i (?:was|were) (?:dead|gone)|can'?t (?:take|do) (?:it|this|life) any ?more|nothing (?:left )?to live for|life (?:is|isn'?t|is not) (?:not )?worth|hate my ?(?:self|life|body)|want it (?:all )?to (?:end|be over)|goodbye (?:forever|everyone))\b`,
  ),
  // To hurt oneself.
  ofOneself(
    String.raw`\b(?:i|i'?ve|i'?m|my|me)\b${gap(60)}\b(?:self[- ]?(?:harm\w*|injur\w*|mutilat\w*)|cut(?:ting)? my ?self|slic(?:e|ed|ing) my ?self|cut(?:s|ting)? (?:on )?${ownBody}|scars? on ${ownBody})`,
  ),
  ofOneself(
    String.raw`\b(?:cut|cuts|cutting|slic\w+|burn\w*|scratch\w*|carv\w+|razors?|blades?) (?:\w+ ){0,3}${ownBody}\b`,
  ),
  ofOneself(
    String.raw`\b(?:make my ?self (?:throw up|sick|vomit|puke)|(?:i|i'm|im) (?:\w+ )?(?:starving|purging) |(?:i|i'm|im)\b${gap(40)}\b(?:overdos\w+|od'?ing|take all (?:the|my|these) pills)|jump(?:ing)? (?:off|from) (?:a|the) (?:bridge|roof|building)|jump(?:ing)? in front of (?:a|the) (?:train|bus|car))\b`,
  ),
  // German, French, Spanish.
  ofOneself(
    String.raw`\b(?:(?:mich|mir)\b${gap(40)}\b(?:umbring\w*|toten|das leben nehmen|ritz\w*|aufhang\w*|erhang\w*|was antun|etwas antun|verletz\w*)|bring(?:e)? mich um|selbstmord(?:gedanken)?|suizid\w*|ritze? mich|will (?:\w+ )?(?:nicht mehr (?:leben|da sein|hier sein|aufwachen)|sterben|tot sein)|mag nicht mehr leben|(?:keinen sinn|keine lust)\b${gap(20)}\bleben|ohne mich (?:besser|glucklicher)|hasse mein leben|hasse mich)\b`,
  ),
  ofOneself(
    String.raw`\b(?:me (?:suicider|tuer|faire du mal|pendre|scarifi\w*|mutil\w*|couper les veines)|veux (?:\w+ )?(?:mourir|en finir|disparaitre)|envie de (?:mourir|me tuer|en finir|disparaitre)|(?:ne |n')?(?:veux|ai) (?:plus|pas) (?:envie de )?(?:vivre|etre la|exister)|plus (?:envie|la force) de vivre|mettre fin a (?:ma vie|mes jours)|idees suicidaires|mieux (?:sans moi|si j'etais mort\w*)|je me (?:deteste|hais))\b`,
  ),
  ofOneself(
    String.raw`\b(?:(?:quiero|voy a|pienso|gustaria|ganas de) (?:\w+ )?(?:morir(?:me)?|matarme|suicidarme|desaparecer|hacerme dano|cortarme|acabar con (?:todo|mi vida))|matarme|suicidarme|me corto|hacerme dano|no quiero (?:vivir|seguir viviendo|seguir aqui|estar aqui|existir)|quitarme la vida|ya no (?:puedo mas|aguanto mas)|mejor sin mi|odio mi vida|me odio)\b`,
  ),
  // The topic, asked for in order to do it or to hide it.
  asTopic(
    String.raw`\b(?:how|ways?|methods?|best|easiest|painless|quickest|places?|tips|tools|advice|secretly|hide|hiding|avoid detection|forums?|communit\w+|pact|tried|urges?|challenge|lead people|long(?:er)? until|before i)\b${gap(120)}\b(?:suicid\w*|self[- ]?harm\w*|self[- ]?injur\w*|kill (?:your|one)self|overdose on|eating disorders?|pro[- ]?ana)\b`,
  ),
  asTopic(
    String.raw`\b(?:suicid\w*|self[- ]?harm\w*|self[- ]?injur\w*|self[- ]?inflict\w*|eating disorders?)\b${gap(120)}\b(?:cop(?:e|ing)|relief|pact|hide|hiding|secret\w*|caught|painless|without being|thrill|addict\w*|recover\w*|urges?|risky|options|methods?|promot\w+)\b`,
  ),
  // Somebody at home or elsewhere hurts the student.
  abuse(
    String.raw`\b(?:my |mein\w* |mon |ma |mi )(?:\w+ )?(?:dad|father|mom|mum|mother|step ?(?:dad|father|mom|mum|mother)|uncle|aunt|brother|sister|cousin|grandpa|grandma|parents|boyfriend|girlfriend|coach|teacher|neighbou?r|guardian|family)\b(?: \w+){0,4}? (?:hits?|hitting|beats?|beating|punch\w*|kick\w*|chok\w*|slap\w*|burns?|whips?|hurts?|hurting|touch(?:es|ed|ing)|rap(?:es|ed|ing)|molest\w*|abus\w*|threatens? to (?:kill|hurt)|locks?) (?:me|us|my)\b(?! (?:a|an|the|up) )`,
  ),
  abuse(
    String.raw`\b(?:i(?:'m| am| was|'ve been| have been| got| get|'m being| am being)) (?:being )?(?:abused|raped|molested|assaulted|beaten|groomed|trafficked|sexually (?:abused|assaulted|harassed))\b`,
  ),
  abuse(
    String.raw`\b(?:(?:he|she|they|someone|somebody|a man|an adult) (?:\w+ ){0,3}?(?:touch(?:es|ed)|rap(?:es|ed)|molest(?:s|ed)|forc(?:es|ed)|mak(?:es|e)|made) (?:me|my)(?: \w+){0,3} ?(?:private|down there|where i|sex|undress|naked|nudes?|places)|(?:scared|afraid|terrified) (?:to go home|of my (?:dad|father|mom|mum|mother|step\w+|parents|uncle|boyfriend)))\b`,
  ),
  abuse(
    String.raw`\b(?:(?:mein|meine) (?:\w+ )?(?:vater|mutter|papa|mama|onkel|stiefvater|bruder|eltern|freund)\b(?: \w+){0,3}? (?:schlagt|schlagen|verprugelt|fasst|missbraucht|tritt) (?:mich|uns)|(?:schlagt|schlagen|verprugelt|missbraucht) (?:mich|uns) (?:mein|meine|zu hause)|(?:mon|ma|mes) (?:\w+ )?(?:pere|mere|papa|maman|oncle|beau-pere|frere|parents) (?:me|nous) (?:frappe\w*|bat|battent|touche\w*|viole\w*)|(?:mi|mis) (?:\w+ )?(?:padre|madre|papa|mama|tio|padrastro|hermano|padres) (?:me|nos) (?:peg\w+|golpe\w+|toc\w+|viol\w+|maltrat\w+))\b`,
  ),
  // The student threatens others.
  threat(
    String.raw`\b(?:i(?:'m|m| am|'ll|ll| will)?|im|we(?:'re| are|'ll| will)?)\b (?:\w+ ){0,2}?(?:going to|gonna|gunna|wanna|want to|will|'ll|plan(?:ning)? to|about to|have to|should|could) (?:\w+ ){0,2}?(?:kill|murder|shoot|stab|strangle|beat up|bomb|blow up|burn down|poison) (?:him|her|them|you|everyone|everybody|every one|all of them|my (?!time|self|score)\w+|the (?:school|teacher|class|whole \w+|kids)|this school|people|that (?:kid|girl|boy|teacher|bitch)|mr\.?|mrs\.?|ms\.?)\b`,
  ),
  threat(
    String.raw`\b(?:bring(?:ing)? (?:a|my|the|my dad's|his) (?:gun|knife|weapon|bomb|pistol|rifle) (?:to|into) (?:school|class)|shoot(?:ing)? up (?:the|my|this|our) (?:school|class\w*)|bomb (?:in|at) (?:the|my|our|this) school|don'?t come to school tomorrow)\b`,
  ),
  threat(
    String.raw`\b(?:ich (?:bringe?|stech\w*|schiess\w*|mache?) (?:\w+ ){0,2}?(?:ihn|sie|alle|euch|dich|den lehrer|die lehrerin) (?:\w+ )?(?:um|ab|kalt|nieder)|amok ?lauf\w*|je vais (?:\w+ )?(?:le|la|les|te|tous les) (?:tuer|buter|poignarder)|voy a (?:matar(?:lo|la|los|las|te)|matar a))\b`,
  ),
];
