import { gap } from './expressions.ts';

/** A danger to a student, or a threat by a student. */
export interface Danger {
  readonly kind: 'self-harm' | 'abuse' | 'threat';
}

interface DangerSign {
  readonly kind: Danger['kind'];
  /** Matches plain words: lower case, no accents. */
  readonly words: RegExp;
}

const ofOneself = (words: string): DangerSign => ({ kind: 'self-harm', words: new RegExp(words) });
const abuse = (words: string): DangerSign => ({ kind: 'abuse', words: new RegExp(words) });
const threat = (words: string): DangerSign => ({ kind: 'threat', words: new RegExp(words) });

/** Signs of danger besides those of own-harm.ts, in English, German, French and Spanish, as students spell them. */
export const dangerSigns: readonly DangerSign[] = [
  // German, French, Spanish.
  ofOneself(
    String.raw`\b(?:(?:mich|mir)\b${gap(40)}\b(?:umbring\w*|toten|das leben nehmen|ritz\w*|aufhang\w*|erhang\w*|was antun|etwas antun|verletz\w*)|bring(?:e)? mich um|selbstmord(?:gedanken)?|suizid\w*|ritze? mich|will (?:\w+ )?(?:nicht mehr (?:leben|da sein|hier sein|aufwachen)|sterben|tot sein)|mag nicht mehr leben|(?:keinen sinn|keine lust)\b${gap(20)}\bleben|ohne mich (?:besser|glucklicher)|hasse mein leben|hasse mich)\b`,
  ),
  ofOneself(
    String.raw`\b(?:me (?:suicider|tuer|faire du mal|pendre|scarifi\w*|mutil\w*|couper les veines)|veux (?:\w+ )?(?:mourir|en finir|disparaitre)|envie de (?:mourir|me tuer|en finir|disparaitre)|(?:ne |n')?(?:veux|ai) (?:plus|pas) (?:envie de )?(?:vivre|etre la|exister)|(?:plus (?:envie|la force)|peux plus) de vivre|mettre fin a (?:ma vie|mes jours)|idees suicidaires|mieux (?:sans moi|si j'etais mort\w*)|je me (?:deteste|hais))\b`,
  ),
  ofOneself(
    String.raw`\b(?:(?:quiero|voy a|pienso|gustaria|ganas de) (?:\w+ )?(?:morir(?:me)?|matarme|suicidarme|desaparecer|hacerme dano|cortarme|acabar con (?:todo|mi vida))|matarme|suicidarme|me corto|hacerme dano|no quiero (?:vivir|seguir viviendo|seguir aqui|estar aqui|existir)|quitarme la vida|ya no (?:puedo mas|aguanto mas)|mejor sin mi|odio mi vida|me odio)\b`,
  ),
  // Somebody at home or elsewhere hurts the student.
  abuse(
    String.raw`\b(?:my |mein\w* |mon |ma |mi )(?:\w+ )?(?:dad|father|mom|mum|mother|step ?(?:dad|father|mom|mum|mother)|uncle|aunt|brother|sister|cousin|grandpa|grandma|parents|boyfriend|girlfriend|coach|teacher|neighbou?r|guardian|family)\b(?: \w+){0,4}? (?:hits?|hitting|beats?|beating|punch\w*|kick\w*|chok\w*|slap\w*|burns?|whips?|hurts?|hurting|touch(?:es|ed|ing)|rap(?:es|ed|ing)|molest\w*|abus\w*|threatens? to (?:kill|hurt)|locks?) (?:me|us|my)\b(?! (?:an?|the|to the|by \d|(?:at|in) (?:a |the )?(?:chess|fifa|football|soccer|tennis|basketball|cards|it|games?|maths?|math|running|races?)))`,
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
  abuse(
    String.raw`\b(?:(?:he|she|uncle|dad|father|step ?dad|brother|coach|teacher|neighbou?r) (?:always |often |sometimes |still )?touch(?:es|ed) me\b|(?:comes?|came|sneaks?) (?:in)?to my (?:room|bed) (?:at night|when|while)|(?:hits?|beats?|hurts?) me (?:at home|every|when (?:he|she|i)|with (?:a|his|her)|so (?:hard|bad)))\b`,
  ),
  // The student threatens others.
  threat(
    String.raw`\b(?:i(?:'m|m| am|'ll|ll| will)?|im|we(?:'re| are|'ll| will)?)\b (?:\w+ ){0,2}?(?:going to|gonna|gunna|wanna|want to|will|'ll|plan(?:ning)? to|about to|have to|should|could) (?:\w+ ){0,2}?(?:kill|murder|shoot|stab|strangle|beat up|bomb|blow up|burn down|poison) (?:him|her|them|you|everyone|everybody|every one|all of them|my (?!time|self|score|record|exam|test|homework|essay|speech|presentation)\w+|the (?:school|teacher|class|whole \w+|kids)|this school|people|that (?:kid|girl|boy|teacher|bitch)|mr\.?|mrs\.?|ms\.?)(?! (?:in|at) (?:chess|fifa|the game|this game|football|soccer|tennis|basketball|cards|minecraft|fortnite|roblox))\b`,
  ),
  threat(
    String.raw`\b(?:bring(?:ing)? (?:a|my|the|my dad's|his) (?:gun|knife|weapon|bomb|pistol|rifle) (?:to|into) (?:school|class)|shoot(?:ing)? up (?:the|my|this|our) (?:school|class\w*)|bomb (?:in|at) (?:the|my|our|this) school|don'?t come to school tomorrow)\b`,
  ),
  threat(
    String.raw`\b(?:ich (?:bringe?|stech\w*|schiess\w*|mache?) (?:\w+ ){0,2}?(?:ihn|sie|alle|euch|dich|den lehrer|die lehrerin) (?:\w+ )?(?:um|ab|kalt|nieder)|amok ?lauf\w*|je vais (?:\w+ )?(?:le|la|les|te|tous les) (?:tuer|buter|poignarder)|voy a (?:matar(?:lo|la|los|las|te)|matar a))\b`,
  ),
  threat(
    String.raw`\b(?:i'?m|i am|i'?ll|i will|gonna|going to) (?:\w+ ){0,2}?(?:bring(?:ing)? (?:a|my|the|my dad'?s) (?:gun|knife|pistol|rifle|bomb)|make (?:them|him|her|everyone|everybody|you) (?:all )?(?:pay|suffer|bleed|regret it))\b`,
  ),
];
