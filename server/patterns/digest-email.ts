import type { Language } from '../../contract/language.ts';
import type { Email } from '../mail/email.ts';
import type { Addressee } from '../safeguarding/email-rules.ts';

const words: Record<Language, { subject: string; paragraphs: (count: number, address: string) => string[] }> =
  {
    en: {
      subject: 'New observations in Lyceum',
      paragraphs: (count, address) => [
        'Hello,',
        `${count === 1 ? 'there is a new observation' : `there are ${count} new observations`} over several days. They are no alerts. Please look at them when you have a quiet moment:`,
        address,
        'You get this email, at most once a day, because you are the safeguarding contact of your school. It says nothing about any student on purpose.',
      ],
    },
    es: {
      subject: 'Nuevas observaciones en Lyceum',
      paragraphs: (count, address) => [
        'Hola:',
        `Hay ${count === 1 ? 'una observación nueva' : `${count} observaciones nuevas`} de varios días. No son alertas. Míralas cuando tengas un momento tranquilo:`,
        address,
        'Recibes este correo, como mucho una vez al día, porque eres el contacto de bienestar de tu escuela. A propósito no dice nada de ningún estudiante.',
      ],
    },
  };

/** The email to the safeguarding contact about new observations. It says nothing about any student. */
export function digestEmail({ to, language }: Addressee, count: number, baseUrl: string): Email {
  const { subject, paragraphs } = words[language];
  return { kind: 'observations', to, subject, paragraphs: paragraphs(count, `${baseUrl}/alerts`) };
}
