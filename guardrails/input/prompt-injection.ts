import { gap } from './expressions.ts';

/** A sign that the writer gives the tutor orders instead of asking about the exercise, and its weight. */
interface Sign {
  readonly weight: number;
  readonly words: RegExp;
}

/** The weight at which a text is an injection: one certain sign, or several that are harmless alone. */
const enough = 3;

/** Words for the tutor's rules. */
const rules = String.raw`(?:instructions?|rules?|guidelines?|guide-lines|restrictions?|prompts?|inputs|directions?|polic(?:y|ies)|programming|filters?|constraints?|limitations?|safeguards?|guardrails?|safety|settings|anweisung\w*|regel\w*|vorgabe\w*|richtlinie\w*|einschrankung\w*|beschrankung\w*|consignes?|regles?|directives?|limites?|filtres?|instrucciones|reglas|indicaciones|restricciones|normas|filtros?|istruzioni|regole|instrucoes|regras|instructies|regels)`;
/** Words for what limits the tutor. */
const ethics = String.raw`(?:ethic\w*|moral\w*|law\w*|legal\w*|rules?|guidelines?|restrictions?|limits?|limitations?|filters?|polic(?:y|ies)|boundar\w+|censor\w*|norms?|confines|consequences|constraints?|regulations?)`;

