import { anyOf, gap } from './expressions.ts';

/** Returns the source of a regular expression with its backslashes. */
const raw = String.raw;
/** A word for the writer of the message. */
const writer = raw`(?:i|i'm|im|i've|ive|i'd|i'll|me|my)`;
/** "myself", also misspelt. */
const myself = raw`(?:my ?self|me self|myslef|mysef|myselves)`;
/** A part of the writer's body: "my wrists". */
const ownBody = raw`my (?:own )?(?:\w+ )?(?:wrists?|arms?|legs?|thighs?|skin|veins?|body|throat|hips?|stomach|flesh)`;
/** Words of wishing, planning and trying. */
const wish = raw`(?:want(?:ed|ing)?|wanna|wish(?:ed|ing)?|going|gonna|gunna|ready|plan(?:ned|ning)?|think(?:ing)?|thought|hope|hoping|feel(?:ing)? like|try(?:ing)?|tried|need|deserve|rather|about|decided|urges?|should|might|'ll|'d)`;
/** Excludes figures of speech with dying. */
const figurative = raw`(?! (?:of|from|with|over|at) (?:laugh|embarrass|shame|bore|hunger|thirst|cringe)| laughing| (?:studying|working|trying to (?:solve|finish|understand)|over (?:this|that|my)|with (?:this|work|homework))| than)`;
/** Excludes not wanting to live in a certain place. */
const elsewhere = raw`(?! (?:in|near|with|at|on|there|by|under|next|together|among|abroad|off|without (?!him|her|them)))`;
/** Excludes injuries in sports and other accidents. */
const accident = raw`(?! (?:in|at|while|when|playing|on|during|by|with|shaving|some|a|an|off)\b)`;

/** What people who want to die say. */
const toDie: readonly string[] = [
  raw`(?:want|going|about|need|have|ready|try(?:ing)?) to kms|(?:gonna|wanna|gotta|might|should|i'll|just|lol|imma) kms|kms (?:lol|rn|fr|tonight|today|now)|(?:i'?m|im|gonna|want to|wanna|going to) (?:off|neck|unalive|delete) ${myself}`,
  raw`(?:kill(?:ing|ed)?|unaliv(?:e|ing|ed)|hang(?:ing|ed)?|drown(?:ing)?|shoot(?:ing)?|stab(?:bing|bed)?|strangl(?:e|ing)|poison(?:ing)?) ${myself}${figurative}`,
  raw`(?:kill|murder|shoot|hurt|destroy|blow up)\w*\b${gap(40)}\b(?:including|and|or|even|then) ${myself}`,
  raw`(?:set|light|lit|setting|lighting) (?:${myself}|my (?:body|clothes|hair)) (?:on fire|ablaze)`,
  raw`(?:end(?:ing|ed)?|tak(?:e|ing)|took) (?:my (?:own )?life|it all)|my (?:own )?(?:suicide|death wish)|suicide (?:note|plan)`,
  raw`${writer}\b${gap(60)}\b(?:suicid\w*|su[i1]c[i1]d\w*|sewer ?slid\w*|want death)`,
  raw`(?:i|i'm|im|i've|ive|i'd)\b(?: \w+){0,4}? ${wish} (?:to |i (?:could |would |should |might )?)?(?:just |really |kinda |fucking )?(?:die|be dead|disappear for ?ever|not (?:be (?:here|alive)|exist|wake up|live)|stop existing|never wake up|cease to exist|sleep forever)${figurative}(?! (?:in|out|at) (?:the |this |my )?(?:game|level|minecraft|fortnite|roblox))`,
  raw`(?:don'?t|do not|dont|didn'?t|no longer|never) (?:really |even |ever )?(?:want|wanna|wish)(?:ed)?(?: to)? (?:be alive|live(?: any ?more| like this)?${elsewhere}|exist|be here any ?more|wake up(?: any ?more| tomorrow| again)?|go on (?:living|any ?more|like this))`,
  raw`(?:tired|sick) of (?:living${elsewhere}|life|being alive|existing)|(?:no|(?:see|have|find) (?:the|any|no|a)) (?:point|reason|sense) (?:in|to|of|for) (?:living|live|life|being alive|existing|being here|keep going|go(?:ing)? on)${elsewhere}|what'?s the point (?:in|of) (?:living|going on|being alive)${elsewhere}`,
  raw`(?:wish (?:for (?:my )?death|i (?:was|were|had) (?:dead|never (?:been )?born)|i (?:could|would) (?:die|not wake up))|(?:better off|happier) (?:dead|without me|if i (?:was|were) (?:dead|gone)))`,
  raw`(?:everyone|everybody|they|you)(?: \w+){0,3}? (?:be sorry|miss me|regret it) when i(?:'m|m| am) (?:gone|dead)`,
  raw`(?:no ?(?:body|one)) (?:would|will|'d) (?:even |ever )?(?:miss me|care if i (?:die|died|was|were|am|disappear\w*))|(?:can'?t|cannot) (?:take|do|go on with) (?:this )?(?:life )any ?more|(?:can'?t|cannot) go on (?:any ?more|living|like this)`,
  raw`nothing (?:left )?to live for|(?:my )?life (?:is not|isn'?t) worth (?:living|it)|goodbye (?:forever|cruel world)|hate my life|want (?:it|everything|my life|all (?:of )?this) (?:all )?to (?:end|be over|stop)(?= *(?:[.,!?]|$|now|for ?ever|already))`,
  raw`${writer}\b${gap(40)}\b(?:fantas\w+|dream\w*|enjoy\w*|imagin\w+|obsess\w+|thoughts?|think(?:ing)? (?:about|of))\b${gap(30)}\b(?:being (?:hurt|killed|dead|tortured)|dying(?! out)|my (?:own )?(?:death|funeral)|(?:killing|stabbing|flaying|gutting|impaling) my\w*)`,
  raw`(?:how long|duration|how much time|how many (?:minutes|hours|days|pills))\b${gap(40)}\b(?:before|until|till|for|would|does it take) (?:me |i |you )(?:\w+ )?(?:to )?(?:die|bleed|pass out|starve|overdose)`,
  raw`(?:want|wanna|going|gonna|think\w*|thought|imagin\w*|about|might|should|could)\b${gap(20)}\bjump(?:ing)? (?:(?:off|from) (?:a|the|my) (?:bridge|roof|building|balcony)|in front of (?:a|the) (?:train|bus|car|truck))|tie a noose|toaster (?:bath|in the bath)`,
  raw`${writer}\b${gap(40)}\b(?:overdos\w+|od'?ing|tak(?:e|ing) all (?:the|my|these) pills|swallow\w* (?:all|a bottle|bleach|pills))`,
  raw`i (?:want|plan|am going|'?m going|gonna)\b${gap(60)}\b(?:a martyr|martyr myself)|my (?:final|last) (?:jihad|mission|act on earth)`,
];

