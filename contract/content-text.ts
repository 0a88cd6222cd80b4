import { isForYounger } from './pointer-text.ts';
import type { SupportLanguage } from './support-languages.ts';
import { type Support, supportLine } from './support-text.ts';

/**
 * The two parts of the text in each language, written by people: why the question is not answered, and whom
 * to ask.
 */
type Words = Readonly<Record<SupportLanguage, readonly [why: string, whomToAsk: string]>>;

/** For students from 13. */
const older: Words = {
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
      'Esto es un programa informático para aprender. Tu profesor puede ver este mensaje.',
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

/** For younger children: short sentences, no word that has to be explained. */
const younger: Words = {
  en: [
    'The tutor does not answer this. It can hurt you or somebody else, or it is not for school. Your teacher can see what you wrote.',
    'Do you need it for a lesson? Ask your teacher. Is something wrong, or is somebody being mean to you? Tell a grown-up.',
  ],
  de: [
    'Darauf antwortet das Programm nicht. Es kann dir oder jemandem wehtun, oder es gehört nicht in die Schule. Deine Lehrkraft ' +
      'kann sehen, was du geschrieben hast.',
    'Brauchst du das für den Unterricht? Frag deine Lehrkraft. Ist etwas nicht gut, oder ist jemand gemein zu dir? Sag es einem Erwachsenen.',
  ],
  fr: [
    'Le programme ne répond pas à cela. Cela peut te faire mal ou faire mal à quelqu’un, ou ce n’est pas pour l’école. ' +
      'Ton professeur peut voir ce que tu as écrit.',
    'Tu en as besoin pour un cours ? Demande à ton professeur. Quelque chose ne va pas, ou quelqu’un est méchant avec toi ? Dis-le à un adulte.',
  ],
  es: [
    'El programa no responde a esto. Puede hacerte daño a ti o a alguien, o no es para la escuela. Tu profesor puede ver lo que escribiste.',
    '¿Lo necesitas para una clase? Pregunta a tu profesor. ¿Algo va mal o alguien te trata mal? Díselo a una persona mayor.',
  ],
  pt: [
    'O programa não responde a isto. Pode machucar você ou alguém, ou não é para a escola. Seu professor pode ver o que você escreveu.',
    'Você precisa disto para uma aula? Pergunte ao seu professor. Alguma coisa está ruim ou alguém trata você mal? Conte a um adulto.',
  ],
  zh: [
    '这个问题，程序不回答。它可能会伤到你或别人，或者不适合学校。老师能看到你写的话。',
    '上课要用吗？问老师。有什么不好的事，或者有人欺负你吗？告诉大人。',
  ],
  ar: [
    'لا يجيب البرنامج عن هذا. قد يؤذيك أو يؤذي غيرك، أو ليس للمدرسة. يستطيع معلّمك أن يرى ما كتبته.',
    'هل تحتاج إليه في الدرس؟ اسأل معلّمك. هل هناك شيء سيّئ، أو أحد يؤذيك؟ أخبر شخصًا كبيرًا.',
  ],
};

/**
 * The fixed text that answers a question for harmful content: why it is not answered, and where help is.
 * @param message what the student wrote, for the language
 * @param age of the youngest students of the class
 */
export function contentText(
  message: string,
  age: number,
  support: Support = { contact: null, helpline: null },
): string {
  const { text, language } = supportLine(message, support);
  const [why, whomToAsk] = (isForYounger(age) ? younger : older)[language];
  return `${why}\n\n${whomToAsk} ${text}`;
}
