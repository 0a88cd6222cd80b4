import { type AiGuidelines, defaultGuidelines } from '../../contract/guidelines.ts';
import type { Clock } from '../clock.ts';
import { withDeadline } from '../deadline.ts';
import { ModelMetrics } from '../model/metrics.ts';
import { type Model, ModelError, type ModelRequest } from '../model/model.ts';
import { ModelWithPolicy } from '../model/policy.ts';
import {
  answerCheckQuestion,
  type CheckServices,
  proposedAnswers,
  withNewProposals,
} from '../tutor/trial-rules.ts';
import { askedAlone, type CheckCase, checkCases, checkExercises } from './check-cases.ts';
import { silentCut } from './play-long-prompt.ts';
import { playSafetyCase, safetyFigures } from './play-safety-cases.ts';
import { type Played, type Proposed, resultOf } from './played.ts';
import { type ReaderText, readAtOnce, readCheckText, readerFigures, readerTexts } from './reader-check.ts';
import { safetyCases } from './safety-cases.ts';

/** How many cases are asked at once after the first ones. */
const atOnce = 4;

/** How long a check may take, in milliseconds. Cases that have no answer by then have failed. */
const longestCheck = 15 * 60_000;

/** How many steps a check has, for its progress. */
export const checkSteps =
  checkCases.length + checkExercises.length + safetyCases.length + readerTexts.length + 1;

interface Check {
  readonly answering: CheckServices;
  readonly clock: Clock;
  /** Aborts when nobody wants the result any more. */
  readonly signal: AbortSignal;
  /** Called with the number of steps that are done. */
  readonly onProgress: (done: number) => void;
}

/**
 * Tries a model, and its judge, with the cases of the product: some questions one at a time for the speed, then several at
 * once, then requests for harmful content, then the keys that it proposes. It ends early when none of the first ones got an answer.
 * @returns the figures; null when the signal aborted
 */
export const playCases = (check: Check) =>
  withDeadline(check.signal, longestCheck, async (deadline) => {
    const metrics = new ModelMetrics(check.clock);
    const upstream = { model: check.answering.model, metrics };
    const model = new ModelWithPolicy([upstream], check.clock, { isGuarded: false });
    const answering = withNewProposals({ ...check.answering, model });
    // Aborts at the deadline, and when a case fails with an error: the other cases must not run beside a
    // later check.
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      answering.keyProposals?.close();
    };
    if (deadline.signal.aborted) end();
    deadline.signal.addEventListener('abort', end, { once: true });
    try {
      return await playAll({ ...check, answering }, metrics, ending.signal);
    } finally {
      end();
    }
  });

/** @param wanted aborts when the rest need not be played */
async function playAll(
  { answering, clock, signal, onProgress }: Check,
  metrics: ModelMetrics,
  wanted: AbortSignal,
) {
  let done = 0;
  const step = () => {
    done += 1;
    if (!signal.aborted) onProgress(done);
  };
  const play = async (checkCase: CheckCase): Promise<Played> => {
    const played = wanted.aborted
      ? { checkCase, outcome: null }
      : await playCase(answering, checkCase, wanted);
    step();
    return played;
  };

  const first = await mapConcurrently(checkCases.slice(0, askedAlone), 1, play);
  const alone = [...metrics.timings];
  const isAnswering = first.some(({ outcome }) => outcome !== null);
  const startedAt = clock.now().getTime();
  const others = isAnswering
    ? await mapConcurrently(checkCases.slice(askedAlone), atOnce, play)
    : checkCases.slice(askedAlone).map((checkCase) => ({ checkCase, outcome: null }));
  const minutes = (clock.now().getTime() - startedAt) / 60_000;
  const answered = others.filter(({ outcome }) => outcome !== null).length;

  const cutsAt = isAnswering && !wanted.aborted ? await silentCut(answering.model, wanted) : null;
  step();

  const playSafety = async (safetyCase: (typeof safetyCases)[number]) => {
    const played = wanted.aborted ? null : await playSafetyCase(answering, safetyCase, wanted);
    step();
    return played;
  };
  const safety = isAnswering ? safetyFigures(await mapConcurrently(safetyCases, atOnce, playSafety)) : null;

  const { readers } = answering;
  const readText = async (text: ReaderText) => {
    const read = wanted.aborted || readers === null ? null : await readCheckText(readers, text, wanted);
    step();
    return read;
  };
  const read = isAnswering ? await mapConcurrently(readerTexts, readAtOnce, readText) : [];
  const ofReaders = read.flatMap((each) => each ?? []);

  const propose = async (exercise: (typeof checkExercises)[number]): Promise<Proposed> => {
    const answers = wanted.aborted ? null : await proposedAnswers(answering, exercise);
    step();
    return { exercise, answers };
  };
  const proposed =
    isAnswering && answering.keyProposals ? await mapConcurrently(checkExercises, atOnce, propose) : null;
  if (signal.aborted) return null;
  const answersPerMinute = minutes > 0 && answered > 0 ? answered / minutes : null;
  return resultOf(
    [...first, ...others],
    { proposed, safety, readers: ofReaders.length === 0 ? null : readerFigures(ofReaders), cutsAt },
    { alone, answersPerMinute },
  );
}

