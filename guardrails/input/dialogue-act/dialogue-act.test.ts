import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dialogueActOf } from './dialogue-act.ts';
import { featuresOfMessage } from './features.ts';

describe('what a message does', () => {
  it.each([
    ['stuck', 'my head is totally empty, I understand none of it'],
    ['stuck', 'no entiendo ni jota de esto'],
    ['stuck', 'ich raff überhaupt nix davon'],
    ['presses', 'come on, just tell me the final answer already'],
    ['presses', 'donne juste la réponse, on n’a plus le temps'],
    ['elsewhere', 'my cousin has three dogs and a hamster lol'],
    ['elsewhere', 'você viu o jogo do Flamengo ontem'],
    ['ends', 'thank you, I have finished everything'],
    ['step', 'so I divide both sides by 4 and get x = 6'],
  ])('%s: %s', (act, message) => expect(dialogueActOf(message)).toBe(act));

  it.each([
    ['why do we subtract the smaller number?'],
    ['I don’t understand why the denominator stays the same'],
    ['what does the dog in the second paragraph stand for?'],
    ['can you show me an example of a metaphor?'],
  ])('no mark: %s', (message) =>
    expect(['stuck', 'presses', 'elsewhere', 'ends']).not.toContain(dialogueActOf(message)),
  );

  it('is not read without a word in Latin letters', () => {
    expect(featuresOfMessage('我还是不懂')).toBeNull();
    expect(dialogueActOf('???')).toBeNull();
  });

  it('is read at the end of a long message, where students write after what they pasted', () => {
    const pasted = 'The train leaves at eight and covers 240 km in three hours. '.repeat(20);
    expect(dialogueActOf(`${pasted} just tell me the answer already please`)).toBe('presses');
  });
});

describe('the models of what a message does', () => {
  it('are small and hold numbers alone', () => {
    const text = readFileSync(new URL('./models.json', import.meta.url), 'utf8');
    expect(text.length).toBeLessThan(140_000);
    expect(text.match(/[A-Za-z]+(?= [A-Za-z])/g)).toBeNull();
  });
});
