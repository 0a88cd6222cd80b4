import { describe, expect, it } from 'vitest';
import { pointerText, withoutPointer } from './pointer-text.ts';
import { supportLanguages } from './support-languages.ts';

const messages = {
  en: 'i feel so alone at school',
  de: 'ich fühle mich immer so allein',
  fr: 'je me sens très seule en ce moment',
  es: 'me siento muy sola en la escuela',
  pt: 'eu me sinto muito sozinha, não tenho ninguém',
  zh: '我没有朋友，很孤单',
  ar: 'أشعر بالوحدة في المدرسة',
};

describe('the sentence that points to people', () => {
  it.each(supportLanguages)(
    'is one of the language %s, for older and younger students [standard 12.8]',
    (language) => {
      const school = { contact: 'Ms Okoye' };
      const [older, younger] = [14, 8].map((age) => pointerText(messages[language], school, age));
      expect(new Set([older, younger, pointerText(messages.en, school, 14)]).size).toBe(
        language === 'en' ? 2 : 3,
      );
      for (const text of [older, younger]) expect(text).toContain('Ms Okoye');
    },
  );

  it('has the language that the student chose when that of the message is unclear', () => {
    const chosen = { contact: null, language: 'es' } as const;
    expect(pointerText('feeling lonely', chosen, 14)).toBe(pointerText(messages.es, chosen, 14));
    expect(pointerText(messages.en, chosen, 14)).toBe(pointerText(messages.en, { contact: null }, 14));
  });

  it('names people at home and at school where the school named no contact', () => {
    expect(pointerText(messages.en, { contact: null }, 14)).toBe(
      'When something is hard, it can help to talk with a person: somebody at home, a teacher, or another adult you trust.',
    );
    expect(pointerText(messages.en, { contact: null }, 8)).toBe(
      'Is something hard for you? You can tell a grown-up: your teacher, or somebody at home.',
    );
  });

  it('neither confirms nor names what the student feels, and does not speak in the first person', () => {
    for (const age of [8, 14])
      expect(pointerText(messages.en, { contact: 'Ms Okoye' }, age)).not.toMatch(
        /\b(?:sad|lonely|alone|depress\w*|ill|I|I'm|sorry)\b/,
      );
  });

  it('can be removed from an answer', () => {
    const answer = 'A slope is a rate.\n\nWhich two points do you have?';
    for (const [message, age] of Object.values(messages).flatMap((message) => [
      [message, 8] as const,
      [message, 14] as const,
    ]))
      expect(withoutPointer(`${answer}\n\n${pointerText(message, { contact: 'Ms Okoye' }, age)}`)).toBe(
        answer,
      );
    expect(withoutPointer(answer)).toBe(answer);
  });
});
