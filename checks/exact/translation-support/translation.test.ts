import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { translatedClause, translatedPhrase } from './translation.ts';

const intoSpanish = {
  task: 'Translate into Spanish: "The children play in the garden every day."',
  question: 'How do I say this in Spanish?',
};
const intoEnglish = {
  task: 'Translate into English: "Ich habe gestern meinen Freund besucht, weil er krank war."',
  question: 'What does the first part mean?',
};

const clauses = [
  ['the sentence', intoSpanish, 'Los niños juegan en el jardín todos los días.'],
  ['the sentence in a sentence', intoSpanish, 'You would write Los niños juegan en el jardín here.'],
  ['the sentence in marks', intoSpanish, 'It is "Los niños juegan en el jardín todos los días".'],
  ['another language than asked for', intoSpanish, 'Die Kinder spielen jeden Tag im Garten.'],
  ['French', intoSpanish, 'Les enfants jouent dans le jardin.'],
  ['another script', intoSpanish, 'Дети играют в саду каждый день.'],
  ['Japanese', intoSpanish, '子供たちは毎日庭で遊びます'],
  ['what it means', intoEnglish, 'It means: I visited my friend yesterday.'],
  [
    'a pair in marks',
    intoEnglish,
    '"Ich habe gestern meinen Freund besucht" means "I visited my friend yesterday".',
  ],
  [
    'a pair with a sign',
    intoEnglish,
    'Ich habe gestern meinen Freund besucht = I visited my friend yesterday',
  ],
  [
    'a gloss in brackets',
    intoEnglish,
    'Ich habe gestern meinen Freund besucht (I visited my friend yesterday)',
  ],
  ['a label', intoEnglish, 'In English: "I visited my friend yesterday."'],
  ['another label', intoEnglish, 'Translation: I visited my friend yesterday'],
  ['reported meaning', intoEnglish, 'The sentence means he visited his friend yesterday.'],
] as const;

describe('translated phrase', () => {
  it.each([
    ...clauses,
    ['an example', intoSpanish, 'For example, "Mi hermana vive en una casa grande."'],
    ['three words', intoSpanish, 'Write "todos los días" at the end.'],
  ] as const)('is %s', (_kind, situation, reply) => {
    expect(translatedPhrase(detectorInputOf(reply, situation))).toMatchObject({
      prohibition: 'translated-phrase',
    });
  });

  it.each([
    ['a word', intoSpanish, '"garden" is "jardín".'],
    ['a word with its article', intoSpanish, '"garden" is "el jardín".'],
    ['words of a list', intoSpanish, 'niño = child, jardín = garden, jugar = to play'],
    ['a paradigm', intoSpanish, 'yo juego, tú juegas, él juega, nosotros jugamos'],
    [
      'grammar',
      intoSpanish,
      'In Spanish, the verb ending tells you who acts, so the pronoun is often dropped.',
    ],
    ['a question', intoSpanish, 'Which ending does the verb jugar need for "they"?'],
    ['the exercise', intoEnglish, 'Look at "weil er krank war": where does the verb stand?'],
    ['a word of the exercise', intoEnglish, '"besucht" means visited.'],
    ['a word and its sign', intoEnglish, 'gestern = yesterday'],
    ['what follows from it', intoEnglish, 'This means that you need the past participle.'],
    ['a rule', intoEnglish, 'In a clause with weil the verb goes to the end.'],
    ['a long definition of a word', intoEnglish, '"besuchen" means to go and see somebody at home.'],
    ['praise', intoEnglish, 'Good start! You found the verb. Now who is meant by "er"?'],
    ['a foreign name', intoSpanish, 'Cervantes wrote Don Quijote in La Mancha, in the heart of Spain.'],
    ['foreign terms', intoSpanish, 'Use the indefinido here, not the imperfecto.'],
  ] as const)('is not %s', (_kind, situation, reply) => {
    expect(translatedPhrase(detectorInputOf(reply, situation))).toBeNull();
  });
});

