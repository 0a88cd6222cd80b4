import type { Language } from '../../contract/language.ts';
import type { Email } from '../mail/email.ts';
import { reasonLines } from './email-reasons.ts';
import type { AboutAlert, Recipient } from './email-rules.ts';

const words: Record<Language, { subject: string; text: (address: string) => string }> = {
  en: {
    subject: 'A new alert in Lyceum',
    text: (address) => `Hello,

there is a new alert: a student may be in danger. Please sign in and look at it now:

${address}
`,
  },
  es: {
    subject: 'Nueva alerta en Lyceum',
    text: (address) => `Hola:

Hay una alerta nueva: un estudiante puede estar en peligro. Entra y mírala ahora:

${address}
`,
  },
};

/** The email about a new alert. It says that there is one, and nothing about the message or the student. */
export function alertEmail({ to, language, as }: Recipient, { address, className }: AboutAlert): Email {
  const { subject, text } = words[language];
  return { kind: 'alert', to, subject, text: `${text(address)}\n${reasonLines(language, as, className)}\n` };
}
