import type { InvitationPreview, InvitationPurpose } from '../../contract/invitations.ts';
import type { Language } from '../../contract/language.ts';
import { isolated } from '../../contract/signs.ts';
import type { Email } from '../mail/email.ts';

interface Invited {
  readonly subject: string;
  readonly role: string;
}

interface Words {
  /** The locale of the date. */
  readonly locale: string;
  readonly purposes: Record<InvitationPurpose, (school: string) => Invited>;
  readonly paragraphs: (role: string, day: string, link: string) => string[];
}

const words: Record<Language, Words> = {
  en: {
    locale: 'en-GB',
    purposes: {
      administrator: (school) => ({
        subject: `You are invited to administer ${school} in Lyceum`,
        role: `${school} uses Lyceum, a classroom platform with an AI tutor. You are invited to administer the school there.`,
      }),
      'safeguarding-contact': (school) => ({
        subject: `You are invited to be the safeguarding contact of ${school} in Lyceum`,
        role: `${school} uses Lyceum, a classroom platform with an AI tutor. You are invited to be its safeguarding contact there: you would see every alert about a message in which a student may be in danger.`,
      }),
    },
    paragraphs: (role, day, link) => [
      'Hello,',
      role,
      `Open this link to accept. It works once, until ${day}, with an account that has this email address:`,
      link,
      'If you did not expect this email, ask your school before you open the link, or ignore it.',
    ],
  },
  es: {
    locale: 'es',
    purposes: {
      administrator: (school) => ({
        subject: `Te invitan a administrar ${school} en Lyceum`,
        role: `${school} usa Lyceum, una plataforma para clases con un tutor de IA. Te invitan a administrar allí la escuela.`,
      }),
      'safeguarding-contact': (school) => ({
        subject: `Te invitan a ser el contacto de bienestar de ${school} en Lyceum`,
        role: `${school} usa Lyceum, una plataforma para clases con un tutor de IA. Te invitan a ser allí su contacto de bienestar: verías cada alerta sobre un mensaje que indica que un estudiante puede estar en peligro.`,
      }),
    },
    paragraphs: (role, day, link) => [
      'Hola:',
      role,
      `Abre este enlace para aceptar. Funciona una sola vez, hasta el ${day}, con una cuenta que tenga esta dirección de correo:`,
      link,
      'Si no esperabas este correo, pregunta en tu escuela antes de abrir el enlace, o ignóralo.',
    ],
  },
};

/**
 * The email of an invitation. Besides the inviter's screen, it is the only place where the link appears.
 * @param language the language of whoever invites, since the invited person's language is unknown
 */
export function invitationEmail(
  { schoolName, purpose, email, expiresAt }: InvitationPreview & { email: string },
  link: string,
  language: Language,
): Email {
  const { locale, purposes, paragraphs } = words[language];
  const { subject, role } = purposes[purpose](isolated(schoolName));
  const day = new Date(expiresAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return { kind: 'invitation', to: email, subject, paragraphs: paragraphs(role, day, link) };
}
