import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { KeyProposal } from '../../contract/answer-keys.ts';
import type { AnswerKeyForm } from '../../contract/assignments.ts';
import { explain } from '../api/refusal.ts';
import { Alert, FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import type { AssignmentValues } from './form-values.ts';
import { useProposeKey } from './queries.ts';

interface ProposeKeyProps {
  classId: string;
  values: AssignmentValues;
  /** Changes values of the form. */
  onChange: (values: Partial<AssignmentValues>) => void;
}

/** How the proposal was checked. */
function checkedWords({ arithmetic }: KeyProposal): string {
  switch (arithmetic) {
    case 'agrees':
      return t`A calculation gives the same answer.`;
    case 'corrected':
      return t`A calculation gives this answer. The model had another one, or none.`;
    case 'alone':
      return t`A calculation gives this answer. No model is connected.`;
    case 'silent':
      return t`Nobody has checked it. Please read it before you accept it.`;
  }
}

/** A proposed key, which the teacher reads, corrects, and accepts or refuses. */
function Proposal({
  proposal,
  onAccept,
  onRefuse,
}: {
  proposal: KeyProposal;
  onAccept: (key: AnswerKeyForm) => void;
  onRefuse: () => void;
}) {
  const [key, setKey] = useState(proposal.key);
  const workedOut = proposal.arithmetic === 'corrected' || proposal.arithmetic === 'alone';
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that asked for the proposal has disappeared. Without this, keyboard users would lose their
  // place.
  useEffect(() => heading.current?.focus(), []);
  const bound = (name: keyof AnswerKeyForm) => ({
    value: key[name],
    onChange: ({ target }: { target: { value: string } }) => setKey({ ...key, [name]: target.value }),
  });
  return (
    <section aria-label={t`Proposed key`} className="grid gap-3 rounded-md bg-surface p-3">
      <p ref={heading} tabIndex={-1} className="text-sm font-semibold">
        {workedOut ? <Trans>Worked out by calculation</Trans> : <Trans>Proposed by the tutor's model</Trans>}
      </p>
      <p className="text-xs text-soft">{checkedWords(proposal)}</p>
      <TextAreaField label={t`Proposed answers`} rows={2} {...bound('answers')} />
      {proposal.key.steps !== '' && (
        <TextAreaField label={t`Proposed intermediate values`} rows={2} {...bound('steps')} />
      )}
      {proposal.key.model !== '' && (
        <TextAreaField label={t`Proposed model solution`} rows={3} {...bound('model')} />
      )}
      {proposal.mistakes.length > 0 && (
        <div className="text-xs">
          <p className="font-semibold">
            <Trans>Common mistakes to look out for:</Trans>
          </p>
          <ul className="list-disc ps-5 text-soft">
            {proposal.mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => onAccept(key)}>
          <Trans>Accept</Trans>
        </Button>
        <Button onClick={onRefuse}>
          <Trans>Refuse</Trans>
        </Button>
      </div>
    </section>
  );
}

/**
 * Lets the connected model propose an answer key for the assignment in the form; the teacher accepts or
 * refuses it.
 */
export function ProposeKey({ classId, values, onChange }: ProposeKeyProps) {
  const propose = useProposeKey();
  const [proposal, setProposal] = useState<KeyProposal | null>(null);
  const [foundNone, setFoundNone] = useState(false);
  // Where the focus goes when a proposal closes, because its buttons disappear with it.
  const [focusNext, setFocusNext] = useState<'answers' | 'button' | null>(null);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusNext === null) return;
    const form = container.current?.closest('form');
    (focusNext === 'answers'
      ? form?.querySelector<HTMLElement>('textarea[name="answers"]')
      : container.current?.querySelector<HTMLElement>('button')
    )?.focus();
  }, [focusNext]);
  const { title, description } = values;
  const isRefused = values.refusesProposedKeys !== '';
  const isEmpty = [values.answers, values.steps, values.model].every((text) => text.trim() === '');
  const ask = () => {
    setFoundNone(false);
    setFocusNext(null);
    onChange({ refusesProposedKeys: '' });
    propose.mutate(
      { classId, title, description },
      {
        onSuccess: (answer) => {
          setProposal(answer.proposal);
          setFoundNone(answer.proposal === null);
        },
      },
    );
  };
  const close = (next: 'answers' | 'button') => {
    setProposal(null);
    setFocusNext(next);
  };
  if (proposal !== null)
    return (
      <Proposal
        proposal={proposal}
        onAccept={(key) => {
          onChange({ ...key, refusesProposedKeys: '' });
          close('answers');
        }}
        onRefuse={() => {
          onChange({ refusesProposedKeys: 'yes' });
          close('button');
        }}
      />
    );
  const proposeButton = (
    <>
      <Button busy={propose.isPending} disabled={`${title}${description}`.trim() === ''} onClick={ask}>
        {propose.isPending ? <Trans>Working it out…</Trans> : <Trans>Propose a key</Trans>}
      </Button>
      {isRefused && (
        <p role="status" className="text-xs text-soft">
          <Trans>
            You refused the proposed key. The tutor's model will not work out answers for this assignment in
            the background either.
          </Trans>
        </p>
      )}
      {foundNone && (
        <Alert look="notice">
          <Trans>No single right answer was found. If there is one, type it below.</Trans>
        </Alert>
      )}
      {propose.isError && (
        <FailureAlert failure={explain(propose.error, t`The key could not be proposed. Please try again.`)} />
      )}
    </>
  );
  return (
    <div ref={container} className="grid justify-items-start gap-2 empty:hidden">
      {isEmpty && proposeButton}
    </div>
  );
}
