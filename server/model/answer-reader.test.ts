import { describe, expect, it } from 'vitest';
import { AnswerReader } from './answer-reader.ts';
import { type Beginning, beginningByName, type Connection } from './thought-signs.ts';

const connectionThat = (beginning: Beginning): Connection => ({ beginning });

/** How a reply is read. */
interface ReplyOptions {
  connection?: Connection;
  /** The reader waits for the whole reply. */
  whole?: boolean;
  /** The reply was cut off at its maximum length. */
  cut?: boolean;
  /** The server sends thoughts in a separate field. */
  separateThoughts?: boolean;
}

/** Reads these pieces. @returns the text given out after each piece, the rest at the end, and the whole text */
function read(pieces: readonly string[], options: ReplyOptions = {}) {
  const {
    connection = connectionThat('unknown'),
    whole = false,
    cut = false,
    separateThoughts = false,
  } = options;
  const reader = new AnswerReader(connection, whole);
  const given = pieces.map((piece) => reader.take(piece, separateThoughts));
  const rest = reader.end(cut);
  return { given, rest, text: given.join('') + rest, connection };
}

const letters = (text: string) => [...text];
const thought = 'Okay, the student wants the price. It is 68 euros.';
const answer = 'What is 15 % of 80?';

describe('a thought between two marks', () => {
  it.each([
    `<think>${thought}</think>${answer}`,
    `\n<think>\n${thought}\n</think>\n\n${answer}`,
    `<THINK>${thought}</Think> ${answer}`,
    `<thinking>${thought}</thinking>${answer}`,
    `<think>${thought}</thinking>${answer}`,
    `<thought>${thought}</thought>${answer}`,
    `<reasoning>${thought}</reasoning>${answer}`,
    `<seed:think>${thought}</seed:think>${answer}`,
    `<longcat_think>${thought}</longcat_think>${answer}`,
    `[THINK]${thought}[/THINK]${answer}`,
    `◁think▷${thought}◁/think▷${answer}`,
    `<|START_THINKING|>${thought}<|END_THINKING|><|START_RESPONSE|>${answer}<|END_RESPONSE|>`,
    `<|begin_of_thought|>${thought}<|end_of_thought|>\n<|begin_of_solution|>${answer}<|end_of_solution|>`,
    `<|inner_prefix|>${thought}<|inner_suffix|>${answer}`,
    `<|channel>thought\n${thought}<channel|>${answer}`,
    `<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`,
    `<|start|>assistant<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
    `analysis${thought}assistantfinal${answer}`,
    `Here is my thought process: ${thought} Here is my response: ${answer}`,
    `<think>${thought}</think><answer>${answer}</answer>`,
    `<think>${thought}</think>\n\n<response>\n${answer}\n</response>`,
    `<think>\n\n</think>\n\n${answer}`,
    `<think>The student wrote \`</think>\` here. It is 68.</think>${answer}`,
  ])('is left out, whole or letter by letter: %j', (reply) => {
    expect(read([reply]).text.trim()).toBe(answer);
    expect(read(letters(reply)).text.trim()).toBe(answer);
  });

  it('is left out wherever a sentence can begin', () => {
    const several = `<think>a</think>Look at it.<think>It is 68.</think> What is left?\n<think>68</think>\nTry.`;
    expect(read([several]).text).toBe('Look at it. What is left?\n\nTry.');
    expect(read(letters(several)).text).toBe('Look at it. What is left?\n\nTry.');
  });

  it('is left out whole when it is never closed', () => {
    expect(read(['<think>It is', ' 68.']).text).toBe('');
    expect(read(['Look at it. ', '<think>It is', ' 68.']).text).toBe('Look at it. ');
  });

  it('takes nothing of a long answer with it', () => {
    const long = 'Your step is right. '.repeat(75);
    const { text } = read([long, `${long}<think>It is 68.</think>${answer}`], {
      connection: connectionThat('answer'),
    });
    expect(text).toBe(long + long + answer);
  });

  it('begins only at a real mark', () => {
    for (const text of [
      '<thin ice> is cold.',
      'If x < y, what is <think about it>?',
      'The <output> tag shows.',
    ])
      expect(read(letters(text)).text).toBe(text);
  });
});

