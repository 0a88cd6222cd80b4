import { resetLinkMinutes } from '../../contract/forgotten-passwords.ts';
import type { Language } from '../../contract/language.ts';
import type { Email } from '../mail/email.ts';

const words: Record<Language, { subject: string; paragraphs: (link: string) => string[] }> = {
  en: {
    subject: 'A new password for Lyceum',
    paragraphs: (link) => [
      'Hello,',
      `somebody asked for a new password of your account in Lyceum. Open this link within ${resetLinkMinutes} minutes to choose one. It works once:`,
      link,
      'If it was not you, do nothing. Your password stays as it is.',
    ],
  },
  es: {
    subject: 'Una contraseña nueva para Lyceum',
    paragraphs: (link) => [
      'Hola:',
      `Alguien pidió una contraseña nueva para tu cuenta de Lyceum. Abre este enlace antes de ${resetLinkMinutes} minutos para elegirla. Funciona una sola vez:`,
      link,
      'Si no lo pediste tú, no hagas nada. Tu contraseña sigue como está.',
    ],
  },
};

/** The email with a reset link. The link appears nowhere else. */
export function resetEmail(to: string, link: string, language: Language): Email {
  const { subject, paragraphs } = words[language];
  return { kind: 'password', to, subject, paragraphs: paragraphs(link) };
}
