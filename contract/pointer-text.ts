import type { SupportLanguage } from './support-languages.ts';
import { type Support, supportLanguageOf } from './support-text.ts';

/** The parts of a pointer in one language: how it begins, and whom it names. Written by people. */
interface Words {
  readonly begins: string;
  readonly people: (contact: string | null) => string;
}

/** For students of an age at which "an adult you trust" is a plain word. */
const older: Readonly<Record<SupportLanguage, Words>> = {
  en: {
    begins: 'When something is hard, it can help to talk with a person: ',
    people: (contact) =>
      contact
        ? `${contact} at your school, somebody at home, or another adult you trust.`
        : 'somebody at home, a teacher, or another adult you trust.',
  },
  de: {
    begins: 'Wenn etwas schwer ist, kann es helfen, mit einem Menschen zu reden: ',
    people: (contact) =>
      contact
        ? `mit ${contact} an deiner Schule, mit jemandem zu Hause oder mit einem anderen Erwachsenen, dem du vertraust.`
        : 'mit jemandem zu Hause, mit einer Lehrkraft oder mit einem anderen Erwachsenen, dem du vertraust.',
  },
  fr: {
    begins: 'Quand quelque chose est difficile, en parler avec une personne peut aider : ',
    people: (contact) =>
      contact
        ? `${contact} dans ton école, quelqu’un à la maison ou un autre adulte en qui tu as confiance.`
        : 'quelqu’un à la maison, un professeur ou un autre adulte en qui tu as confiance.',
  },
  es: {
    begins: 'Cuando algo es difícil, hablar con una persona puede ayudar: ',
    people: (contact) =>
      contact
        ? `${contact} en tu escuela, alguien en casa u otra persona adulta de confianza.`
        : 'alguien en casa, un profesor u otra persona adulta de confianza.',
  },
  pt: {
    begins: 'Quando algo está difícil, conversar com uma pessoa pode ajudar: ',
    people: (contact) =>
      contact
        ? `${contact} na sua escola, alguém em casa ou outra pessoa adulta em quem você confia.`
        : 'alguém em casa, um professor ou outra pessoa adulta em quem você confia.',
  },
  zh: {
    begins: '遇到难处的时候，找人谈一谈会有帮助：',
    people: (contact) =>
      contact
        ? `学校的 ${contact}、家里人，或者另一位你信任的大人。`
        : '家里人、老师，或者另一位你信任的大人。',
  },
  ar: {
    begins: 'عندما يصعب عليك أمر، قد يفيدك أن تتحدث مع إنسان: ',
    people: (contact) =>
      contact
        ? `${contact} في مدرستك، أو شخص في البيت، أو بالغ آخر تثق به.`
        : 'شخص في البيت، أو معلّم، أو بالغ آخر تثق به.',
  },
};

/** In shorter sentences and words, for younger children. */
const younger: Readonly<Record<SupportLanguage, Words>> = {
  en: {
    begins: 'Is something hard for you? You can tell a grown-up: ',
    people: (contact) =>
      contact ? `${contact} at school, or somebody at home.` : 'your teacher, or somebody at home.',
  },
  de: {
    begins: 'Ist gerade etwas schwer für dich? Du kannst es einem Erwachsenen sagen: ',
    people: (contact) =>
      contact
        ? `${contact} in der Schule oder jemandem zu Hause.`
        : 'deiner Lehrkraft oder jemandem zu Hause.',
  },
  fr: {
    begins: 'Quelque chose est difficile pour toi ? Tu peux le dire à un adulte : ',
    people: (contact) =>
      contact ? `${contact} à l’école, ou quelqu’un à la maison.` : 'à l’école, ou à la maison.',
  },
  es: {
    begins: '¿Hay algo difícil para ti? Puedes contárselo a una persona mayor: ',
    people: (contact) =>
      contact ? `${contact} en la escuela, o alguien en casa.` : 'en la escuela, o en casa.',
  },
  pt: {
    begins: 'Alguma coisa está difícil para você? Você pode contar a um adulto: ',
    people: (contact) => (contact ? `${contact} na escola, ou alguém em casa.` : 'na escola, ou em casa.'),
  },
  zh: {
    begins: '有什么事让你觉得难吗？可以告诉大人：',
    people: (contact) => (contact ? `学校的 ${contact}，或者家里人。` : '老师，或者家里人。'),
  },
  ar: {
    begins: 'هل هناك أمر صعب عليك؟ يمكنك أن تخبر شخصًا كبيرًا: ',
    people: (contact) => (contact ? `${contact} في المدرسة، أو شخصًا في البيت.` : 'معلّمك، أو شخصًا في البيت.'),
  },
};

/** The age from which the fixed texts have the words for older students. */
const olderFrom = 13;

/**
 * Whether a fixed text has its shorter sentences and words.
 * @param age of the youngest students of the class
 */
export const isForYounger = (age: number): boolean => age < olderFrom;

/**
 * The sentence after the tutor's answer to a message that tells of distress: it points to people, and neither
 * confirms nor judges what the student wrote.
 * @param message what the student wrote, for the language
 * @param age of the youngest students of the class
 */
export function pointerText(
  message: string,
  support: Pick<Support, 'contact' | 'language'>,
  age: number,
): string {
  const { begins, people } = (isForYounger(age) ? younger : older)[supportLanguageOf(message, support)];
  return begins + people(support.contact);
}

const beginnings = [older, younger].flatMap((words) => Object.values(words).map(({ begins }) => begins));

/**
 * An answer without the sentence that points to people, for the history: the model did not write that
 * sentence.
 */
export function withoutPointer(answer: string): string {
  const at = answer.lastIndexOf('\n\n');
  const last = answer.slice(at + 2);
  return at >= 0 && beginnings.some((begins) => last.startsWith(begins)) ? answer.slice(0, at) : answer;
}
