import type { Language } from '../../contract/language.ts';
import { isolated } from '../../contract/signs.ts';
import type { Email } from '../mail/email.ts';

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

interface EmailDetails {
  /** The name of the school. */
  readonly school: string;
  readonly address: string;
}

const words: Record<Language, (details: EmailDetails) => Words> = {
  en: ({ school, address }) => ({
    subject: `You administer ${school} in Lyceum now`,
    paragraphs: [
      'Hello,',
      `an administrator of ${school} made you an administrator too. You can now decide who teaches there and read its security log, under Account, School:`,
      address,
      'If you did not expect this, please ask your school.',
    ],
  }),
  es: ({ school, address }) => ({
    subject: `Ahora administras ${school} en Lyceum`,
    paragraphs: [
      'Hola:',
      `La administración de ${school} te ha dado permisos de administración. Ahora decides quién enseña allí y puedes leer el registro de seguridad, en Cuenta, Escuela:`,
      address,
      'Si no lo esperabas, pregunta en tu escuela.',
    ],
  }),
};

/** The email to a teacher who became an administrator of the school. */
export const administratorEmail = ({
  to,
  language,
  school,
  address,
}: { to: string; language: Language } & EmailDetails): Email => ({
  kind: 'invitation',
  to,
  ...words[language]({ school: isolated(school), address }),
});
