import { plainWords, withoutQuotations } from './plain-words.ts';

/** How a language says that its speaker cannot go on, as sources of expressions over plain words. */
interface Wording {
  /** The speaker does not understand, know or manage: "i still dont get". */
  readonly cannot: string;
  /**
   * What may follow `cannot`: nothing, or a word for the exercise as a whole. In a question about the topic
   * something else follows: "why x is on the left".
   */
  readonly whole: string;
  /** Phrases that say it by themselves: "i am lost". */
  readonly lost: string;
  /** The speaker understands now. */
  readonly resolved: string;
}

const english: Wording = {
  cannot:
    "(?:^|[.,;:!?\\n(] ?|(?<!\\w)(?:i|we|and|but|so|just|sorry|ok|still|really|honestly|because|cause|bc) )(?:i |we )?(?:(?:still|really|just|honestly|literally|kinda|also) ){0,2}(?:do ?n'?t|did ?n'?t|ca ?n'?t|cannot|could ?n'?t|do not|did not|never) (?:(?:even|really|still|quite|fully|rly) ){0,2}(?:get|understand|know|see|follow|figure|do|solve|start|begin|grasp|think of|answer)",
  whole:
    '(?: out)? (?:it|this|that|these|any|anything|nothing|what (?:to|i|it|this|that|they|the question|you|u|we|im|is going|ur)|how to|how i|how it works|how this|where to|where i|which (?:one|formula)|the (?:question|task|exercise|problem|steps?|first|next|second|last|whole|assignment|instructions?|text)|question|number|task|part|step|the \\w+ (?:bit|part|thing|one|step)|a thing|at all|still|yet|sorry|help|please|pls|lol|tho|either|much|\\w+ ?(?:$|[.,!?;\\n]))',
  lost: "(?<!\\w)(?:i'?m|i am|we'?re|still|so|totally|really|very|got|getting|completely|just|kinda|am) (?:\\w+ )?(?:stuck|lost|confused|clueless)(?!\\w)|^\\W*(?:(?:ok|um+|wait|sorry) )?(?:stuck|lost|confused|idk|dunno|huh|help(?: me)?|wait what|what the|no idea|no clue)\\W*$|(?<!\\w)(?:no (?:idea|clue)|not a clue)(?! (?:if|whether))|(?<!\\w)(?:idk|dunno)(?= (?:what|how|where|this|anything|it|at all|man|bro|sorry)|\\W*$)|makes? (?:no|zero) sense|not mak\\w+ (?:any )?sense|(?:does|is|do) ?n'?t (?:make|making) (?:any )?sense|too (?:hard|difficult|confusing|complicated)|(?<!\\w)(?:i|we) (?:\\w+ )?give up|(?:this|it|that)(?: is|'?s) (?:\\w+ )?(?:so|really|super|very) (?:hard|confusing|difficult)|(?:this|it|that)(?: is|'?s) confusing|what (?:do|should|am) i even|how (?:do|should|am) i even|explain \\w{0,5} ?(?:again|differently|simpler|more simply)|(?:head|brain) hurts|confus(?:es|ing) me|lost me",
  resolved:
    '(?<!\\w)(?:oh|ah|ok|okay|now|finally|think) (?:now |ok |so )?i (?:think i )?(?:get|got|understand|see)(?! (?:confused|lost|stuck))|(?:get|understand|got) it now|makes sense now|figured it out|not (?:stuck|confused|lost) any ?more',
};

