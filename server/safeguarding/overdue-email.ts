import type { Language } from '../../contract/language.ts';
import type { Email } from '../mail/email.ts';
import type { Recipient } from './rules.ts';

const words: Record<Language, { subject: string; text: (minutes: number, address: string) => string }> = {
  en: {
    subject: 'An alert in Lyceum is waiting',
    text: (minutes, address) => `Hello,

nobody has looked at an alert within the ${minutes} minutes that your school agreed on: a student may be in danger. Please sign in and look at it now, or make sure that somebody does:

${address}

You get this email because you are the safeguarding contact of your school, or administer it. It says nothing about the student on purpose.
`,
  },
  es: {
    subject: 'Una alerta en Lyceum está esperando',
    text: (minutes, address) => `Hola:

Nadie ha revisado una alerta en los ${minutes} minutos que acordó tu escuela: un estudiante puede estar en peligro. Entra y mírala ahora, o asegúrate de que alguien lo haga:

${address}

Recibes este correo porque eres el contacto de bienestar de tu escuela, o la administras. A propósito no dice nada del estudiante.
`,
  },
};

/** The email about an alert at which nobody has looked in time. It says nothing about the message or the student. */
export function overdueEmail({ to, language }: Recipient, minutes: number, baseUrl: string): Email {
  const { subject, text } = words[language];
  return { kind: 'alert', to, subject, text: text(minutes, `${baseUrl}/alerts`) };
}
