import { featuresOfText } from '../../checks/evaluation.ts';
import { findings, type KindHead, kindHeads } from '../../checks/scorer/heads.ts';
import { type Labelled, labelledTexts } from './labelled-texts.ts';
import { findingsIn, labelOf } from './labels.ts';
import { onlyTrains, type Row } from './rows.ts';

const ofRow = (row: Row): Labelled => {
  const { text, kind, isReply } = row;
  const { finding, kind: ofKind, act, unsure = [] } = labelOf(kind);
  return {
    text,
    has: finding ? [finding] : [],
    unsure,
    isReply,
    kinds: [ofKind, act].filter((head): head is KindHead => head !== undefined && kindHeads.includes(head)),
    weight: onlyTrains(row) ? 3 : 1,
  };
};

const groupOf = (head: KindHead): string => head.slice(0, head.indexOf(':'));

/** The examples of both groups of heads. The features of a text are read once. */
function examplesOf({ text, has, unsure, isReply, kinds, weight }: Labelled) {
  const features = featuresOfText(text);
  const known = findingsIn(isReply).filter((finding) => !unsure.includes(finding) || has.includes(finding));
  const rivals = kindHeads.filter((head) => kinds.some((kind) => groupOf(kind) === groupOf(head)));
  return {
    ofFindings: {
      features,
      heads: known.map((finding) => findings.indexOf(finding)),
      truths: known.map((finding) => Number(has.includes(finding))),
      weight,
    },
    ofKinds: {
      features,
      heads: rivals.map((head) => kindHeads.indexOf(head)),
      truths: rivals.map((head) => Number(kinds.includes(head))),
      weight,
    },
  };
}

/** What both groups of heads learn from a text. Kinds learn nothing from most texts. */
export type TwoExamples = ReturnType<typeof examplesOf>;

/** What the heads learn from rows of writers, in their order. */
export const ofRows = (rows: readonly Row[]): TwoExamples[] => rows.map((row) => examplesOf(ofRow(row)));

/** What they learn from labelled rows of public sets and our own sentences. */
export const ofLabelledTexts = (folder: string): TwoExamples[] => labelledTexts(folder).map(examplesOf);
