import type { SupportLanguage } from './support-languages.ts';

/** Where a student finds help. */
export interface Support {
  /** The safeguarding contact of the school; null without one. */
  readonly contact: string | null;
  readonly helpline: string | null;
  /**
   * The language that the student chose, for texts that answer a message of unclear language. English without
   * it.
   */
  readonly language?: SupportLanguage;
}

/** The parts of a support text in one language, written by people. */
interface Words {
  readonly language: SupportLanguage;
  /** The message was received, and this is a program. */
  readonly received: string;
  /** An adult to talk to. */
  readonly adult: (name: string | null) => string;
  /** A number to call. */
  readonly call: (helpline: string | null) => string;
  /** Who can read the message. */
  readonly readers: string;
}

const english: Words = {
  language: 'en',
  received:
    'Thank you for writing this. You do not have to be alone with it. This is a computer ' +
    'program, which is not the right one to help you with it. A person is.',
  adult: (name) =>
    name
      ? `Please talk today with ${name} at your school, or with another adult you trust.`
      : 'Please talk today with an adult you trust: somebody at home, a teacher, a school counsellor.',
  call: (helpline) =>
    helpline
      ? `You can call ${helpline}, now as well. If you or somebody else is in danger right now, call the emergency services.`
      : 'If you or somebody else is in danger right now, call the emergency services.',
  readers: 'Your teacher can see this message, so that somebody can ask how you are.',
};

const otherLanguages: readonly (Words & {
  /** Frequent words of the language. */
  readonly frequent: RegExp;
})[] = [
  {
    language: 'de',
    frequent:
      /\b(?:ich|nicht|mich|mir|mein\w*|leben|will|kann|sterben|schlägt|und|der|die|das|den|bin|wenn|keiner|er|sie|hat|habe|morgen|immer|von|wie|wo|was|eine[nrm]?|man|kannst|schreib|zeig|baue|mach)\b/gi,
    received:
      'Danke, dass du das geschrieben hast. Du musst damit nicht allein sein. Das ' +
      'hier ist ein Computerprogramm und kann dir dabei nicht richtig helfen. Ein Mensch kann es.',
    adult: (name) =>
      name
        ? `Bitte sprich heute mit ${name} an deiner Schule oder mit einem anderen Erwachsenen, dem du vertraust.`
        : 'Bitte sprich heute mit einem Erwachsenen, dem du vertraust: zu Hause, in der Schule, mit einer Lehrkraft.',
    call: (helpline) =>
      helpline
        ? `Du kannst ${helpline} anrufen, auch jetzt. Wenn du oder jemand anderes gerade in Gefahr ist, wähle den Notruf.`
        : 'Wenn du oder jemand anderes gerade in Gefahr ist, wähle den Notruf.',
    readers: 'Deine Lehrkraft kann diese Nachricht sehen, damit jemand nach dir fragen kann.',
  },
  {
    language: 'fr',
    frequent:
      /(?<!\p{L})(?:je|j|suis|veux|plus|vivre|mourir|moi|mon|ma|mes|pas|me|le|la|les|un|une|il|elle|des|est|dans|vais|ai|qui|tous|comment|où|ou|du|pour|faire|acheter|sur)(?!\p{L})/giu,
    received:
      'Merci de l’avoir écrit. Tu n’as pas à rester seul avec cela. Ceci est un programme ' +
      'informatique, qui ne peut pas bien t’aider avec cela. Une personne le peut.',
    adult: (name) =>
      name
        ? `Parle aujourd’hui avec ${name} dans ton école, ou avec un autre adulte en qui tu as confiance.`
        : 'Parle aujourd’hui avec un adulte en qui tu as confiance : à la maison, un professeur, l’infirmière scolaire.',
    call: (helpline) =>
      helpline
        ? `Tu peux appeler ${helpline}, maintenant aussi. Si toi ou quelqu’un d’autre êtes en danger, appelle les secours.`
        : 'Si toi ou quelqu’un d’autre êtes en danger, appelle les secours.',
    readers: 'Ton professeur peut voir ce message, pour que quelqu’un puisse te demander comment tu vas.',
  },
  {
    language: 'es',
    frequent:
      /(?<!\p{L})(?:yo|quiero|vivir|morir|mi|mis|me|no|estoy|puedo|más|el|la|los|las|que|cuando|todos|voy|con|por|una?|en|de|a|cómo|como|dónde|donde|hago|hacer|hacerme|para|sin|del|nadie|ayuda|suicidarme|matarme|te|él|ella|siento|tengo|soy|muy|nada|amigos)(?!\p{L})/giu,
    received:
      'Gracias por escribirlo. No tienes que llevarlo a solas. Esto es un programa informático, ' +
      'que no puede ayudarte bien con esto. Una persona sí.',
    adult: (name) =>
      name
        ? `Habla hoy con ${name} en tu escuela, o con otra persona adulta de confianza.`
        : 'Habla hoy con una persona adulta de confianza: en casa, un profesor, el orientador de la escuela.',
    call: (helpline) =>
      helpline
        ? `Puedes llamar a ${helpline}, también ahora. Si tú u otra persona está en peligro, llama a emergencias.`
        : 'Si tú u otra persona está en peligro, llama a emergencias.',
    readers: 'Tu profesor puede ver este mensaje, para que alguien te pregunte cómo estás.',
  },
  {
    language: 'pt',
    frequent:
      /(?<!\p{L})(?:eu|ele|ela|não|meu|minha|quero|viver|morrer|mim|me|estou|vou|mais|ninguém|você|um|uma|como|onde|fazer|faço|para|sem|do|da|no|manda|escreve)(?!\p{L})/giu,
    received:
      'Obrigado por escrever isto. Você não precisa carregar isso sem ajuda. Isto é um ' +
      'programa de computador, que não pode ajudar bem com isto. Uma pessoa pode.',
    adult: (name) =>
      name
        ? `Fale hoje com ${name} na sua escola, ou com outra pessoa adulta em quem você confia.`
        : 'Fale hoje com uma pessoa adulta em quem você confia: em casa, um professor, a orientação da escola.',
    call: (helpline) =>
      helpline
        ? `Você pode ligar para ${helpline}, agora também. Se você ou outra pessoa está em perigo, ligue para a emergência.`
        : 'Se você ou outra pessoa está em perigo, ligue para a emergência.',
    readers: 'Seu professor pode ver esta mensagem, para que alguém possa perguntar como você está.',
  },
  {
    language: 'zh',
    frequent: /\p{Script=Han}/gu,
    received: '谢谢你把这些写出来。你不需要一个人承担。这是一个电脑程序，没有办法真正帮到你，但有人可以。',
    adult: (name) =>
      name
        ? `请今天就和学校的 ${name} 谈一谈，或者找另一位你信任的大人。`
        : '请今天就找一位你信任的大人谈一谈：家里人、老师，或者学校的心理辅导老师。',
    call: (helpline) =>
      helpline
        ? `你可以拨打 ${helpline}，现在也可以。如果你或别人正处在危险中，请马上拨打急救或报警电话。`
        : '如果你或别人正处在危险中，请马上拨打急救或报警电话。',
    readers: '你的老师能看到这条消息，这样就会有人来关心你。',
  },
  {
    language: 'ar',
    frequent: /[\u0620-\u064a]{2,}/g,
    received:
      'شكرًا لأنك كتبت هذا. لست مضطرًا إلى أن تحمله وحدك. هذا برنامج حاسوب لا يستطيع مساعدتك ' +
      'في هذا كما يجب. هناك إنسان يستطيع.',
    adult: (name) =>
      name
        ? `تحدّث اليوم من فضلك مع ${name} في مدرستك، أو مع شخص بالغ آخر تثق به.`
        : 'تحدّث اليوم من فضلك مع شخص بالغ تثق به: في البيت، أو معلّم، أو المرشد في المدرسة.',
    call: (helpline) =>
      helpline
        ? `يمكنك الاتصال على ${helpline}، الآن أيضًا. إذا كنت أنت أو غيرك في خطر الآن، فاتصل بالطوارئ.`
        : 'إذا كنت أنت أو غيرك في خطر الآن، فاتصل بالطوارئ.',
    readers: 'يستطيع معلّمك أن يرى هذه الرسالة، حتى يسأل أحد عن حالك.',
  },
];

