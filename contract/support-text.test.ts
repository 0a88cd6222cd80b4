import { describe, expect, it } from 'vitest';
import { pointerText } from './pointer-text.ts';
import { type SupportLanguage, supportLanguages } from './support-languages.ts';
import { supportLanguageOf, supportText } from './support-text.ts';

const inEachLanguage: Readonly<Record<SupportLanguage, string>> = {
  en: 'i want to die, there is nothing left for me',
  de: 'ich will nicht mehr leben',
  fr: 'je ne veux plus vivre',
  es: 'no quiero vivir más',
  pt: 'eu não quero mais viver',
  zh: '我不想活了',
  ar: 'لا أريد أن أعيش',
};

/** Words that confirm what the student writes or feels, or say how bad it is. */
const confirming =
  /\b(?:matters?|understandable|right to feel|of course you|normal|terrible|awful|verständlich|schlimm|wichtig|compte|normal|terrible|importa|importante|horrible|terrível)\b|重要|正常|可怕|مهم|طبيعي|فظيع/i;

/** Words for illnesses: a text of the product names none. */
const pathologising =
  /\b(?:ill|illness|sick|disorder|depress\w*|anxiety|symptoms?|diagnos\w*|therap\w*|patient|suicid\w*|krank\w*|störung|malad\w*|trouble mental|enferm\w*|trastorno|doen\w*|transtorno)\b|病|抑郁|症|مرض|اكتئاب/i;

describe('the support text and the pointer', () => {
  it.each(supportLanguages)(
    'neither confirm what was written nor name an illness: %s [standard 12.10]',
    (language) => {
      const message = inEachLanguage[language];
      for (const contact of [null, 'Ms Okoye']) {
        const texts = [
          supportText(message, { contact, helpline: contact && '116 123' }),
          ...[8, 14].map((age) => pointerText(message, { contact }, age)),
        ];
        for (const text of texts) {
          expect(text).not.toMatch(confirming);
          expect(text).not.toMatch(pathologising);
        }
      }
      const others = supportLanguages
        .filter((one) => one !== language)
        .map((one) => supportText(inEachLanguage[one], { contact: null, helpline: null }));
      expect(others).not.toContain(supportText(message, { contact: null, helpline: null }));
    },
  );
});

describe('the language of a short message', () => {
  it.each([
    ['es', 'quiero hacerme daño'],
    ['es', 'nadie me quiere'],
    ['es', 'mi padrastro me toca'],
    ['es', 'ayuda por favor'],
    ['fr', 'veux disparaitre'],
    ['de', 'ich ritze mich'],
    ['pt', 'ele me bate'],
    ['en', 'no one likes me'],
    ['en', 'will anybody miss me'],
    ['en', 'cutting again'],
  ])('is told by a single word that English does not have: %s, “%s”', (language, message) => {
    expect(supportLanguageOf(message)).toBe(language);
  });
});
