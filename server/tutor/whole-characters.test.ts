import { expect, it } from 'vitest';
import { WholeCharacters } from './whole-characters.ts';

const through = (...pieces: string[]) => {
  const characters = new WholeCharacters();
  return pieces.map((piece) => characters.push(piece));
};

it('lets text through as it is', () => {
  expect(through('Zwölf ', '½ 🦉')).toEqual(['Zwölf ', '½ 🦉']);
});

it('drops what no database keeps', () => {
  expect(through('a\0b')).toEqual(['ab']);
});

it('puts a character together that was cut between two pieces', () => {
  const owl = '🦉';
  expect(through(`an ${owl[0]}`, `${owl[1]}!`)).toEqual(['an ', '🦉!']);
});

it('replaces half a character that stays alone, and forgets one at the very end', () => {
  expect(through('x\ud83dy', 'z\ud83d')).toEqual(['x\ufffdy', 'z']);
});
