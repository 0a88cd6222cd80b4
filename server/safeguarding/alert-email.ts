import type { Language } from '../../contract/language.ts';
import type { Email } from '../mail/email.ts';

const words: Record<Language, { subject: string; text: (address: string) => string }> = {
  en: {
    subject: 'A new alert in Lyceum',
    text: (address) => `Hello,

there is a new alert: a student may be in danger. Please sign in and look at it now:

${address}

You get this email because you are the safeguarding contact of your school. It says nothing about the student on purpose.
`,
  },
  es: {
    subject: 'Nueva alerta en Lyceum',
    text: (address) => `Hola:

Hay una alerta nueva: un estudiante puede estar en peligro. Entra y mírala ahora:

${address}

Recibes este correo porque eres el contacto de bienestar de tu escuela. A propósito no dice nada del estudiante.
`,
  },
};

/** The email to the safeguarding contact. It says that there is an alert, and nothing about the message or the student. */
export function alertEmail(to: string, baseUrl: string, language: Language): Email {
  const { subject, text } = words[language];
  return { kind: 'alert', to, subject, text: text(`${baseUrl}/alerts`) };
}
