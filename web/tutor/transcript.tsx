import { Fragment } from 'react';
import type { Interaction } from '../../contract/tutor.ts';
import { Answered, Asked } from '../ui/exchange.tsx';
import { formatMoment } from '../ui/moments.ts';

/** A whole conversation as it was held, for reading; nothing in it can be changed. */
export function Transcript({ interactions }: { interactions: readonly Interaction[] }) {
  return interactions.map((of) => (
    <Fragment key={of.id}>
      <Asked author={`${of.studentName}, ${formatMoment(of.createdAt)}`} text={of.question} />
      <Answered text={of.answer} status={of.status} />
    </Fragment>
  ));
}