/** Things to take too much of. */
const means = raw`(?:pills?|tablets|tylenol|paracetamol|ibuprofen|medications?|meds|bleach|alcohol|drugs|caffeine|energy drinks)`;
/** Plain questions about ways to die. */
const dying: readonly string[] = [
  raw`(?:painless|least painful|most painless|peaceful|quickest|fastest|easiest|gentlest) (?:way|death|method|means)s? (?:to (?:go|die|end)|of (?:dying|death|going))`,
  raw`(?:how (?:many|much)|which|what)\b${gap(20)}\b${means}\b${gap(50)}\b(?:too (?:many|much)|kill (?:you|me|a person)|to die|overdose|not wake up|heart stops?|pass out)`,
  raw`(?:die|dying) (?:from|of) (?:too (?:many|much)|taking) (?:\w+ )?${means}|i(?:'ve|ve)? (?:just |already |have )?(?:took|taken|swallowed) (?:a (?:bunch|lot|handful|bottle)|all|too many|\d{2,}) (?:of )?(?:\w+ ){0,3}${means}`,
  raw`(?:want|wanna|going|gonna|think\w*|thought|imagin\w*|feel like|could just)\b${gap(20)}\b(?:walk(?:ing)?|step(?:ping)?|run(?:ning)?|drive|driving|crash(?:ing)?)\b${gap(30)}\b(?:into (?:traffic|a tree|a wall)|in front of (?:one|a (?:train|bus|truck|car)|trains|cars))`,
  raw`does (?:hanging (?:yourself|${myself})|dying|it) hurt to (?:die|hang|drown)|does (?:hanging|dying) hurt|what does (?:it feel like to die|dying feel like)|(?:die|death|dead)\b${gap(30)}\blook like an accident|(?:rope|noose|knot|belt)\b${gap(40)}\bmy neck`,
  raw`(?:sleep|bed|asleep)\b${gap(12)}\bnever wake up|(?:tired of|keep|stop) fighting (?:these|the|my) thoughts|(?:world|everyone|family|parents) (?:is|are|would be|will be) better (?:off )?without (?:me|people like me)|(?:wrote|writing|written|write) (?:\w+ )?(?:goodbye|farewell|suicide) (?:letters?|notes?)`,
  raw`my (?:best |little |big )?(?:friend|sister|brother|classmate|cousin|girlfriend|boyfriend|roommate)\b${gap(60)}\b(?:(?:cut(?:s|ting)?|kill(?:ing)?|hurt(?:s|ing)?|harm(?:s|ing)?|starv(?:es|ing)) (?:her|him|them)sel\w+|(?:his|her|their) cuts|wants? to die)`,
];

