import { expect, it } from 'vitest';
import { processorTime } from '../../test/measures.ts';
import { comparable, formsOnOneLine } from '../../test/text-forms.ts';
import { nameMask } from './name-mask.ts';

const mask = nameMask([
  { name: 'José Pérez', username: 'jose.p7' },
  { name: 'Ahmet İlhan', username: 'ahmet' },
  { name: "Sean O'Brien", username: null },
  { name: 'María José García López', username: 'mj-garcia' },
  { name: '王小明', username: 'xiaoming8' },
  { name: '김민준' },
  { name: '山田 太郎' },
  { name: 'Anne-Marie van den Berg' },
  { name: 'Omar al-Farouq' },
  { name: 'Дмитрий Йорданов' },
  { name: 'राहुल शर्मा' },
  { name: 'محمد الأحمد' },
  { name: 'Nguyễn Thị Ánh' },
  { name: 'Søren Ørsted' },
  { name: 'Will Brown', username: 'will' },
  { name: 'Will Okafor' },
  { name: 'An Do' },
  { name: 'Mark Will' },
  { name: 'Jürgen Müller' },
  { name: 'Soeren Paulsen' },
  { name: 'علی کریمی' },
]);

it.each([
  ['I am José Pérez, help me', 'I am [name], help me'],
  ['soy Pérez, José y tengo 7', 'soy [name] y tengo 7'],
  ['Jose Perez (jose.p7) has 7', '[name] ([name]) has 7'],
  ['JOSÉ PÉREZ', '[name]'],
  ['ahmet ilhan said so', '[name] said so'],
  ['AHMET İLHAN said so', '[name] said so'],
  ["Sean O'Brien copied", '[name] copied'],
  ['It was OBrien, Sean.', 'It was [name].'],
  ['María García has 3', '[name] has 3'],
  ['García López, María José: hola', '[name]: hola'],
  ['mj-garcia', '[name]'],
  ['我叫王小明，今年十岁', '我叫[name]，今年十岁'],
  ['小明 王 has 5', '[name] has 5'],
  ['저는 김민준입니다', '저는 [name]입니다'],
  ['太郎 山田です', '[name]です'],
  ['山田太郎です', '[name]です'],
  ['Anne Marie van den Berg won', '[name] won'],
  ['Berg, Anne-Marie won', '[name] won'],
  ['van den Berg, Anne-Marie won', '[name] won'],
  ['I met Omar Al Farouq and Farouq Omar', 'I met [name] and [name]'],
  ['Я Йорданов Дмитрий!', 'Я [name]!'],
  ['मैं राहुल शर्मा हूँ', 'मैं [name] हूँ'],
  ['أنا محمد الأحمد', 'أنا [name]'],
  ['Nguyen Thi Anh wrote it', '[name] wrote it'],
  ['Soren Orsted wrote it', '[name] wrote it'],
  ['王 小 明 wrote it', '[name] wrote it'],
  ['Ask Frau van den Berg or Ms. Marie Berg', 'Ask [name] or [name]'],
  ['José M. Pérez and **José** *Pérez* wrote it', '[name] and **[name]* wrote it'],
  ['JosePerez wrote it', '[name] wrote it'],
  ['will brown wrote it', '[name] wrote it'],
  ['Juergen Mueller and Jurgen Muller wrote it', '[name] and [name] wrote it'],
  ['Sören Paulsen wrote it', '[name] wrote it'],
  ['كتبه علي كريمي', 'كتبه [name]'],
])('%j is masked in every form', (text, masked) => {
  expect(mask(text)).toBe(masked);
  for (const form of formsOnOneLine(text))
    expect(comparable(mask(form.text)), form.name).toBe(comparable(masked));
});

it.each([
  'Will it be brown? Brown rice will cook. A rose by any name.',
  'The brown dog: will it bark? Do an exercise, I will mark it.',
  'La casa de la abuela van a verla, de la cruz a la fecha',
  'Jose knows Perezoso and Merlin',
  'The teacher Okafor will grace the first of may, and 1.5 m brown paper is 2 m',
  '小明有5个苹果，国王明天来',
  'Solve 3x + 2 = 11 for x in the class of Mr Smith',
])('%j stays as it is in every form', (text) => {
  expect(mask(text)).toBe(text);
  for (const form of formsOnOneLine(text)) expect(mask(form.text), form.name).toBe(form.text);
});

it('takes time in proportion to the text, also with the names of 300 people', () => {
  const word = (n: number) =>
    [n % 26, Math.floor(n / 26), 7].map((at) => 'abcdefghijklmnopqrstuvwxyz'[at]).join('');
  const people = Array.from({ length: 300 }, (_, n) => ({
    name: `Maria de la Luz Garcia ${word(n)}`,
    username: `maria${n}`,
  }));
  const maskMany = nameMask(people);
  const timeOf = (piece: string, length: number) => {
    const text = piece.repeat(Math.floor(length / piece.length));
    const times = [1, 2, 3].map((round) => {
      const start = processorTime();
      maskMany(`${text} ${round}`);
      return processorTime() - start;
    });
    return Math.min(...times);
  };
  // One student may call themselves by a hundred characters, each of which is a word.
  const long = Array.from({ length: 29 }, (_, n) => ({
    name: `${'的'.repeat(23)}${String.fromCodePoint(0x4e00 + n)}`,
    username: `long${n}`,
  }));
  const maskLong = nameMask([{ name: `${'的'.repeat(99)}是`, username: 'long' }, ...long]);
  const timeOfLong = (text: string) => {
    const start = processorTime();
    maskLong(text);
    return processorTime() - start;
  };
  const allNames = long.map(({ name }) => name).join('，');
  for (const text of [
    '的'.repeat(8_000),
    '的 '.repeat(4_000),
    allNames + '的'.repeat(8_000 - allNames.length),
  ])
    expect(timeOfLong(text), text.slice(0, 40)).toBeLessThan(
      40 * Math.max(timeOfLong('王'.repeat(8_000)), 10),
    );
  for (const piece of [
    'maria ',
    'maria garcia ',
    'de la ',
    'garcia, ',
    'mr ',
    'a',
    ' ',
    "'",
    '王',
    'é',
    'm. ',
    '\u200b',
    'x\u0301',
    'aB\u200b',
  ])
    expect(timeOf(piece, 8_000), piece).toBeLessThan(16 * timeOf(piece, 1_000) + 20);
});

it('takes no longer where everybody calls themselves by words of the text, and still masks whole names', () => {
  const words = 'as at be by go he if is it me mi no on or su ta tu up us we ya yo my ran'.split(' ');
  const people = Array.from({ length: 60 }, (_, n) => ({
    name: [...words.slice(n % 24), ...words.slice(0, n % 24)].join(' '),
    username: `person${n}`,
  }));
  const texts = (text: string) =>
    Array.from({ length: 10 }, (_, n) => `${text.repeat(8_000 / text.length)}${n}`);
  const timeOf = (masked: (text: string) => string, said: readonly string[]) => {
    const start = processorTime();
    for (const text of said) masked(text);
    return processorTime() - start;
  };
  const maskAll = nameMask([...people, { name: 'Mei Lin' }, { name: '王小明' }]);
  const harmless = timeOf(maskAll, texts('The second number is larger. '));
  expect(timeOf(maskAll, texts(`${words.toReversed().join(' ')} `))).toBeLessThan(8 * Math.max(harmless, 20));
  expect(maskAll('I am Mei Lin, 我叫王小明')).toBe('I am [name], 我叫[name]');
});
