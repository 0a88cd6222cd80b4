import type { Language } from '../../contract/language.ts';
import { isolated } from '../../contract/signs.ts';
import type { Email } from '../mail/email.ts';

/** What somebody can lose: a role, a second factor, a password or the use of the account. */
export type Loss =
  | 'administrator'
  | 'safeguarding-contact'
  | 'class-teacher'
  | 'class-owner'
  | 'second-factor'
  | 'password'
  | 'account';

/** Who did it: a person, whoever runs the server, or the account itself. */
export type Doer = { readonly name: string } | 'operator' | 'self';

interface Details {
  readonly loss: Loss;
  readonly to: string;
  readonly language: Language;
  readonly by: Doer;
  /** ISO 8601. */
  readonly at: string;
  /** The name of the school, or of the class for a role in a class. */
  readonly place: string;
  readonly address: string;
}

interface Words {
  readonly losses: Record<Loss, (place: string) => readonly [subject: string, sentence: string]>;
  readonly doer: (by: Doer) => string;
  readonly paragraphs: (sentence: string, doer: string, moment: string, address: string) => readonly string[];
}

const words: Record<Language, Words> = {
  en: {
    losses: {
      administrator: (school) => [
        `You no longer administer ${school} in Lyceum`,
        `you no longer administer ${school} in Lyceum. Your account, your classes and their conversations stay as they are.`,
      ],
      'safeguarding-contact': (school) => [
        `You are no longer the safeguarding contact of ${school} in Lyceum`,
        `${school} named another safeguarding contact in Lyceum. You no longer see its alerts.`,
      ],
      'class-teacher': (className) => [
        `You no longer teach ${className} in Lyceum`,
        `you no longer teach ${className} in Lyceum and no longer see its conversations.`,
      ],
      'class-owner': (className) => [
        `You no longer own ${className} in Lyceum`,
        `you help in ${className} in Lyceum now, and no longer own it. You can no longer archive the class, delete its work or choose its teachers.`,
      ],
      'second-factor': () => [
        'Your second factor in Lyceum is off',
        'the second factor of your account in Lyceum was turned off. Your password alone signs in now.',
      ],
      password: () => [
        'Your password in Lyceum was changed',
        'your account in Lyceum has a new password. The old one no longer works.',
      ],
      account: () => [
        'Your account in Lyceum was disabled',
        'your account in Lyceum was disabled. You cannot sign in until an administrator of your school enables it again.',
      ],
    },
    doer: (by) => {
      if (by === 'self') return 'It was done with your own account';
      return by === 'operator' ? 'Whoever runs the server did this' : `${isolated(by.name)} did this`;
    },
    paragraphs: (sentence, doer, moment, address) => [
      'Hello,',
      sentence,
      `${doer} on ${moment}.`,
      'If this is wrong, please tell an administrator of your school now, in person or by phone, and whoever runs the server if you cannot reach one. They can undo it, and the security log shows who did it from where.',
      address,
    ],
  },
  es: {
    losses: {
      administrator: (school) => [
        `Ya no administras ${school} en Lyceum`,
        `Ya no administras ${school} en Lyceum. Tu cuenta, tus clases y sus conversaciones siguen como están.`,
      ],
      'safeguarding-contact': (school) => [
        `Ya no eres el contacto de bienestar de ${school} en Lyceum`,
        `${school} nombró otro contacto de bienestar en Lyceum. Ya no ves sus alertas.`,
      ],
      'class-teacher': (className) => [
        `Ya no das clase en ${className} en Lyceum`,
        `Ya no das clase en ${className} en Lyceum y ya no ves sus conversaciones.`,
      ],
      'class-owner': (className) => [
        `Ya no eres responsable de ${className} en Lyceum`,
        `Ahora ayudas en ${className} en Lyceum y ya no eres responsable. Ya no puedes archivar la clase, borrar su trabajo ni elegir a sus docentes.`,
      ],
      'second-factor': () => [
        'Tu segundo factor en Lyceum está desactivado',
        'El segundo factor de tu cuenta de Lyceum se desactivó. Ahora basta la contraseña para entrar.',
      ],
      password: () => [
        'La contraseña de tu cuenta de Lyceum cambió',
        'Tu cuenta de Lyceum tiene una contraseña nueva. La anterior ya no funciona.',
      ],
      account: () => [
        'Tu cuenta de Lyceum está desactivada',
        'Tu cuenta de Lyceum se desactivó. No puedes entrar hasta que la administración de tu escuela la active de nuevo.',
      ],
    },
    doer: (by) => {
      if (by === 'self') return 'Se hizo con tu propia cuenta';
      return by === 'operator' ? 'Lo hizo quien gestiona el servidor' : `Lo hizo ${isolated(by.name)}`;
    },
    paragraphs: (sentence, doer, moment, address) => [
      'Hola:',
      sentence,
      `${doer} el ${moment}.`,
      'Si es un error, avisa ahora a la administración de tu escuela, en persona o por teléfono, o a quien gestiona el servidor si no la encuentras. Pueden deshacerlo, y el registro de seguridad muestra quién lo hizo y desde dónde.',
      address,
    ],
  },
};

/** The email to somebody who has lost a role, a second factor, a password or the use of the account. */
export function lossEmail({ loss, to, language, by, at, place, address }: Details): Email {
  const { losses, doer, paragraphs } = words[language];
  const [subject, sentence] = losses[loss](isolated(place));
  const moment = new Date(at).toLocaleString(language, {
    ...{ dateStyle: 'long', timeStyle: 'long' },
    timeZone: 'UTC',
  });
  return { kind: 'loss', to, subject, paragraphs: paragraphs(sentence, doer(by), moment, address) };
}
