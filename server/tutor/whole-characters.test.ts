import { expect, it } from 'vitest';
import { WholeCharacters } from './whole-characters.ts';

const through = (...pieces: string[]) => {
  const characters = new WholeCharacters();
  return pieces.map((piece) => characters.push(piece));
};

it('text passes unchanged', () => {
  expect(through('Zwölf ', '½ 🦉')).toEqual(['Zwölf ', '½ 🦉']);
});

it('characters that a database cannot store are dropped', () => {
  expect(through('a\0b')).toEqual(['ab']);
});

it('a character that is cut between two pieces is joined', () => {
  const owl = '🦉';
  expect(through(`an ${owl[0]}`, `${owl[1]}!`)).toEqual(['an ', '🦉!']);
});

it('half a character is replaced in the middle of a text and dropped at its end', () => {
  expect(through('x\ud83dy', 'z\ud83d')).toEqual(['x\ufffdy', 'z']);
});