/** What people who hurt themselves say. */
const toHurtOneself: readonly string[] = [
  raw`(?:harm(?:ing|ed)?|hurt(?:ing)?|injur(?:e|ed|ing)|mutilat(?:e|ed|ing)|punish(?:ing|ed)?|starv(?:e|ing|ed)|scratch(?:ing|ed)?|bruis(?:e|ed|ing)|burn(?:ed|ing|t)?|cut(?:ting)?|slic(?:e|ed|ing)|carv(?:e|ed|ing)) ${myself}${accident}${figurative}`,
  raw`(?:${writer})\b${gap(80)}\b(?:self[- ]?(?:harm\w*|injur\w*|mutilat\w*|destruct\w*)|selfharm\w*)`,
  raw`(?:self[- ]?(?:harm\w*|injur\w*|mutilat\w*))\b${gap(80)}\b(?:i|i'm|i've|my|me)`,
  raw`(?:cut|cuts|cutting|slit|slitting|slic\w+|burn\w*|scratch\w*|carv\w+|razors?|blades?|scars?) (?:\w+ ){0,3}${ownBody}(?! (?:in|at|on|while|when|playing|during|by|off)\b)`,
  raw`i (?:still |used to |have |just |often |only |always )?cut (?:again|deep\w*|for (?:the (?:longest|first)|years|months|so long)|since|to (?:feel|cope|relax|calm)|when i(?:'m|m| am| feel| get)|because i|every (?:day|night)|too deep|veins?|last night)`,
  raw`(?:cut|cutting|slic\w+|slit\w*) (?:\w+ ){0,2}veins?|my (?:self[- ]?harm )?(?:cuts and )?scars|cut deeper|(?:pictures?|pics?|photos?) of (?:my|your|their) (?:cuts|scars)`,
  raw`(?:i'?m|i am|i was|i stayed|i(?:'ve| have) been|been) clean (?:from (?:cutting|sh|self[- ]?harm)|for (?:\d+|\w+) (?:days?|weeks?|months?|years?))|mak(?:e|es|ing) (?:yourself|${myself}) (?:throw up|vomit|puke)`,
  raw`hate (?:myself|my (?:own )?(?:life|body|existence))|i (?:am|'?m) (?:worthless|a burden)|i deserve (?:pain|to (?:suffer|be hurt|be punished))`,
  raw`(?:make|making|made) ${myself} (?:throw up|sick|vomit|puke|bleed)|(?:i|i'?m|i've) (?:\w+ )?(?:been )?(?:starving|purging|binging|bingeing)(?: ${myself}| again| to|$|[.,!])|binge (?:eat|and purge)|(?:i|i'?ve) (?:\w+ )?(?:stop(?:ped)? eating(?= *(?:[.,!]|$|so|because|for|until|again))|haven'?t eaten (?:in|for) days)`,
  raw`(?:i|my|me|i'm|i've)\b${gap(60)}\b(?:anorexi\w+|bulimi\w+|pro[- ]?ana|thinspo\w*|relapsed)`,
  raw`(?:love|enjoy|like|crave|need) (?:the |that |this )?(?:\w+ )?(?:feeling of )?(?:pain|bleeding|my blood|hurting ${myself})|how good it feels to (?:hurt|cut|bleed)|numb\w*\b${gap(60)}\b(?:pain|cut\w*|bleed)\b${gap(60)}\bbleed\w*`,
];

/** Slang abbreviations of self-harm; "sh" is also the name of a shell. */
const shorthand = /(?<![\w./-])(?:sh|shtwt|edtwt)(?![\w.])/;
/** Words beside such an abbreviation that show what it means. */
const withShorthand = anyOf(
  raw`urges?|scars?|clean|relaps\w+|addict\w*|harm\w*|hurts?|cope|coping|cuts?|cutting|eating|therap\w+|recover\w+|trigger\w*|pain`,
);
/** Words that show that "sh" is the shell. */
const shell = /\b(?:bash|script|shell|terminal|chmod|linux|unix|command|file)\b/;

/** Every sign of wanting to die or hurting oneself. */
const signs = [anyOf(...toDie), anyOf(...dying), anyOf(...toHurtOneself)];

/** Whether the writer of plain words wants to die or hurts themselves. */
export function speaksOfOwnHarm(words: string): boolean {
  if (signs.some((sign) => sign.test(words))) return true;
  return shorthand.test(words) && withShorthand.test(words) && !shell.test(words);
}