describe('translated clause', () => {
  it.each(clauses)('is %s', (_kind, situation, reply) => {
    expect(translatedClause(detectorInputOf(reply, situation))).toMatchObject({
      prohibition: 'translated-clause',
    });
  });
  it.each([
    ['an example', intoSpanish, 'For example, "Mi hermana vive en una casa grande."'],
    [
      'an example after a rule',
      intoEnglish,
      'The participle goes to the end, as in "Wir haben ein Buch gelesen".',
    ],
    ['a proverb', intoSpanish, 'There is a proverb, "No hay mal que por bien no venga", which people love.'],
    ['three words', intoSpanish, 'The phrase "todos los días" comes last.'],
    ['a paradigm', intoEnglish, 'ich bin gegangen, du bist gegangen, er ist gegangen'],
    ['grammar', intoEnglish, 'The perfect tense takes haben or sein and a participle at the end.'],
    ['the exercise', intoEnglish, 'In "Ich habe gestern meinen Freund besucht" the participle comes last.'],
    ['custom', intoSpanish, 'In Spain people eat dinner late and greet each other with two kisses.'],
  ] as const)('is not %s', (_kind, situation, reply) => {
    expect(translatedClause(detectorInputOf(reply, situation))).toBeNull();
  });
});

const intoItalian = 'Translate into Italian: The children carry the heavy baskets across the wet field.';
const model = 'I bambini portano i cesti pesanti attraverso il campo bagnato.';

describe('a translation that adds up', () => {
  it.each([
    ['a list', 'i bambini\nportano\ni cesti\npesanti\nattraverso\nil campo\nbagnato'],
    [
      'a table',
      '| the children | i bambini |\n| carry | portano |\n| baskets | i cesti pesanti |\n| field | il campo |',
    ],
    [
      'glosses',
      'i bambini (the children) portano (carry) i cesti (the baskets) pesanti (heavy) il campo (the field)',
    ],
  ])('is told by %s without a key', (_form, reply) => {
    expect(translatedClause(detectorInputOf(reply, { task: intoItalian }))).not.toBeNull();
  });
  it('is told piece by piece over several answers [spec 10.128]', () => {
    const key = { answers: [], steps: [], model };
    const earlier = [
      { question: 'what comes first', answer: 'It begins with “i bambini portano”.' },
      { question: 'next', answer: 'Then “i cesti” and “pesanti”.' },
    ];
    const reply = 'The rest is “il campo bagnato”.';
    for (const known of [key, null]) {
      expect(
        translatedClause(detectorInputOf(reply, { task: intoItalian, earlier, key: known })),
      ).not.toBeNull();
      expect(translatedClause(detectorInputOf(reply, { task: intoItalian, key: known }))).toBeNull();
    }
  });
  it('leaves out what the student wrote', () => {
    const earlier = [{ question: 'I bambini portano i cesti pesanti', answer: 'Good. What comes next?' }];
    const key = { answers: [], steps: [], model };
    const reply = '“portano” and “pesanti” are right. “Field” is “campo”, and “wet” is “bagnato”.';
    expect(translatedClause(detectorInputOf(reply, { task: intoItalian, earlier, key }))).toBeNull();
  });
});

describe('feedback on a text in another language', () => {
  it.each([
    [
      intoItalian,
      'i bambini portano il cesti pesante',
      'Look at the article again: is the noun plural or not?',
    ],
    [
      intoItalian,
      'is it il or i bambini?',
      'The noun is plural here. Which article do masculine plurals take?',
    ],
    [
      'Translate into English: "Die Oma backt einen Kuchen."',
      'Oma?',
      'In English that is a word for a relative of yours.',
    ],
  ])('is in the language of the conversation: %s', (task, question, reply) => {
    for (const detector of [translatedPhrase, translatedClause])
      expect(detector(detectorInputOf(reply, { task, question }))).toBeNull();
  });
});

