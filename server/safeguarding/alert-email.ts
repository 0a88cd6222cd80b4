import type { Language } from '../../contract/language.ts';
import type { Email } from '../mail/email.ts';
import { reasonLine } from './email-reasons.ts';
import type { AboutAlert, Recipient } from './email-rules.ts';

const words: Record<Language, { subject: string; greeting: string; text: string }> = {
  en: {
    subject: 'A new alert in Lyceum',
    greeting: 'Hello,',
    text: 'there is a new alert: a student may be in danger. Please sign in and look at it now:',
  },
  es: {
    subject: 'Nueva alerta en Lyceum',
    greeting: 'Hola:',
    text: 'Hay una alerta nueva: un estudiante puede estar en peligro. Entra y mírala ahora:',
  },
};

/** The email about a new alert. It says that there is one, and nothing about the message or the student. */
export function alertEmail({ to, language, as }: Recipient, { address, className }: AboutAlert): Email {
  const { subject, greeting, text } = words[language];
  const paragraphs = [greeting, text, address, reasonLine(language, as, className)];
  return { kind: 'alert', to, subject, paragraphs };
}
