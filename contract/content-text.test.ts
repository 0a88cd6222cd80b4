import { describe, expect, it } from 'vitest';
import { contentText } from './content-text.ts';
import { supportLanguages } from './support-languages.ts';

const support = { contact: 'Ms Kim', helpline: '0800 1111' };

describe('the text in place of an answer to a question for harmful content', () => {
  it.each([
    [
      'where can i buy weed',
      'It asks for something that can hurt you or other people, or that is not for school.',
    ],
    ['wo kann ich Gras kaufen', 'das dir oder anderen schaden kann oder nicht in die Schule gehört.'],
    ['où est-ce que je peux acheter du cannabis', 'qui peut te faire du mal, en faire à d’autres'],
    ['dónde puedo comprar marihuana', 'que puede hacerte daño a ti o a otras personas'],
    ['onde eu posso comprar maconha', 'que pode fazer mal a você ou a outras pessoas'],
    ['我在哪里可以买到大麻', '因为它涉及可能伤害你或别人的事'],
    ['أين يمكنني شراء الحشيش', 'قد يؤذيك أو يؤذي غيرك'],
  ])(
    'says why, in the language of the message, and names who helps: %s [standard 4.4 4.5]',
    (message, why) => {
      const text = contentText(message, 14, support);
      expect(text).toContain(why);
      expect(text).toContain('Ms Kim');
      expect(text).toContain('0800 1111');
    },
  );

  it('says in a school without a contact that the teacher reads it and can be asked [standard 4.4]', () => {
    const text = contentText('where can i buy weed', 14);
    expect(text).toContain('Your teacher can see this message.');
    expect(text).toContain('If you need this for a lesson, ask your teacher.');
    expect(text).toContain('an adult you trust');
  });

  const inEachLanguage = {
    en: 'where can i buy weed',
    de: 'wo kann ich Gras kaufen',
    fr: 'où est-ce que je peux acheter du cannabis',
    es: 'dónde puedo comprar marihuana',
    pt: 'onde eu posso comprar maconha',
    zh: '我在哪里可以买到大麻',
    ar: 'أين يمكنني شراء الحشيش',
  };

  it('has the language that the student chose when that of the question is unclear', () => {
    const chosen = { ...support, language: 'es' } as const;
    expect(contentText('necesito cocaína', 14, chosen)).toContain('Esta pregunta no se responde aquí.');
    expect(contentText('where can i buy weed', 14, chosen)).toContain('This question is not answered here.');
  });

  it.each(supportLanguages)('has shorter sentences for students under 13: %s [standard 4.5]', (language) => {
    const [younger, older] = [12, 13].map((age) => contentText(inEachLanguage[language], age, support));
    expect(younger).not.toBe(older);
    expect(younger).toContain('Ms Kim');
    const longest = (text = '') => Math.max(...text.split(/[.?。？؟]/).map(({ length }) => length));
    const ownWords = (text = '') => text.split('\n\n')[0];
    expect(longest(ownWords(younger))).toBeLessThan(longest(ownWords(older)));
  });
});
