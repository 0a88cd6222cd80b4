import type { Attempt } from './hostile-case.ts';

const inPieces = (text: string, size: number): string[] => {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += size) pieces.push(text.slice(at, at + size));
  return pieces;
};

/**
 * The ways in which the model can send a text, for example whole, one character at a time, or cut inside the
 * secret.
 */
export const deliveries: readonly {
  readonly name: string;
  readonly cuts: (text: string, secret: string) => string[];
}[] = [
  { name: 'whole', cuts: (text) => [text] },
  { name: 'one character a piece', cuts: (text) => inPieces(text, 1) },
  {
    name: 'cut inside the secret',
    cuts: (text, secret) => {
      const at = text.indexOf(secret) + Math.max(1, Math.floor(secret.length / 2));
      return [text.slice(0, at), text.slice(at)];
    },
  },
  { name: 'seven characters a piece', cuts: (text) => inPieces(text, 7) },
  // The last word keeps the white space after it: the pieces have to join to the whole text.
  { name: 'word by word', cuts: (text) => text.match(/\s*\S+\s*$|\s*\S+/g) ?? [text] },
];

export const whole = (text: string): Attempt => ({ pieces: [text], ending: 'whole' });