/** Every sign; the comments say what a group of them does. */
const signs: readonly Sign[] = [
  // Cancels instructions.
  {
    weight: 3,
    words: new RegExp(
      String.raw`\b(?:ignor(?:e|ing|es|ier\w*|ez|a|ar|are)|disregard|forget|override|bypass|circumvent|overrule|vergiss|vergesst|missachte|umgehe|oublie[rz]?|olvida\w*|omite|dimentica|esqueca|negeer|vergeet)\b${gap(40)}\b(?:previous|prior|above|earlier|all|your|these|those|any|vorherig\w*|bisherig\w*|obig\w*|alle|deine|precedent\w*|tes|vos|toutes?|anterior\w*|tus|todas?|precedenti|tutte|vorige|eerdere)\b${gap(30)}\b${rules}`,
      'g',
    ),
  },
  {
    weight: 3,
    words: new RegExp(
      String.raw`\b(?:ignorier\w*|vergiss|ignore[rz]?|oublie[rz]?|ignora\w*|olvida\w*)\b${gap(40)}\b(?:anweisung|regel|vorgabe|consigne|regles|instrucciones|reglas)`,
      'g',
    ),
  },
  {
    weight: 2,
    words: new RegExp(
      String.raw`\b(?:ignor(?:e|ing)|disregard|break|without following|(?:do|does|did|will|should|must)(?: not|n't) (?:have to )?(?:follow|obey|abide by|adhere to|comply with|apply)|stop following|let's break)\b${gap(30)}\b(?:${rules}|ethics|morals|laws|norms)\b`,
      'g',
    ),
  },
  // Assigns another role.
  {
    weight: 1,
    words:
      /\b(?:from (?:now|this (?:moment|point|message)) on(?:wards?)?|from now,? (?:you|on)|for the rest of (?:this|the|our) (?:conversation|chat)|ab (?:jetzt|sofort)|von nun an|a partir de (?:maintenant|ahora|este momento)|desormais|de ahora en adelante|d'ora in poi|a partir de agora|vanaf nu)\b/g,
  },
  {
    weight: 1,
    words:
      /\b(?:role-?play\w*|play the (?:role|part)|in the role of|take on the role|immers(?:e|ing) yourself|pretend(?:ing)? (?:to be|you|that you|like you|as if)|act(?:ing)? (?:as|like) (?:if|a|an|the|you|my|both|\w+,)|simulat(?:e|ing|ion)|emulat(?:e|ing)|impersonate|in character|break character|out of character|persona|alter ego|spiel(?:e|st)? (?:die|eine|den) rolle|tu so,? als|stell dir vor,? du|joue le role|fais comme si|imagine que tu|actua como|finge|haz de cuenta|interpreta el papel|fai finta|finja|doe alsof)\b/g,
  },
  {
    weight: 1,
    words:
      /\b(?:you(?:'re| are| will be)(?: now| no longer| going to| about to| to)\b|you will (?:now )?(?:act|be|play|pretend|simulate|respond as|answer as|follow)|you (?:must|shall) (?:speak|respond|act|answer|always|never|now)|now you (?:are|act|will)|act as \w+\.|du bist (?:jetzt|nun|nicht mehr|ab)|tu es (?:maintenant|desormais)|tu n'es plus|(?:ahora eres|eres ahora|ya no eres)|sei ora|agora voce e|je bent nu)/g,
  },
  {
    weight: 2,
    words:
      /\b(?:replaced by|no longer (?:chatgpt|gpt|an? (?:ai|assistant|tutor)|the tutor)|two (?:entities|personalit|distinct ways)|opposite personality|forked version|free of (?:all|any|its|the)|broken free|break(?:s|ing)? free|freed from)\b/g,
  },
  // Demands answers without limits.
  {
    weight: 2,
    words:
      /\b(?:jail ?-?br[eo]?a?ke?n?(?:ing|s)?|unfiltered|uncensored|unrestricted|amoral|nonmoral|non-moral|immoral|unethical|unhinged|inappropriate|controversial|do(?:es)? anything (?:now|else)|say anything|can do anything|anything (?:and everything )?(?:you|they|it|he|she) wants?|(?:developer|dev|god|debug|admin|sudo|unsafe|benchmarking) mode|dan mode|entwickler-?modus|mode developpeur|modo desarrollador|unzensiert|ungefiltert|sans (?:aucune )?(?:censure|restriction|filtre|limite|regle)s?|sin (?:ninguna? )?(?:censura|restricci\w+|filtros?|limites?|reglas)|ohne (?:jede |alle |irgendwelche )?(?:einschrankung|beschrankung|regel|filter|zensur|grenze)\w*)\b/g,
  },
  {
    weight: 2,
    words: new RegExp(
      String.raw`\b(?:no|zero|without(?: any| all)?|free (?:of|from)|lacks?|sans|not (?:bound|restricted|confined|constrained|limited|subject|governed)(?: by| to)?|regardless of|regards? (?:for|to)|(?:n't|not) (?:care|worry|have|follow|abide|adhere|obey|give a \w+)(?: about| by| to)?|not any|unbound|in?capable of)\b${gap(24)}\b${ethics}`,
      'g',
    ),
  },
  // Forbids a refusal in advance.
  {
    weight: 1,
    words:
      /\b(?:never (?:refus\w+|declin\w+|say no|apologi[sz]\w*|warn\w*|deny|denies|break|tell me|give up|moraliz\w*|ask)|(?:can ?not|can't|must not|may not|won't|will not|do not|don't) (?:refuse|deny|decline|reject|say no|apologi[sz]e|warn|censor|break character|send (?:me )?(?:any )?warnings?)|no (?:warnings?|disclaimers?|apolog\w+|refusals?|objections|exceptions)|without (?:any )?(?:warnings?|disclaimers?|objections)|(?:must|have to|obligated to|will|required to) (?:always )?(?:obey|comply|fulfil+|accept|follow any|answer (?:any|every|all)|respond to (?:any|every|all))|(?:answers?|generates?|provides?|fulfil+s?|accepts?) (?:any|every|all)\b|deduct (?:\w+ )?(?:points|tokens)|weigere dich nie|darfst nicht ablehnen|ne refuse jamais|nunca te niegues)/g,
  },
  // Names a model, its maker or its instructions.
  {
    weight: 1,
    words:
      /\b(?:chat ?gpt|open ?ai|gpt-?\d?|\w+gpt|language model|llm|ai (?:model|chat ?bot|language|assistant|character)|an ai\b|chat ?bot|artificial intelligence|sprachmodell|modele de langage|modelo de lenguaje)\b/g,
  },
  {
    weight: 1,
    words:
      /\b(?:content polic\w+|system prompt|your (?:developers?|creators?|programmers?)|your programming|polic(?:y|ies))\b/g,
  },
  // Dictates how the answers of the other role begin.
  {
    weight: 1,
    words:
      /(?:\b(?:respond|answer|reply|speak|talk|write|output)\w* (?:to (?:every|each|all|any|my) \w+ )?(?:only )?(?:as|like|in the (?:form|format)|with the (?:prefix|name))\b|\b(?:prefix|preface|precede|begin|start|append|end) (?:\w+ ){0,4}(?:your|each|every|all|the) (?:\w+ )?(?:response|answer|message|output|reply)|\b(?:every|each) (?:single )?(?:prompt|response|reply|message|output|question)\b|\[(?:insert|your|prompt|what \w+ would)|:\s?\[|\(the way )/g,
  },
  {
    weight: 1,
    words:
      /\b(?:if you (?:fully )?(?:understand|understood|have understood|agree)|(?:my|the) first (?:question|prompt|query|request)|title of the conversation)\b/g,
  },
  // Forges a message of the system, an administrator or the developer.
  {
    weight: 3,
    words:
      /(?:<\|?(?:im_start|system|endoftext)|\[\/?(?:inst|sys|cls|system)\]|<<sys>>|^\W{0,4}(?:system(?: (?:message|prompt|notice|override))?|admin(?:istrator)?|developer) ?[:\]>]|\{system|\n\W{0,4}(?:system(?: (?:message|prompt|notice|override))?|admin(?:istrator)?|developer) ?[:\]>]|#{2,4} ?(?:instruction|system)|\bsystem override\b|\badmin(?:istrator)? (?:access|override|password)\b)/g,
  },
  // Asks for the instructions of the tutor.
  {
    weight: 3,
    words: new RegExp(
      String.raw`\b(?:show|print|repeat|reveal|tell me|output|display|what (?:is|are|was|were)|zeig\w*|wiederhole|montre|repete|affiche|muestra\w*|repite)\b${gap(24)}\b(?:your|the|deine\w*|tes?|ton|tus?)\b ?(?:\w+ )?(?:system ?-?prompt|hidden (?:prompt|instructions)|initial (?:prompt|instructions)|system ?(?:instructions|message)|systemanweisung\w*|instructions? (?:above|you were given|from (?:the|my|your) (?:teacher|system))|prompt systeme|prompt (?:del|de) sistema)`,
      'g',
    ),
  },
  // Orders the tutor to switch its rules off.
  {
    weight: 3,
    words: new RegExp(
      String.raw`\b(?:turn off|switch off|disable|deactivate|remove|lift|suspend|schalte?|deaktiviere|desactive[rz]?|desactiva)\b${gap(24)}\b(?:your|the|all|deine|die|tes|les|tus|las|los) ?(?:\w+ )?(?:rules|restrictions|filters?|guidelines|limits|limitations|guardrails?|safety|hint mode|tutor mode|safe mode|regeln|filter|richtlinien|regles|filtres|restricciones|reglas|filtros)`,
      'g',
    ),
  },
  // Speaks in the name of the teacher or the developer.
  {
    weight: 3,
    words:
      /\b(?:i am|i'm|this is|hier ist|ich bin|je suis|soy) (?:actually |really |now |eigentlich )?(?:your|the|one of your|a|an|dein\w*|der|die|ton|ta|votre|le|la|tu|el) ?(?:\w+ )?(?:teacher|professor|instructor|developers?|creator|programmers?|admin\w*|lehrer\w*|entwickler\w*|enseignante?|professeure?|profesora?|maestr[oa]|desarrollador\w*)\b(?!'s)/g,
  },
  {
    weight: 3,
    words: new RegExp(
      String.raw`\b(?:(?:my|our|the|your|dein\w*|mein\w*|unser\w*|der|die|mon|ma|notre|le|la|mi|el|nuestr[oa]) (?:math |maths )?(?:teacher|professor|school|developers?|admin\w*|lehrer\w*|prof|professeure?|maitresse|profesora?|maestr[oa]|profe))\b${gap(24)}\b(?:said|says|told|allow\w*|approved?|agreed|gave (?:me )?permission|permits?|changed|unlocked|hat gesagt|sagt|erlaubt|a dit|dit|permet|autorise\w*|dijo|dice|permite)\b${gap(16)}\b(?:(?:you|the tutor|the ai) (?:can|may|should|could|must|are allowed|have to)|to|du (?:darfst|kannst|sollst)|tu (?:peux|dois)|puedes|debes)\b${gap(24)}\b(?:(?:tell|give|show) me|(?:full|whole|complete|final|all the) (?:answers?|solutions?)|skip|stop|ignore|break|die (?:ganze )?losung|verraten|la (?:reponse|solution)|la (?:respuesta|solucion))\b`,
      'g',
    ),
  },
];

/** The weight of the signs in a text. Each sign counts once, since a long exercise may repeat its words. */
function weightOf(words: string): number {
  let sum = 0;
  for (const sign of signs) {
    sign.words.lastIndex = 0;
    if (sign.words.test(words)) sum += sign.weight;
    if (sum >= enough) break;
  }
  return sum;
}

/**
 * An order to ignore the rules in letters that were spaced out. Decoding them leaves no spaces between words.
 */
const withoutSpaces =
  /(?:ignore|disregard|forget|bypass)(?:all|any|the|your|my|every)*(?:previous|prior|above|earlier)?(?:instructions|rules|guidelines|restrictions)/;

/** Whether plain words try to switch off the tutor's rules. */
export const isPromptInjection = (words: string): boolean =>
  weightOf(words) >= enough || withoutSpaces.test(words);
