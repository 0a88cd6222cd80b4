import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Assignment } from '../../contract/assignments.ts';
import { describeGuidelines } from '../../contract/guidelines.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { RichText } from '../ui/rich-text.tsx';
import { translated } from '../ui/translated.ts';

const tips = () => [
  t`Say what you have tried already: the tutor goes on from there.`,
  t`Ask about one step at a time, and try it yourself before you ask for the next.`,
  t`Ask for another explanation whenever one does not help you.`,
  t`Check what matters: the tutor can make mistakes.`,
];

/** Shows the first three lines, which fade out from the middle of the second one. */
const shortenedLook =
  'max-lg:max-h-[3lh] max-lg:overflow-hidden max-lg:[mask-image:linear-gradient(#000_1.5lh,transparent_3lh)] print:max-h-none print:overflow-visible print:[mask-image:none]';

function Bullets({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="grid gap-1 text-sm text-soft">
      <h2 className="text-sm font-semibold text-ink">{title}</h2>
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface AssignmentDetailsProps {
  assignment: Assignment;
  /** Whether everything is shown on a narrow screen, where the chat needs the room. */
  expanded: boolean;
  /** Whether the student has folded the column on a wide screen. */
  folded: boolean;
  onToggle: () => void;
}

/**
 * An assignment's instructions, how the tutor helps with it, and tips. On a phone the chat needs the room:
 * only the first lines of the instructions are shown. The student can open the rest, which folds again when
 * the student goes on writing. While a keyboard is open on the phone, none of this is shown until the student
 * presses the button in the title's line.
 */
export function AssignmentDetails({ assignment, expanded, folded, onToggle }: AssignmentDetailsProps) {
  const guidelines = [
    ...describeGuidelines(assignment.aiGuidelines).map(
      ({ says: description }) => t`The tutor ${translated(description)}.`,
    ),
    t`Your teacher chose this. It is checked before you see an answer.`,
    t`If your messages may show that you need help, your school’s safeguarding contact can read those, too.`,
  ];
  return (
    <aside
      data-print-block
      aria-label={t`Assignment details`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames(
        'grid content-start gap-4 border-b border-line pt-2 pb-3 lg:my-4 lg:max-h-[calc(100%-2rem)] lg:self-start lg:overflow-y-auto lg:rounded-lg lg:border-b-0 lg:bg-surface lg:p-6',
        folded && 'lg:hidden',
        expanded ? 'max-h-[45dvh] overflow-y-auto' : 'short:max-lg:hidden',
      )}
    >
      <section className="grid gap-1">
        <h2 className="text-sm font-semibold lg:text-lg lg:font-bold">
          <Trans>Instructions</Trans>
        </h2>
        <div className={classNames('wrap-anywhere', !expanded && shortenedLook)}>
          <RichText text={assignment.description || t`No detailed instructions provided.`} />
        </div>
      </section>
      <div
        className={classNames(
          'grid gap-4 border-line lg:mt-2 lg:border-t lg:pt-4',
          !expanded && 'max-lg:hidden',
        )}
      >
        <Bullets title={t`Guidelines`} lines={guidelines} />
        <Bullets title={t`Tips`} lines={tips()} />
        <p className="text-sm text-soft">
          <Trans>
            Your conversation with the tutor is the work you hand in. <bdi>{assignment.teacherName}</bdi> can
            read it, now and later. Nothing in it can be changed afterwards.
          </Trans>
        </p>
      </div>
      <Button
        look="quiet"
        aria-expanded={expanded}
        className="-my-2 -ms-4 justify-self-start lg:hidden short:hidden"
        onClick={onToggle}
      >
        {expanded ? t`Show less` : t`All instructions, guidelines and tips`}
      </Button>
    </aside>
  );
}
