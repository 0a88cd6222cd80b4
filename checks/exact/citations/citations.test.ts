import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { copiedWords, longQuotation, quotation, unnamedSource } from './citations.ts';

const passage =
  'The lanterns along the harbour went out one after another, and nobody in the town dared to light them again.';
const harbour = {
  task: `Read the passage. "${passage}" Explain in your own words how the writer makes the reader feel afraid.`,
  question: 'I think the town was lonely and sad about the war. Is that right?',
};

const quotations = [
  ['English marks', 'It says “the lanterns along the harbour went out”.'],
  ['straight marks', 'It says "the lanterns along the harbour went out".'],
  ['single marks', "It says 'the lanterns along the harbour went out'."],
  ['German marks', 'Da steht „alle Tiere sind gleich, manche gleicher“.'],
  ['French marks', 'Il écrit « longtemps, je me suis couché de bonne heure ».'],
  ['inverted guillemets', 'Er sagt »wer immer strebend sich bemüht«.'],
  ['Spanish marks', 'Empieza así: «En un lugar de la Mancha vivía».'],
  ['Japanese marks', '冒頭は「吾輩は猫である。名前はまだ無い」です。'],
  ['a block', 'Look:\n> All animals are equal\n> but some are more equal'],
  ['italics beside who said it', '*To be or not to be*, says Hamlet.'],
  ['italics from the source', 'Look at *nobody in the town dared* again.'],
  ['what is still open', 'He says "the first part is here. The second'],
  ['words that nobody gave', 'As Orwell writes, "some animals are more equal than others".'],
] as const;

const fine = [
  ['a term', 'The word "lonely" carries the mood.'],
  ['an expression of three words', 'What is the "point of view" here?'],
  ['the student’s own words', 'You wrote "the town was lonely and sad": where do you see that?'],
  ['a title', 'It reminds me of "The Old Man and the Sea".'],
  ['a title after its kind', 'In the story "the sound of waves" it is similar.'],
  ['a Chinese title', '你读过《红楼梦》这本书吗？'],
  ['the beginning of a sentence', 'Start with "The writer shows fear by …".'],
  ['a question for the student', 'Ask yourself, "What would I do in that town?"'],
  ['apostrophes', "It's the writer's choice, isn't it? 'Tis not an accident."],
  ['inches', 'A 12" ruler and a 5" nail.'],
  ['emphasis', 'This is *really very important here* for the mood.'],
  [
    'what the task says to do',
    'You should explain in your own words how the writer makes the reader feel afraid.',
  ],
  ['a retelling', 'The lights go dark step by step and people are too scared to bring them back.'],
  ['a question', 'Which verbs tell you that people are afraid?'],
  ['quoted feedback in one word', 'Your "because" is a good start.'],
] as const;

describe('quotation', () => {
  it.each(quotations)('is %s', (_kind, reply) => {
    expect(quotation(detectorInputOf(reply, harbour))).toMatchObject({ prohibition: 'quotation' });
  });
  it.each(fine)('is not %s', (_kind, reply) => {
    expect(quotation(detectorInputOf(reply, harbour))).toBeNull();
  });
  it('can be two words if the source has them', () => {
    expect(quotation(detectorInputOf('Notice "the harbour" there.', harbour))).not.toBeNull();
    expect(copiedWords(detectorInputOf('Notice "the harbour" there.', harbour))).toBeNull();
  });
});

describe('copied words', () => {
  it.each([
    ...quotations,
    ['eight words without marks', 'You see that the lanterns along the harbour went out one after another.'],
    ['another case', 'THE LANTERNS ALONG THE HARBOUR WENT OUT ONE by one'],
    ['other punctuation', 'the lanterns - along the harbour - went out, one after'],
    ['invisible characters', 'the lan\u200bterns along the har\u200bbour went out one after'],
  ] as const)('are %s', (_kind, reply) => {
    expect(copiedWords(detectorInputOf(reply, harbour))).toMatchObject({ prohibition: 'copied-words' });
  });
  it.each(fine)('are not %s', (_kind, reply) => {
    expect(copiedWords(detectorInputOf(reply, harbour))).toBeNull();
  });
  it('are also those of a text that the student pasted, but not of the student’s own work', () => {
    const letter = `Dear mother, the winter here is longer than I thought and the bread is grey. ${'We march at dawn and sleep in barns beside the road. '.repeat(5)}`;
    const reply = 'The winter here is longer than I thought and the bread: what does that show?';
    expect(copiedWords(detectorInputOf(reply, { question: letter }))).not.toBeNull();
    expect(copiedWords(detectorInputOf(reply, { question: `Is my essay good? ${letter}` }))).toBeNull();
  });
  it('are also those of the model solution in the key', () => {
    const key = {
      answers: [],
      steps: [],
      model: 'Fear grows because darkness spreads while every neighbour keeps away from the lamps.',
    };
    const reply = 'You could say fear grows because darkness spreads while every neighbour hides.';
    expect(copiedWords(detectorInputOf(reply, { ...harbour, key }))).not.toBeNull();
  });
});

