import { diffArrays } from 'diff';
import type { ProhibitionName } from '../../../contract/prohibitions.ts';
import { mayBeDisguised } from '../../canonical/letters.ts';
import type { Detector, DetectorInput, Situation, Violation } from '../../detector.ts';
import { oncePerInput, oncePerSituation, ownWords } from '../../families/remember.ts';
import { oncePerText } from '../../once-per-text.ts';
import { type CodeLine, codeLinesOf, lineReader, tokensOf } from './code-lines.ts';
import { functionHead, functionInOneLine } from './signs.ts';

/** Invisible characters, which would split a word. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** The code of a text of the conversation, and of each of its lines. */
const tokensOfText = oncePerText(tokensOf);
const linesOfText = oncePerText((text): readonly string[] => text.split('\n').map(tokensOf));

/** The student's messages and the exercise, whose code a reply may repeat. */
const givenBefore = oncePerSituation((situation: Situation) => {
  const texts = [...ownWords(situation), situation.task].map((text) => text.replace(/`+\w*/g, ' '));
  return {
    reader: lineReader(),
    functions: new Set(texts.flatMap((text) => [...text.matchAll(definition)].map(([, name]) => name ?? ''))),
    tokens: texts.map(tokensOfText).join('\n'),
    lines: texts.flatMap(linesOfText),
  };
});

/** The new code of a reply, in each form in which the reply can be read. */
const newLines = oncePerInput((input: DetectorInput): CodeLine[][] =>
  formsOf(input).map((text) => {
    const seen = new Set<string>();
    const { tokens, reader } = givenBefore(input);
    return codeLinesOf(text, reader).filter((line) => {
      if (seen.has(line.tokens) || tokens.includes(line.tokens) || isTestCall(line, input)) return false;
      seen.add(line.tokens);
      return true;
    });
  }),
);

/** The new code of earlier answers. Code that the student has used since then counts as their own. */
const toldBefore = oncePerSituation((situation: Situation): CodeLine[] => {
  const { tokens } = givenBefore(situation);
  return situation.earlier
    .flatMap(({ answer }) => codeLinesOf(answer))
    .filter((line) => !tokens.includes(line.tokens));
});

const keyLines = oncePerSituation(
  ({ key }: Situation) =>
    new Set(
      (key?.model ?? '')
        .split('\n')
        .map(tokensOf)
        .filter((line) => line.trim() !== ''),
    ),
);

/** The lines of earlier answers and this one, when they make most of the key's program or a function with its body. */
function addedUp(input: DetectorInput): readonly CodeLine[] | undefined {
  const before = toldBefore(input);
  if (before.length === 0) return undefined;
  const lines = newLines(input).find(
    (found) => found.length > 0 && isProgram([...before, ...found], keyLines(input)),
  );
  return lines && [...before, ...lines];
}

/** A program of fewer lines is not given away in parts. */
const shortProgram = 4;
/** The share of the key's lines from which it counts as given away. */
const givenAwayShare = 0.75;
/** With more lines than this after its head, a function counts as complete when its lines come in several answers. */
const longestPartialBody = 2;

/** Whether lines make most of the key's program, or a function with its body. */
function isProgram(lines: readonly CodeLine[], key: ReadonlySet<string>): boolean {
  const told = new Set(lines.map(({ tokens }) => tokens).filter((line) => key.has(line)));
  if (key.size >= shortProgram && told.size >= key.size * givenAwayShare) return true;
  const head = lines.findIndex(({ code }) => functionHead.test(code));
  return head >= 0 && new Set(lines.slice(head + 1).map(({ tokens }) => tokens)).size > longestPartialBody;
}

const call = /^(\w{1,60})\(([^()]*)\);?$/;
/** Values without any name: "[-3, -1]", "True". */
const literals = /^(?:[\s,[\]{}:-]|\d+(?:\.\d+)?|"[^"]*"|'[^']*'|True|False|None|true|false|null)*$/;

/** A call of a function that the student defined, with values: "what does `largest([-3, -1])` give?" changes no code. */
function isTestCall({ code }: CodeLine, input: DetectorInput): boolean {
  const [, name, values] = call.exec(code) ?? [];
  return name !== undefined && literals.test(values ?? '') && givenBefore(input).functions.has(name);
}

/** The head of a function: "def largest(", "int sum(". */
const definition =
  /(?<!\w)(?:def|function|func|fn|void|int|double|float|String|string|bool|boolean)\s+(\w{1,60})\s?\(/g;

/** The reply as it is read: as written, in canonical text when letters may be disguised, and the texts hidden in it. */
function formsOf({ reply, canonical }: DetectorInput): string[] {
  const forms = mayBeDisguised(reply) ? [reply.replace(invisible, ''), canonical.text] : [reply];
  return [...forms, ...canonical.hidden];
}

/** A violation with its lines; null where there are none. */
const violation = (prohibition: ProhibitionName, lines: readonly string[] = []): Violation | null =>
  lines.length === 0 ? null : { prohibition, evidence: lines.join('\n').slice(0, 300) };
const codeOf = (lines: readonly CodeLine[] | undefined) => lines?.map(({ code }) => code);

const moreThan = (allowed: number, input: DetectorInput): CodeLine[] | undefined =>
  newLines(input).find((lines) => lines.length > allowed);

/**
 * Forbidden up to `syntax_checking`. Code is a statement, a call with arguments, a condition, a head of a block, a query, a tag with its content or a rule
 * of style, in a block, inline, in a table, in a separate line, inside a sentence or spelled out ("for i in range(10) colon"), in Python, JavaScript, Java,
 * C, SQL, HTML, CSS, pseudo-code or Scratch. It is new unless the student's messages or the exercise contain its tokens in this order. A name, keyword,
 * operator or empty call (`print()`), a call of the student's own function (`largest([1, 2])`), an error message, printed output and the bare shape of a
 * statement (`for … in …:`) are not code; nor are words about what to change.
 */
export const newCode: Detector = (input) => violation('new-code', codeOf(moreThan(0, input)));

/**
 * Forbidden up to `autocomplete_lines`. Each new statement counts as a line, also when several share a line; a repeated line counts once. A line that
 * differs from the student's by one sign is new.
 */
export const severalLines: Detector = (input) => violation('several-lines', codeOf(moreThan(1, input)));

/** The most lines that "debug assistance" lets the tutor change. */
const changesAllowed = 3;
/** Lines of the student that a block must repeat before their order is compared, and the most lines compared. */
const ordered = { from: 4, to: 300 };

/**
 * Forbidden up to `debug_assistance`. The changed lines are those that the student's code does not have (see `several-lines`) and, in a code block, the
 * student's lines in another order.
 */
export const largeChange: Detector = (input) => {
  const found = moreThan(changesAllowed, input);
  if (found) return violation('large-change', codeOf(found));
  const moved = movedLines(input);
  const added = Math.max(...newLines(input).map((lines) => lines.length));
  return moved.length + added > changesAllowed ? violation('large-change', moved) : null;
};

function movedLines(input: DetectorInput): string[] {
  if (!/```|~~~/.test(input.reply)) return [];
  const own = givenBefore(input).lines.filter((line) => line.trim() !== '');
  const has = new Set(own);
  const repeated = codeLinesOf(input.reply, givenBefore(input).reader)
    .map(({ tokens }) => tokens)
    .filter((line) => has.has(line));
  if (repeated.length < ordered.from || repeated.length > ordered.to || own.length > ordered.to) return [];
  const used = new Set(repeated);
  // With more edits than this `diffArrays` finds nothing, and no line counts as moved.
  const changes = diffArrays(
    own.filter((line) => used.has(line)),
    repeated,
    { maxEditLength: 200 },
  );
  return (changes ?? []).filter((change) => change.added).flatMap((change) => change.value);
}

/**
 * Forbidden up to `debug_assistance`. A function, method, procedure or class is whole when a new head and a new line of its body are in one block, in two
 * consecutive sentences ("return …") or in one line; or when its lines, or most of the key's program, come in several answers.
 */
export const wholeFunction: Detector = (input) => {
  for (const lines of newLines(input)) {
    const at = lines.findIndex((line, index) => isWhole(line, lines[index + 1]));
    if (at >= 0) return violation('whole-function', codeOf(lines.slice(at, at + 2)));
  }
  return violation('whole-function', codeOf(addedUp(input)));
};

/** Whether a line is a whole function, or the head of one whose body begins on the next line. */
function isWhole(line: CodeLine, next: CodeLine | undefined): boolean {
  if (functionInOneLine.test(line.code)) return true;
  return (
    functionHead.test(line.code) &&
    next !== undefined &&
    (next.block === line.block || /^(?:return|print)\b/.test(next.code))
  );
}
