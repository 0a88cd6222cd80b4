/** What the doctor found out about one part of an installation. */
export interface Finding {
  readonly part:
    | 'Settings'
    | 'Certificate'
    | 'Disk'
    | 'Database'
    | 'Redis'
    | 'Server'
    | 'Address'
    | 'Clock'
    | 'Model'
    | 'Mail';
  /** `look`: it works, but somebody should look at it. */
  readonly state: 'good' | 'look' | 'bad';
  readonly said: string;
  /** What to do; missing where there is nothing to do. */
  readonly todo?: string;
}

const marks = { good: 'ok   ', look: 'look ', bad: 'bad  ' } as const;

/** The findings as lines for a terminal, and a last line that sums them up. */
export function linesOf(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ part, state, said, todo }) => [
    `${marks[state]} ${part.padEnd(11)} ${said}`,
    ...(todo === undefined ? [] : [`${' '.repeat(18)}→ ${todo}`]),
  ]);
  const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length;
  const [bad, look] = [count('bad'), count('look')];
  const sum =
    bad + look === 0
      ? 'Everything is in order.'
      : `To repair: ${bad}. To look at: ${look}. The arrows say how.`;
  return [...lines, '', sum];
}