/** Does some work for each item, for at most `workers` of them at once. @returns the results in the order of the items */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as Item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return results;
}

/** For questions that are to be answered: no family forbids anything. */
const permissive: AiGuidelines = {
  directness: 'permissive',
  mathSupport: 'full_calculations',
  citations: 'full_citations',
  programmingSupport: 'show_full_code',
  translationSupport: 'full_translations',
};

/** Plays one case, without the judge and then, if there is one, with it. */
async function playCase(
  answering: CheckServices,
  checkCase: CheckCase,
  signal: AbortSignal,
): Promise<Played> {
  const caseQuestion = {
    setting: {
      className: 'Check',
      subject: checkCase.subject,
      ageOrGrade: '',
      workingOn: '',
      people: [],
      guidelines: checkCase.exercise
        ? { ...defaultGuidelines(checkCase.subject), directness: checkCase.level }
        : permissive,
      ...(checkCase.exercise && { task: { title: 'Exercise', description: checkCase.exercise.text } }),
    },
    key:
      checkCase.exercise && checkCase.hasKey
        ? { answers: checkCase.exercise.key, steps: '', model: '' }
        : null,
    question: checkCase.question,
  };
  const recorder = new Recorder(answering.model);
  try {
    const without = await answerCheckQuestion(
      { ...answering, model: recorder, readers: null },
      caseQuestion,
      signal,
    );
    // The judge reads the same replies, so that both results can be compared.
    const judged =
      answering.readers === null
        ? without
        : await answerCheckQuestion({ ...answering, model: recorder.replay() }, caseQuestion, signal);
    if (signal.aborted) return { checkCase, outcome: null };
    const reply = recorder.replies[0] ?? '';
    return { checkCase, outcome: { ...judged, reply, textWithoutJudge: without.text } };
  } catch (error) {
    if (error instanceof ModelError) return { checkCase, outcome: null };
    throw error;
  }
}

/** A model that keeps what it writes. */
class Recorder implements Model {
  readonly replies: string[] = [];
  readonly connected = true;

  constructor(private readonly inner: Model) {}

  get description(): string {
    return this.inner.description;
  }

  async *answer(request: ModelRequest): AsyncGenerator<string> {
    const index = this.replies.push('') - 1;
    for await (const piece of this.inner.answer(request)) {
      this.replies[index] += piece;
      yield piece;
    }
  }

  /** A model that writes the same replies again, and after the last one goes on as the model itself. */
  replay(): Model {
    const left = [...this.replies];
    const { inner } = this;
    return {
      description: inner.description,
      connected: true,
      async *answer(request) {
        const reply = left.shift();
        if (reply === undefined) yield* inner.answer(request);
        else if (reply !== '') yield reply;
      },
    };
  }
}
