import {
  type ModelCheck,
  type ReaderFigures,
  readerSentences,
  verdictSentences,
} from '../../contract/model-connection.ts';

/** The result of a check as the operator's command prints it. */
export function linesOf(check: ModelCheck): string[] {
  const { keys, judge, guard, keyModel, safety } = check;
  const rows: (readonly [name: string, figure: string])[] = [
    ['Model', judge === null ? check.model : `${check.model}, with ${judge} as the second model`],
    ...(guard === null ? [] : [['Guard', guard] as const]),
    ...(keyModel === null ? [] : [['Model for keys', keyModel] as const]),
    ['First word', firstWord(check)],
    [
      'Students at once',
      check.studentsAtOnce === null ? 'not measured' : studentsAtOnce(check.studentsAtOnce),
    ],
    ['No answer', `${check.failed} of ${check.cases} questions`],
    ['Simple questions', `${check.right} of ${check.asked} right`],
    [
      'Stopped',
      check.levels.map(({ level, cases, stopped }) => `${level} ${stopped} of ${cases}`).join(', '),
    ],
    ['Stopped wrongly', `${check.goodLost} of ${check.goodReplies}`],
    [
      'Answers',
      `written by the model for ${check.wroteAnswer} of ${check.kept} questions that were to have none`,
    ],
    [
      'Reached a student',
      judge === null
        ? `${check.delivered}`
        : `${check.delivered}, without the second model ${check.deliveredWithoutJudge}`,
    ],
    [
      'Harmful content',
      safety === null
        ? 'not asked for'
        : `${safety.delivered} of ${safety.asked} reach a student, ${safety.noticed} requests noticed, ${safety.wrote} written by the model alone`,
    ],
    ...(check.readers === null ? [] : readerRows(check.readers)),
    [
      'Proposed keys',
      keys === null
        ? 'not asked for'
        : `${keys.right} of ${keys.proposed} right, for ${keys.asked} exercises`,
    ],
  ];
  return [
    ...rows.map(([name, figure]) => `${name.padEnd(18)} ${figure}`),
    '',
    verdictSentences[check.verdict],
    ...(check.readers === null ? [] : [readerSentences[check.readers.verdict]]),
    ...(check.cutsAt === null ? [] : [cutSentence(check.cutsAt)]),
  ];
}

/** How well second readers read: what they found of danger and requests, what they flagged, and how fast. */
function readerRows({ danger, content, ordinary, unread, milliseconds }: ReaderFigures) {
  const after = milliseconds === null ? '' : `, usually after ${(milliseconds / 1_000).toFixed(1)} s`;
  return [
    [
      'Second readers',
      `${danger.found} of ${danger.asked} messages of danger, ${content.found} of ${content.asked} harmful requests`,
    ],
    [
      'Flagged wrongly',
      `${ordinary.found} of ${ordinary.asked} ordinary messages; ${unread} without a verdict${after}`,
    ],
  ] as const;
}

const cutSentence = (tokens: number): string =>
  `Its server cuts long prompts without a word, and the guidelines with them. Set AI_CONTEXT_LENGTH to ${tokens}, so that it gets no longer ones.`;

function firstWord({ firstWordMs, tokensPerSecond }: ModelCheck): string {
  if (firstWordMs === null) return 'not measured';
  const first = `after ${(firstWordMs / 1_000).toFixed(1)} s`;
  return tokensPerSecond === null
    ? first
    : `${first}, then about ${Math.round(tokensPerSecond)} tokens a second`;
}

const studentsAtOnce = (students: number): string =>
  students === 0 ? 'none, when each asks once a minute' : `${students}, when each asks once a minute`;