const german: Wording = {
  cannot:
    '(?<!\\w)(?:versteh|verstehe|kapier|kapiere|check|checke|begreif|begreife|raff|raffe|blick|blicke|schaff|schaffe|weiss|kann)(?: (?:ich|das|es|die|den|immer|noch|einfach|ja|gar|uberhaupt|leider|echt|aufgabe|da|hier|auch|grad|gerade|wirklich|so)){0,5} (?:nicht|nix|nichts)',
  whole:
    '(?: (?:mehr|so|ganz|wirklich|richtig))?(?: (?:was ich|wie ich|wie das|wie man|was das|was die|wo ich|wie es|was man|weiter|losen|machen))?(?: \\w+){0,2} ?(?:$|[.,!?;\\n])|[, ]+(?:was ich|wie ich|wie das|wie man|was man|wo ich|wie es|was die)',
  lost: '(?:kein(?:e|en)? (?:ahnung|plan|idee|schimmer)|null plan)(?! ob)|(?:komm|komme|kommen) (?:\\w+ ){0,4}nicht (?:mehr )?weiter|(?:hange|hang|steck|stecke) (?:\\w+ ){0,2}fest|zu (?:schwer|schwierig|kompliziert)|(?:geb|gebe) (?:\\w+ ){0,2}auf(?!\\w)|auf dem schlauch|verwirrt|ergibt (?:\\w+ )?keinen sinn|macht (?:\\w+ )?keinen sinn|nur bahnhof|^\\W*(?:hilfe|hah?|was|hilf mir)\\W*$|bin (?:\\w+ )?(?:raus|verloren|lost)',
  resolved:
    '(?:jetzt|ah|achso|ok|nun) (?:\\w+ )?(?:versteh|verstehe|kapier|kapiere|hab|habe|check)(?: ich)?(?: (?:es|das|ichs))(?! (?:\\w+ ){0,2}nicht)|(?:verstanden|kapiert)(?!\\w)',
};

const french: Wording = {
  cannot:
    '(?<!\\w)(?:comprends?|comprend|sais|vois|capte|pige|trouve|arrive|suis|ai)(?: (?:toujours|vraiment|encore|absolument|meme|du tout|trop)){0,2} (?:pas|rien|plus)(?: compris| capte| pige)?',
  whole:
    "(?: (?:du tout|trop|bien|non plus|encore))?(?: (?:quoi|comment|par ou|ce que|ce qu'|l'exercice|l'enonce|la question|la consigne|le probleme|cet exercice|cette question|a (?:faire|commencer|resoudre|trouver|comprendre))|,? ?(?:$|[.,!?;\\n]))",
  lost: "(?<!\\w)(?:perdue?s?|bloquee?s?|larguee?|paumee?)(?: \\w+){0,2} ?(?:$|[.,!?;\\n])|aucune idee|(?:j'|je l')?abandonne|trop (?:dur|difficile|complique)|c'est quoi le rapport|^\\W*(?:aide[- ]?moi|aide|hein|a l'aide|au secours)\\W*$|rien compris|comprends rien|n'y (?:comprends|arrive)|y arrive (?:pas|plus)|aucun sens|m'embrouille|embrouillee?",
  resolved: "(?:j'ai|ai) (?:enfin |bien |tout )?compris|je comprends (?:mieux|maintenant)|ah d'accord",
};

const spanish: Wording = {
  cannot:
    '(?<!\\w)(?:no|tampoco)(?: (?:lo|la|le|los|las|me|te|se))? (?:entiendo|entendi|comprendo|se|veo|pillo|cacho|puedo|logro|consigo|sale|doy)',
  whole:
    '(?: (?:nada|bien|muy bien|todavia|aun|cual|entender(?:lo)?|hacer(?:lo|la)?|resolver(?:lo|la)?|como|que (?:hacer|tengo|hay|debo|me|es lo|pide|piden)|por donde|donde|el (?:ejercicio|problema|enunciado)|la (?:pregunta|tarea|consigna)|lo que|esto|eso|este|esta|ni)|,? ?\\w*,? ?(?:$|[.,!?;\\n]))',
  lost: '(?<!\\w)(?:atascad[oa]|perdid[oa]|confundid[oa]|liad[oa]|bloquead[oa])(?!\\w)|(?:sigo|estoy) sin (?:entender|saber|comprender)|ni idea|ni papa|(?:muy|demasiado|tan) (?:dificil|complicado)|me (?:rindo|pierdo|lio|confunde|confundo)|no tiene sentido|no me sale|^\\W*(?:ayuda|ayudame|como|que|eh)\\W*$|me he perdido|explica\\w* (?:\\w+ )?otra vez',
  resolved:
    '(?:ya|ahora) (?:si )?(?:lo |la )?(?:entiendo|entendi|comprendo|pillo|veo)|(?:ah )?ya (?:se|vi) como',
};

