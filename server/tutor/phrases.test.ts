import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { phrasesOf, WholeCharacters } from './phrases.ts';

async function* inPieces(pieces: readonly string[]) {
  yield* pieces;
}

/** The phrases of a reply, and how many of them come together. */
async function read(pieces: AsyncIterable<string>) {
  const phrases: string[] = [];
  const together: number[] = [];
  for await (const arrival of phrasesOf(pieces)) {
    phrases.push(...arrival.phrases);
    together.push(arrival.phrases.length);
  }
  return { phrases, together };
}
const joined = async (...pieces: string[]) => (await read(inPieces(pieces))).phrases;

describe('pieces of a reply', () => {
  it('wait for the end of the sentence', async () => {
    expect(await joined('A', ' river', ' carries', ' sand', '.', ' It')).toEqual([
      'A',
      ' river carries sand.',
      ' It',
    ]);
  });

  it('are passed on at once where a sentence may have ended before them', async () => {
    expect(await joined('so. ', 'It', ' is')).toEqual(['so. ', 'It', ' is']);
    expect(await joined('he said “yes” ', 'and', ' went')).toEqual(['he said “yes” ', 'and', ' went']);
  });

  it.each(['。', '\n', '$', '\\(', '`', ' *', '  ', '”'])('do not wait with “%s”', async (mark) => {
    expect(await joined('words', ' and', mark, 'more')).toEqual(['words', ` and${mark}`, 'more']);
  });

  it('wait for 200 characters at most', async () => {
    const phrases = await joined('a', ...Array.from({ length: 300 }, () => ' bcd'));
    expect(Math.max(...phrases.map(({ length }) => length))).toBe(200);
    expect(phrases.join('')).toHaveLength(1_201);
  });

  it('come in parts of 200 characters at most, however long a piece is', async () => {
    const text = 'x＝５。'.repeat(6_400);
    const phrases = await joined(text.slice(0, 2), text.slice(2));
    expect(Math.max(...phrases.map(({ length }) => length))).toBe(200);
    expect(phrases.join('')).toBe(text);
  });

  it('come out whole, whatever they are', async () => {
    const text = 'Look: 3.5 is “half” of 7 (or so) \\(x^2\\) ```js\nlet a\n``` 你好。 so';
    expect((await joined(...text)).join('')).toBe(text);
  });

  it('end with what waits when the model ends', async () => {
    expect(await joined('one', ' two', ' three')).toEqual(['one', ' two three']);
  });
});

describe('phrases of a reply', () => {
  it('come all together, with the end, from a model that answers at once', async () => {
    const arrivals = phrasesOf(inPieces(['Look at it. ', 'What is', ' given?']));
    const { value } = await arrivals.next();
    expect(value).toEqual({ phrases: ['Look at it. ', 'What is', ' given?'], isLast: true });
    expect(await arrivals.next()).toMatchObject({ done: true });
  });

  it('are passed on while the model thinks about the next word', async () => {
    async function* slowly() {
      yield 'Look at it. ';
      await new Promise(() => {});
    }
    const arrivals = phrasesOf(slowly());
    expect(await arrivals.next()).toMatchObject({ value: { phrases: ['Look at it. '], isLast: false } });
  });

  it('that arrive while the reader is busy come together', async () => {
    const parts = [['One. '], ['Two. ', 'Three. '], ['Four.']];
    async function* inParts() {
      for (const part of parts) {
        yield* part;
        await setImmediate();
        await setImmediate();
      }
    }
    const arrivals: (readonly string[])[] = [];
    for await (const { phrases } of phrasesOf(inParts())) {
      arrivals.push(phrases);
      // The reader is busy for longer than the model takes for the next part.
      for (let turn = 0; turn < 5; turn++) await setImmediate();
    }
    expect(arrivals).toEqual([...parts, []]);
  });

  it('of a long reply come about a thousand characters at a time', async () => {
    const { together, phrases } = await read(
      inPieces(Array.from({ length: 50 }, () => `${'x'.repeat(98)}. `)),
    );
    expect(Math.max(...together)).toBe(10);
    expect(phrases.join('')).toHaveLength(5_000);
  });

  it('fail where the model fails', async () => {
    async function* failing() {
      yield 'Look. ';
      throw new Error('away');
    }
    await expect(read(failing())).rejects.toThrow('away');
  });

  it('are not waited for by a reader who leaves', async () => {
    async function* endless() {
      yield 'Look. ';
      await new Promise(() => {});
    }
    for await (const { phrases } of phrasesOf(endless())) {
      expect(phrases).toEqual(['Look. ']);
      break;
    }
  });
});

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