describe('long quotation', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  it('has more than 25 words', () => {
    expect(longQuotation(detectorInputOf(`Orwell writes "${words(26)}".`))).toMatchObject({
      prohibition: 'long-quotation',
    });
    expect(longQuotation(detectorInputOf(`Orwell writes "${words(25)}".`))).toBeNull();
  });
  it('is also found in parts that follow each other', () => {
    expect(longQuotation(detectorInputOf(`Orwell writes "${words(15)}" and "${words(15)}".`))).not.toBeNull();
    expect(
      longQuotation(
        detectorInputOf(
          `Orwell writes "${words(15)}". Later, when the farm has changed, he adds "${words(15)}".`,
        ),
      ),
    ).toBeNull();
  });
  it('is also found in a block, without a closing mark or without any marks', () => {
    expect(longQuotation(detectorInputOf(`> ${words(14)}\n> ${words(14)}\n`))).not.toBeNull();
    expect(longQuotation(detectorInputOf(`Orwell writes "${words(30)}`))).not.toBeNull();
    const task = `Read. "${words(40)}"`;
    expect(longQuotation(detectorInputOf(`It goes like this, ${words(30)}.`, { task }))).not.toBeNull();
  });
});

describe('unnamed source', () => {
  it.each([
    ['nothing', '"All animals are equal, but some are more equal."'],
    ['a later sentence', '"All animals are equal, but some are more." Orwell wrote that.'],
    ['an introduction without a name', 'Here it is: "all animals are equal, but some more".'],
    ['German without a name', 'Schau: „Alle Tiere sind gleich, manche gleicher.“'],
    ['a block', '> All animals are equal, but some are more equal\n'],
    ['a number that is no page', 'There is 1 thing: "all animals are equal, but some more".'],
    ['an open quotation', 'See this: "All animals are equal.'],
  ])('has %s', (_kind, reply) => {
    expect(unnamedSource(detectorInputOf(reply))).toMatchObject({ prohibition: 'unnamed-source' });
  });
  it.each([
    ['a name before', 'As Orwell writes, "all animals are equal, but some more".'],
    ['a name after', '"All animals are equal, but some more", writes Orwell.'],
    ['a name in brackets', 'One line is "all animals are equal, but some more" (Orwell, 1945).'],
    ['a page', 'On page 12: "all animals are equal, but some more".'],
    ['a line', 'Look at line 5, "all animals are equal, but some more".'],
    ['"according to"', 'According to the pigs, "all animals are equal, but some more".'],
    ['the text', 'The text says "all animals are equal, but some more".'],
    ['a possessive', 'Orwell’s "all animals are equal, but some more" is bitter.'],
    ['German', 'Orwell schreibt: „Alle Tiere sind gleich, manche gleicher.“'],
    ['French', 'Selon Proust, « longtemps, je me suis couché de bonne heure ».'],
    ['Spanish', 'Cervantes escribe: «En un lugar de la Mancha vivía».'],
    ['a name in the sentence before', 'Orwell says, “All animals are equal.” “Some are more equal.”'],
    ['an announced block', 'Orwell writes:\n> all animals are equal, but some are more\n'],
    ['no quotation', 'The word "equal" is repeated.'],
  ])('does not have %s', (_kind, reply) => {
    expect(unnamedSource(detectorInputOf(reply))).toBeNull();
  });
});

describe('a source', () => {
  it('is not named by "Here’s" or "It’s"', () => {
    const reply = 'Here’s the best one: “We shall carry the lamp ourselves.”';
    expect(unnamedSource(detectorInputOf(reply))).not.toBeNull();
    expect(unnamedSource(detectorInputOf(reply.replace('the best', 'Pankhurst’s best')))).toBeNull();
  });
});

describe('citations of any text', () => {
  const detectors = [quotation, copiedWords, longQuotation, unnamedSource];
  const parts = fc.constantFrom(
    '"',
    "'",
    '“',
    '”',
    '„',
    '«',
    '»',
    '> ',
    '\n',
    '\n\n',
    'the lanterns along the',
    'harbour went out',
    '*',
    '. ',
    'Orwell writes',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 30 }).map((all) => all.join(' ')),
  );

  it('never throw', () => {
    fc.assert(
      fc.property(text, text, (reply, question) => {
        for (const detect of detectors) detect(detectorInputOf(reply, { ...harbour, question }));
      }),
    );
  });

  it.each(['a', '"', "'", '“', '> \n', '*a', ' ', '«a ', 'the ', '_'])(
    'are checked within a time limit, even in a hundred thousand characters of "%s"',
    (part) => {
      const reply = part.repeat(100_000 / part.length);
      const hostile = { ...detectorInputOf('', harbour), reply, canonical: { text: reply, hidden: [] } };
      const begun = performance.now();
      for (const detect of detectors) detect(hostile);
      expect(performance.now() - begun).toBeLessThan(30_000);
    },
  );
});
