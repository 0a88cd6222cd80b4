import { describe, expect, it } from 'vitest';
import { situationOf } from '../detector-input.ts';
import { languageOf } from './language.ts';

const said = (question: string, answer = '') => ({ question, answer });

describe('the language of a hint', () => {
  it.each([
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
    ['¿Y ahora?', 'How do I start?', 'es'],
    ['And now?', '¿Cómo empiezo?', 'en'],
  ])(
    'is that of the last message when a student changes the language: “%s” after “%s”',
    (question, before, language) => {
      expect(languageOf(situationOf({ question, earlier: [said(before)] }))).toBe(language);
    },
  );

  it('is that of the conversation when the last message has no clear language', () => {
    const earlier = [said('No sé por dónde empezar')];
    expect(languageOf(situationOf({ question: '84?', earlier }))).toBe('es');
    const answered = [said('84?', '¿Cómo llegaste a eso?')];
    expect(languageOf(situationOf({ question: '12 * 7?', earlier: answered }))).toBe('es');
  });

  it('is that of the exercise or of the class when the student writes another one, and English otherwise', () => {
    for (const question of [
      '84?',
      'Ich verstehe die Aufgabe nicht.',
      'Je ne comprends pas.',
      'não entendo o exercício',
      '我不明白',
    ]) {
      expect(languageOf(situationOf({ question }))).toBe('en');
      expect(languageOf(situationOf({ question, task: '¿Cuántos panes hay en las bolsas?' }))).toBe('es');
      expect(languageOf(situationOf({ question, topic: 'Los números y las medidas' }))).toBe('es');
    }
  });

  it('is not that of a program', () => {
    const question = 'for n in range(10):\n  if n in seen:\n    print(n)';
    expect(languageOf(situationOf({ question, earlier: [said('¿Por qué no funciona?')] }))).toBe('es');
    const fenced = '```\nfor the first in range\nprint the word\n```\n¿Por qué?';
    expect(languageOf(situationOf({ question: fenced }))).toBe('es');
  });

  it('stays the student’s own when the last message is an attempt in the target language', () => {
    const task = 'Translate into French: “I would like a coffee and the newspaper, please.”';
    const earlier = [said('How do I start?', 'Which verb do you need?'), said('Is it a form of vouloir?')];
    for (const question of ['Je voudrais un café', 'Je voudrais un café et le journal, s’il vous plaît.'])
      expect(languageOf(situationOf({ task, earlier, question }))).toBe('en');
  });
});