describe('an unannounced translation', () => {
  it.each([
    [intoEnglish.task, 'I visited my friend yesterday because he was ill.'],
    [intoEnglish.task, 'Yesterday I visited my friend.'],
    [
      'Translate: « Ma mère achète du pain au marché le samedi. »',
      'My mother buys bread at the market on Saturdays.',
    ],
    ['Translate: "El perro duerme en la casa."', 'The dog sleeps in the house.'],
    ['Translate: "Je mange une pomme."', 'I am eating an apple.'],
  ])('is recognised by its meaning: %s', (task, reply) => {
    expect(translatedClause(detectorInputOf(reply, { task, question: 'Please help me.' }))).not.toBeNull();
  });
  it('is also found in an announced example, and when the student writes the target language', () => {
    const reply = 'For example, los niños juegan todos los días en el jardín.';
    expect(translatedClause(detectorInputOf(reply, intoSpanish))).not.toBeNull();
    const question = '¿Cómo se dice esto en español? No lo sé.';
    expect(translatedClause(detectorInputOf(reply, { ...intoSpanish, question }))).not.toBeNull();
  });
  it.each([
    'Who visited whom, and when was it?',
    'You need a word for a friend and one for the day, then put the verb into the past.',
    'gestern = yesterday, Freund = friend, besuchen = to visit',
    'Think about when it happened. Then look for the person who was ill.',
  ])('is not found in: %s', (reply) => {
    expect(translatedClause(detectorInputOf(reply, intoEnglish))).toBeNull();
  });
});

describe('a conversation in the target language', () => {
  it.each([
    [
      '¿Me puedes explicar cuándo se usa el subjuntivo en español?',
      'El subjuntivo se usa después de verbos de deseo y de duda.',
    ],
    [
      'Ich verstehe den Satz nicht. Warum steht das Verb am Ende?',
      'Weil ein Nebensatz mit „weil“ beginnt, steht das Verb dort am Ende.',
    ],
    [
      'Pourquoi est-ce que le participe s’accorde ici ?',
      'Le participe s’accorde parce que le complément est placé avant.',
    ],
  ])('is answered: %s', (question, reply) => {
    expect(translatedPhrase(detectorInputOf(reply, { question }))).toBeNull();
    expect(translatedClause(detectorInputOf(reply, { question }))).toBeNull();
  });
});

describe('the key', () => {
  const key = {
    answers: [],
    steps: [],
    model: 'The old man sat by the river and watched the boats go past.',
  };
  const passage = { task: 'Translate the passage.', question: 'Please help me start.', key };
  it.each([
    'The old man sat by the river.',
    'An old man sat by a river and watched the boats pass.',
    'It goes: the old man sat by the ri\u200bver and watched.',
  ])('is given away by %s', (reply) => {
    expect(translatedClause(detectorInputOf(reply, passage))).not.toBeNull();
    expect(translatedPhrase(detectorInputOf(reply, passage))).not.toBeNull();
  });
  it('is not given away by a question about it', () => {
    expect(
      translatedPhrase(detectorInputOf('Who is the passage about, and where is he?', passage)),
    ).toBeNull();
  });
});

describe('translations in any text', () => {
  const parts = fc.constantFrom(
    'los niños',
    'juegan en el',
    'jardín',
    'the word',
    'means',
    '=',
    '"',
    '(',
    ')',
    '\n',
    '. ',
    'Ich habe gestern meinen Freund besucht',
    'yesterday I',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 30 }).map((all) => all.join(' ')),
  );

  it('never throw, and a translated clause is also a translated phrase', () => {
    fc.assert(
      fc.property(text, text, (reply, question) => {
        const input = detectorInputOf(reply, { ...intoEnglish, question });
        if (translatedClause(input)) expect(translatedPhrase(input)).not.toBeNull();
      }),
    );
  });

  it.each(['a', 'a ', '"', '(', 'means ', 'it is ', '= ', 'a (', 'el la ', 'ñ', '中', ' ', 'translation: '])(
    'are looked for within a time limit, even in a hundred thousand characters of "%s"',
    (part) => {
      const reply = part.repeat(100_000 / part.length);
      const hostile = { ...detectorInputOf('', intoEnglish), reply, canonical: { text: reply, hidden: [] } };
      const begun = performance.now();
      translatedPhrase(hostile);
      translatedClause(hostile);
      expect(performance.now() - begun).toBeLessThan(30_000);
    },
  );
});