const frequentInEnglish =
  /\b(?:i|im|my|the|he|she|they|and|to|is|with|when|it|of|you|that|this|want|dont|not|was|have|be|at|for)\b/gi;

/** Words of the other languages that English messages have, too. */
const alsoEnglish =
  /^(?:no|me|a|la|el|en|con|sin|die|hat|man|was|will|do|da|un|des|on|plus|sur|pour|son|le|pas|ma|den|er|j)$/i;

/**
 * The parts in the language of a message. A single word that English does not have tells the language, since
 * what a child in danger writes is short. Without such a word it takes three different words of the language.
 * In both cases the message must have fewer words of English than of the language.
 */
function wordsFor(message: string, { language: chosen = 'en' }: Pick<Support, 'language'>): Words {
  const counts = otherLanguages.map((words) => ({ words, matches: message.match(words.frequent) ?? [] }));
  const [best] = counts.sort((one, other) => other.matches.length - one.matches.length);
  const ofEnglish = message.match(frequentInEnglish)?.length ?? 0;
  const isClear =
    best !== undefined &&
    best.matches.length > ofEnglish &&
    (best.matches.some((word) => !alsoEnglish.test(word)) || new Set(best.matches).size >= 3);
  if (isClear) return best.words;
  const fallback = ofEnglish > 0 ? 'en' : chosen;
  return otherLanguages.find(({ language }) => language === fallback) ?? english;
}

/** The language of the texts that answer a message. */
export const supportLanguageOf = (
  message: string,
  support: Pick<Support, 'language'> = {},
): SupportLanguage => wordsFor(message, support).language;

/** The support text for a message. @param message what the student wrote, for the language */
export function supportText(message: string, support: Support): string {
  const { contact, helpline } = support;
  const { received, adult, call, readers } = wordsFor(message, support);
  return [received, `${adult(contact)} ${call(helpline)}`, readers].join('\n\n');
}

/**
 * The line that names the contact and the helpline. Students see it until somebody has judged their alerts.
 */
export function supportLine(message: string, support: Support): { text: string; language: SupportLanguage } {
  const { contact, helpline } = support;
  const { adult, call, language } = wordsFor(message, support);
  return { text: `${adult(contact)} ${call(helpline)}`, language };
}
