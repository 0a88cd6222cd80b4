import { type Support, type SupportLanguage, supportLine } from './support-text.ts';

/** The two parts of the text in each language, written by people: why the question is not answered, and whom to ask. */
const words: Readonly<Record<SupportLanguage, readonly [why: string, whomToAsk: string]>> = {
  en: [
    'This question is not answered here. It asks for something that can hurt you or other people, or that is not for school. ' +
      'This is a computer program for learning. Your teacher can see this message.',
    'If you need this for a lesson, ask your teacher. If something is troubling you or somebody puts you under pressure:',
  ],
  de: [
    'Diese Frage wird hier nicht beantwortet. Es geht um etwas, das dir oder anderen schaden kann oder nicht in die Schule ' +
      'gehört. Das hier ist ein Computerprogramm zum Lernen. Deine Lehrkraft kann diese Nachricht sehen.',
    'Wenn du das für den Unterricht brauchst, frag deine Lehrkraft. Wenn dich etwas belastet oder dich jemand unter Druck setzt:',
  ],
  fr: [
    'Cette question ne reçoit pas de réponse ici. Elle porte sur quelque chose qui peut te faire du mal, en faire à d’autres, ' +
      'ou qui n’a pas sa place à l’école. Ceci est un programme informatique pour apprendre. Ton professeur peut voir ce message.',
    'Si c’est pour un cours, demande à ton professeur. Si quelque chose te préoccupe ou si quelqu’un fait pression sur toi :',
  ],
  es: [
    'Esta pregunta no se responde aquí. Pide algo que puede hacerte daño a ti o a otras personas, o que no es para la escuela. ' +
      'Esto es un programa de ordenador para aprender. Tu profesor puede ver este mensaje.',
    'Si lo necesitas para una clase, pregunta a tu profesor. Si algo te preocupa o alguien te presiona:',
  ],
  pt: [
    'Esta pergunta não é respondida aqui. Ela pede algo que pode fazer mal a você ou a outras pessoas, ou que não é para a ' +
      'escola. Isto é um programa de computador para aprender. Seu professor pode ver esta mensagem.',
    'Se você precisa disto para uma aula, pergunte ao seu professor. Se algo preocupa você ou se alguém faz pressão sobre você:',
  ],
  zh: [
    '这个问题在这里不会得到回答，因为它涉及可能伤害你或别人的事，或者不适合在学校里讨论。这是一个用于学习的电脑程序。你的老师能看到这条消息。',
    '如果上课需要这些内容，请问老师。如果有什么事让你不安，或者有人逼你做什么：',
  ],
  ar: [
    'لا يُجاب عن هذا السؤال هنا، لأنه يتعلق بشيء قد يؤذيك أو يؤذي غيرك، أو لا مكان له في المدرسة. هذا برنامج حاسوب للتعلّم. ' +
      'يستطيع معلّمك أن يرى هذه الرسالة.',
    'إذا كنت تحتاج إلى هذا من أجل الدرس فاسأل معلّمك. وإذا كان هناك ما يقلقك أو كان أحد يضغط عليك:',
  ],
};

/**
 * The fixed text that answers a question for harmful content: why it is not answered, and where help is.
 * @param message what the student wrote, for the language
 */
export function contentText(message: string, support: Support = { contact: null, helpline: null }): string {
  const { text, language } = supportLine(message, support);
  const [why, whomToAsk] = words[language];
  return `${why}\n\n${whomToAsk} ${text}`;
}
