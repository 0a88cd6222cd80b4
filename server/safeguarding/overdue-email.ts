import type { Language } from '../../contract/language.ts';
import type { Email } from '../mail/email.ts';
import { reasonLine } from './email-reasons.ts';
import type { AboutAlert, Recipient } from './email-rules.ts';

const words: Record<Language, { subject: string; greeting: string; text: (minutes: number) => string }> = {
  en: {
    subject: 'An alert in Lyceum is waiting',
    greeting: 'Hello,',
    text: (minutes) =>
      `nobody has looked at an alert within the ${minutes} minutes that your school agreed on: a student may be in danger. Please sign in and look at it now, or make sure that somebody does:`,
  },
  es: {
    subject: 'Una alerta en Lyceum está esperando',
    greeting: 'Hola:',
    text: (minutes) =>
      `Nadie ha revisado una alerta en los ${minutes} minutos que acordó tu escuela: un estudiante puede estar en peligro. Entra y mírala ahora, o asegúrate de que alguien lo haga:`,
  },
};

/** The email about an alert at which nobody has looked in time. It says nothing about the message or the student. */
export function overdueEmail(
  { to, language, as }: Recipient,
  { address, className }: AboutAlert,
  minutes: number,
): Email {
  const { subject, greeting, text } = words[language];
  const paragraphs = [greeting, text(minutes), address, reasonLine(language, as, className)];
  return { kind: 'alert', to, subject, paragraphs };
}