const portuguese: Wording = {
  cannot:
    '(?<!\\w)(?:nao|nem)(?: (?:to|estou|consegui|consigo|o|a))? ?(?:entendi|entendo|entendendo|entender|sei|consigo|consegui|percebi|percebo|compreendo|saquei|vejo)',
  whole:
    '(?: (?:nada|bem|ainda|isso|isto|direito|como|o que|por onde|fazer|resolver|comecar|o exercicio|a questao|a pergunta|o problema|ja)|,? ?\\w*,? ?(?:$|[.,!?;\\n]))',
  lost: '(?<!\\w)(?:perdid[oa]|confus[oa]|travad[oa]|empacad[oa])(?!\\w)|(?:nenhuma|sem|nem) ideia|(?:muito|dificil) demais|muito dificil|desisto|nao faz sentido|^\\W*(?:ajuda|socorro|me ajuda|como assim)\\W*$',
  resolved: '(?:agora|ah) (?:eu )?(?:sim )?(?:entendi|percebi|saquei)|entendi agora',
};

/**
 * In Chinese and Arabic one expression covers all of this: each phrase alone says that its writer is stuck.
 */
const chinese =
  /(?:还是|我|完全|真的|都|一点都)?(?:不懂|听不懂|看不懂|不明白|不会做|不会|不知道(?:怎么|该|要|从)|搞不懂|没看懂|没懂|弄不清)(?!的是|为什么)|太难了?|卡住了?|好难|没思路|没有?头绪|一头雾水|放弃/u;
const chineseResolved = /(?:我|现在|终于)(?:\p{Script=Han}{0,2})(?<!不)(?:懂了|明白了|会了)/u;
const arabic =
  /(?:لا|لم|ما|مو|مش|لست)\s+(?:\S+\s+)?(?:[اأ]?فهم\S{0,3}|[اأ]عرف\s+(?:كيف|ماذا|شو|ايش|من)\S*|[اأ]ستطيع|[اأ]قدر)|صعب\S?\s+(?:جدا|كثير|علي)|(?:انا|أنا)\s+(?:ضائع|محتار|عالق)\S*|محتار|مستسلم|ليس\s+لدي\s+فكرة|ما\s+عندي\s+فكرة/u;
const arabicResolved = /(?:الآن|الان|خلاص|اه|آه)\s+(?:فهمت|عرفت)/u;

const wordings = [english, german, french, spanish, portuguese].map(({ cannot, whole, lost, resolved }) => ({
  says: new RegExp(`(?:${cannot})(?!\\w)(?:${whole}|[^\\w ]|$)|${lost}`, 'u'),
  resolved: new RegExp(resolved, 'u'),
}));

const onlyQuestionMarks = /^[^\p{L}\p{N}]*\?[^\p{L}\p{N}]*$/u;

/**
 * The most characters that are read; of a longer message its end, where students write after a text that they
 * pasted.
 */
const maxLength = 300;

const endOf = (message: string): string => withoutQuotations(plainWords(message).slice(-maxLength)).trim();

/**
 * Whether a message says that its writer does not understand the exercise or cannot go on, in seven
 * languages. Question marks alone say so, too. A question about the topic ("I don't understand why x is on
 * the left") does not say so, and neither does "now I get it".
 */
export function saysStuck(message: string): boolean {
  const text = endOf(message);
  if (text === '') return false;
  if (onlyQuestionMarks.test(text)) return true;
  if (chinese.test(text)) return !chineseResolved.test(text);
  if (arabic.test(text)) return !arabicResolved.test(text);
  return wordings.some(({ says, resolved }) => says.test(text) && !resolved.test(text));
}

/** Whether a message says that its writer understands now: "now I get it". */
export function saysNowUnderstood(message: string): boolean {
  const text = endOf(message);
  return (
    chineseResolved.test(text) ||
    arabicResolved.test(text) ||
    wordings.some(({ resolved }) => resolved.test(text))
  );
}
