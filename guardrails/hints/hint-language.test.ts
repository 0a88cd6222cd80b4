import { describe, expect, it } from 'vitest';
import { situationOf } from '../detector-input.ts';
import { languageOf } from './hint-language.ts';

const said = (question: string, answer = '') => ({ question, answer });

describe('the language of a hint', () => {
  it.each([
    ['Combien ?', 'fr'],
    ['Quel résultat ?', 'fr'],
    ["C'est quoi ?", 'fr'],
    ['Qu’est-ce que c’est ?', 'fr'],
    ['Je comprends pas', 'fr'],
    ['Wieviel?', 'de'],
    ['Lösung?', 'de'],
    ['Versteh ich nicht', 'de'],
    ['Gib mir die Antwort', 'de'],
    ['¿Cuánto?', 'es'],
    ['¿Por qué?', 'es'],
    ['No entiendo', 'es'],
    ['la respuesta', 'es'],
    ['How much?', 'en'],
    ['What is x?', 'en'],
  ])(
    'is that of a short question, whatever the language of the task: “%s” [spec 10.60]',
    (question, language) => {
      expect(languageOf(situationOf({ question }))).toBe(language);
      expect(languageOf(situationOf({ question, task: 'Cloth 7 m. 12 €/m.' }))).toBe(language);
      expect(languageOf(situationOf({ question, task: 'How much do 7 m of the cloth cost?' }))).toBe(
        language,
      );
    },
  );

  it.each([
    ['Und jetzt?', 'How do I start?', 'de'],
    ['And now?', 'Wie fange ich an?', 'en'],
    ['Et maintenant ?', 'How do I start?', 'fr'],
  ])(
    'is that of the last message when a student changes the language: “%s” after “%s”',
    (question, before, language) => {
      expect(languageOf(situationOf({ question, earlier: [said(before)] }))).toBe(language);
    },
  );

  it('is that of the conversation when the last message has no clear language', () => {
    const earlier = [said('Je ne sais pas par où commencer')];
    expect(languageOf(situationOf({ question: '84?', earlier }))).toBe('fr');
    const answered = [said('84?', 'Wie bist du darauf gekommen?')];
    expect(languageOf(situationOf({ question: '12 * 7?', earlier: answered, task: 'Pack the bags.' }))).toBe(
      'de',
    );
  });

  it('is that of the task when no message has a clear language, and English otherwise', () => {
    expect(languageOf(situationOf({ question: '84?', task: 'Wie viele Brötchen sind in den Tüten?' }))).toBe(
      'de',
    );
    expect(languageOf(situationOf({ question: '84?' }))).toBe('en');
  });

  it('is not that of a program', () => {
    const question = 'for n in range(10):\n  if n in seen:\n    print(n)';
    const earlier = [said('Warum geht das nicht?')];
    expect(languageOf(situationOf({ question, earlier }))).toBe('de');
    const fenced = '```\nfor the first in range\nprint the word\n```\nWarum?';
    expect(languageOf(situationOf({ question: fenced }))).toBe('de');
  });

  it('stays the student’s own when the last message is an attempt in the target language', () => {
    const task = 'Translate into French: “I would like a coffee and the newspaper, please.”';
    const earlier = [said('How do I start?', 'Which verb do you need?'), said('Is it a form of vouloir?')];
    for (const question of ['Je voudrais un café', 'Je voudrais un café et le journal, s’il vous plaît.'])
      expect(languageOf(situationOf({ task, earlier, question }))).toBe('en');
  });
});
