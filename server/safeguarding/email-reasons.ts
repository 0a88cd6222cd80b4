import type { Language } from '../../contract/language.ts';
import type { EmailReason } from '../../contract/safeguarding.ts';

const words: Record<
  Language,
  { beginning: string; reasons: (className: string) => Record<EmailReason, string>; end: string }
> = {
  en: {
    beginning: 'You get this email',
    reasons: (className) => ({
      contact: 'because you are the safeguarding contact of your school',
      teacher: `because you teach ${className}`,
      administrator: 'because you administer your school',
    }),
    end: 'It says nothing about the student on purpose.',
  },
  es: {
    beginning: 'Recibes este correo',
    reasons: (className) => ({
      contact: 'porque eres el contacto de bienestar de tu escuela',
      teacher: `porque das clase en ${className}`,
      administrator: 'porque administras tu escuela',
    }),
    end: 'A propósito no dice nada del estudiante.',
  },
};

/** The last paragraph of an email about an alert: why this person gets it, and that it says nothing about the student. */
export function reasonLine(language: Language, as: EmailReason, className: string): string {
  const { beginning, reasons, end } = words[language];
  return `${beginning} ${reasons(className)[as]}. ${end}`;
}
