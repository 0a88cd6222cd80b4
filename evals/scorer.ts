/**
 * `npm --prefix evals run scorer [-- train | measure | curve] [folder]`: the scorer of the checks (checks/scorer).
 * Without a word it says how much a scorer finds of writers on whom it was not trained. `train` does the same, chooses the
 * thresholds by it, and writes the scorer, trained on all who may be read. `measure` lets the stored scorer read those whom
 * nobody reads, and writes the figures that reports state; `curve` scorers that learnt from a quarter, a half, three quarters and all of the writers.
 */
import { writeFileSync } from 'node:fs';
import { featuresOfText } from '../checks/evaluation.ts';
import { places } from '../checks/scorer/features.ts';
import { type Finding, findings, kindHeads } from '../checks/scorer/heads.ts';
import { kindPlaces } from '../checks/scorer/scorer.ts';
import { table } from './guidelines/row.ts';
import { ofLabelledTexts, ofRows, type TwoExamples } from './scorer/examples.ts';
import { ordinaryLessons, ordinarySentences } from './scorer/labelled-texts.ts';
import { findingsIn } from './scorer/labels.ts';
import { printCurve } from './scorer/learning-curve.ts';
import { measuringWriters, onlyTrains, type Row, readWriters, textsOf } from './scorer/rows.ts';
import { type OrdinaryScores, type ScoredRow, sharesAbove, thresholdOf } from './scorer/thresholds.ts';
import { train } from './scorer/train.ts';
import { measure, measuredChecks } from './scorer/unread-writers.ts';

const [mode = '', folder = '../shared/data'] = process.argv.slice(2);

/** How many groups of writers are left out in turn. */
const folds = 4;

/** The writers of a language go into the groups in turn. */
function foldOf(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  const groups = new Map(rows.map(({ writer, language, isReply }) => [writer, `${language} ${isReply}`]));
  return new Map(
    [...groups].map(([writer, group]) => {
      const before = counts.get(group) ?? 0;
      counts.set(group, before + 1);
      return [writer, before % folds];
    }),
  );
}

/** Scores of ordinary lessons, by each of the scorers of the cross-validation. */
const ordinary: OrdinaryScores[] = [];
const featuresIn = (sets: readonly (readonly string[])[]) => sets.map((texts) => texts.map(featuresOfText));
const lessons = mode === 'measure' ? [] : featuresIn(ordinaryLessons(folder));
const sentences = mode === 'measure' ? [] : featuresIn(ordinarySentences(folder));

/** Each row, scored by a scorer that was trained on writers of other groups. */
function crossValidated(rows: readonly Row[], ofOwn: readonly TwoExamples[]): ScoredRow[] {
  const fold = foldOf(rows);
  return Array.from({ length: folds }, (_, each) => {
    const isLeftOut = (at: number) => fold.get(rows[at]?.writer ?? '') === each;
    const others = ofOwn.filter((_, at) => !isLeftOut(at));
    const trained = train(
      [...others, ...labelled].map(({ ofFindings }) => ofFindings),
      findings.length,
      places,
    );
    ordinary.push((finding) =>
      (findingsIn(true).includes(finding) ? sentences : lessons).map((texts) =>
        texts.map((features) => trained.score(features, findings.indexOf(finding))),
      ),
    );
    return rows.flatMap((row, at): ScoredRow[] => {
      if (!isLeftOut(at)) return [];
      const texts = textsOf(row).map(featuresOfText);
      const scores = findings.map((_, head) => Math.max(...texts.map((text) => trained.score(text, head))));
      return [{ row, score: (finding) => scores[findings.indexOf(finding)] ?? 0 }];
    });
  }).flat();
}

/** Prints how much is found and flagged, in all and by language. */
function print(scored: readonly ScoredRow[], thresholdsOf: (finding: Finding) => number): void {
  const languages = [...new Set(scored.map(({ row }) => row.language))].sort();
  const cell = (value: number | null) => (value === null ? '' : value.toFixed(value < 10 ? 1 : 0)).padEnd(7);
  console.log(
    `${'found %'.padEnd(16)}${['all', 'flagged', ...languages].map((name) => name.padEnd(7)).join('')}`,
  );
  for (const finding of findings) {
    const of = (rows: readonly ScoredRow[]) => sharesAbove(rows, finding, thresholdsOf(finding));
    const all = of(scored);
    const cells = languages.map(
      (language) => of(scored.filter(({ row }) => row.language === language)).found,
    );
    console.log(finding.padEnd(16) + [all.found, all.flagged, ...cells].map(cell).join(''));
  }
}

const all = readWriters();
const labelled = mode === 'measure' ? [] : [...ofRows(all.filter(onlyTrains)), ...ofLabelledTexts(folder)];
const known = all.filter((row) => !measuringWriters.has(row.writer) && !onlyTrains(row));
const measured = all.filter(({ writer }) => measuringWriters.has(writer));
if (mode === 'measure') {
  console.log(table(measure()));
  // Reports state some of them.
  writeFileSync(
    new URL('../contract/measured-checks.json', import.meta.url),
    `${JSON.stringify(measuredChecks(), null, 2)}\n`,
  );
} else if (mode === 'curve') printCurve(known, ofRows(known), labelled, measured);
else {
  const ofOwn = ofRows(known);
  const scored = crossValidated(known, ofOwn);
  const chosen = new Map(
    findings.map((finding) => [
      finding,
      thresholdOf(scored, (one) => ordinary.flatMap((scores) => scores(one)), finding),
    ]),
  );
  console.log(`${known.length} rows of ${new Set(known.map(({ writer }) => writer)).size} writers`);
  print(scored, (finding) => chosen.get(finding)?.certain ?? 0);
  if (mode === 'train') {
    const examples = [...ofOwn, ...labelled];
    const ofFindings = examples.map((each) => each.ofFindings);
    const ofKinds = examples.map((each) => each.ofKinds).filter(({ heads }) => heads.length > 0);
    const found = train(ofFindings, findings.length, places).stored();
    const kinds = train(ofKinds, kindHeads.length, kindPlaces).stored();
    const model = {
      findings: {
        heads: Object.fromEntries(
          findings.map((name, at) => [name, { ...found.heads[at], ...chosen.get(name) }]),
        ),
        weights: found.weights,
      },
      kinds: {
        heads: Object.fromEntries(kindHeads.map((name, at) => [name, kinds.heads[at]])),
        weights: kinds.weights,
      },
    };
    writeFileSync(
      new URL('../checks/data/scorer.json', import.meta.url),
      `${JSON.stringify(model, null, 1)}\n`,
    );
  }
}