describe('a thought without its opening mark', () => {
  it.each([
    `${thought}</think>${answer}`,
    `${thought}\n</think>\n\n${answer}`,
    `${thought}</thinking>${answer}`,
    `${thought}[/THINK]${answer}`,
    `${thought}</seed:think>${answer}`,
    `${thought}<channel|>${answer}`,
    `${thought}<|END_THINKING|>${answer}`,
    `${thought}</think><answer>${answer}</answer>`,
    `\n\n</think>\n\n${answer}`,
  ])('is left out of the first reply of a connection, whole or letter by letter: %j [spec 5.41]', (reply) => {
    expect(read([reply]).text.trim()).toBe(answer);
    expect(read(letters(reply)).text.trim()).toBe(answer);
  });

  it('is left out whatever its words if its mark comes before any text was given out', () => {
    expect(read([`80 · 0.85 = 68.</think>${answer}`]).text).toBe(answer);
  });

  it('is left out whatever its words after an earlier reply of the connection had a thought', () => {
    const { connection } = read(letters(`${thought}</think>${answer}`));
    expect(read(letters(`80 · 0.85 = 68. Done.</think>${answer}`), { connection }).text).toBe(answer);
  });

  it('is left out whatever its words if the name of the model shows that it thinks', () => {
    for (const name of ['deepseek-ai/DeepSeek-R1-Distill-Qwen-7B', 'QwQ-32B', 'Qwen3-4B-Thinking-2507']) {
      const connection = connectionThat(beginningByName(name));
      expect(read(letters(`80 · 0.85 = 68. Done.</think>${answer}`), { connection }).text).toBe(answer);
    }
  });

  it('is left out whatever its words for a reader that waits for the whole reply', () => {
    expect(read(letters(`80 · 0.85 = 68. Done.</think>${answer}`), { whole: true }).text).toBe(answer);
  });

  it('is buffered from the first sentence that sounds like one; earlier text is final', () => {
    const { given, text } = read(['A jacket is 80. ', 'The student wants 68. ', `Done.</think>${answer}`]);
    expect(given).toEqual(['A jacket is 80. ', '', answer]);
    expect(text).not.toContain('68');
  });

  it('is dropped if its mark never comes, in a reply that was cut off or of a model that always thinks', () => {
    expect(read([thought], { cut: true }).text).toBe('');
    const connection = connectionThat('thought');
    expect(read([thought], { connection }).text).toBe('');
    expect(connection.beginning).toBe('unknown');
  });

  it('is buffered up to a limit', () => {
    const reader = new AnswerReader(connectionThat('thought'));
    for (let n = 0; n < 3_000; n += 1) expect(reader.take('It is 68, or is it? '.repeat(10))).toBe('');
    expect(reader.take(`</think>${answer}`) + reader.end()).toBe(answer);
  });

  it('is left out whole where it is long, and an answer of that length is given out whole', () => {
    const long = Array.from({ length: 300 }, (_, at) => `Your step ${at} is right. `);
    expect(read([...long, '</think>', answer], { connection: connectionThat('thought') }).text).toBe(answer);
    expect(read(long, { connection: connectionThat('thought') }).text).toBe(long.join(''));
  });
});

describe('the reply of a model that does not think', () => {
  const plain = ['Take', ' 15 %', ' of 80', ' first. ', 'What', ' do you', ' get?'];

  it('is given out sentence by sentence, and piece by piece after the first whole reply', () => {
    const first = read(plain);
    expect(first.given).toEqual(['', '', '', 'Take 15 % of 80 first. ', '', '', 'What do you get?']);
    expect(first.connection.beginning).toBe('answer');
    expect(read(plain, { connection: first.connection }).given).toEqual(plain);
  });

  it('is given out piece by piece if the server sends thoughts in a separate field, whatever the model’s name', () => {
    expect(
      read(plain, { connection: connectionThat('thought-by-name'), separateThoughts: true }).given,
    ).toEqual(plain);
  });

  it('is buffered if it begins like a thought, but only the first time', () => {
    const hearty = ['Okay, ', 'let us look. ', 'What is 15 % of 80?'];
    const first = read(hearty);
    expect(first).toMatchObject({ given: ['', '', ''], text: hearty.join('') });
    expect(read(hearty, { connection: first.connection }).given).toEqual(hearty);
  });

  it('says nothing about the next reply when it was cut off', () => {
    expect(read(plain, { cut: true }).connection.beginning).toBe('unknown');
  });

  it('may quote a mark: the quotation and the text before it stay', () => {
    for (const quoted of ['You wrote `</think>`.', 'What is "<think>" for?', 'What does „</think>“ say?']) {
      const reply = ['Look at line 3. ', ...letters(quoted), ' What', ' does it do?'];
      const { text, connection } = read(reply);
      expect(text).toBe(reply.join(''));
      expect(connection.beginning).toBe('answer');
    }
  });

  it('loses a bare mark in its middle and nothing else', () => {
    const { given, text, connection } = read(['Look at line 3. ', 'It is ', '</think> 68 or 86?']);
    expect(given[0]).toBe('Look at line 3. ');
    expect(text).toBe('Look at line 3. It is  68 or 86?');
    expect(connection.beginning).toBe('thought');
  });
});
