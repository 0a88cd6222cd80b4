import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Found, measuredChecks } from '../../contract/measured-checks.ts';
import { Card } from '../ui/card.tsx';

const ofAll = ({ found, of }: Found): string => t`${found} of ${of}`;

/** How many examples the checks found in data that they were not tuned on. */
const measuredLines = (): string[] => {
  const { harmfulEnglish, harmfulFrench, manner, switchOff } = measuredChecks;
  return [
    t`questions for harmful content: ${ofAll(harmfulEnglish)} in English, ${ofAll(harmfulFrench)} in French`,
    t`attempts to switch the rules off: ${ofAll(switchOff)}`,
    t`sentences of a model that befriend, flatter or keep a student talking: ${ofAll(manner)}`,
  ];
};

const mistakes = (): string => {
  const { lessonsTaken, ordinaryTaken } = measuredChecks;
  return t`What the checks count by mistake: ${ofAll(lessonsTaken)} messages of lessons, half of which sound alarming, were taken for harmful, ${ofAll(ordinaryTaken)} for asking the tutor to do the work.`;
};

const dangerLine = (): string => {
  return t`messages in English that show danger: ${ofAll(measuredChecks.danger)}`;
};

interface NotKnownProps {
  /** Whether the page is about more than alerts. */
  withWork: boolean;
  /** Whether it shows the tokens of the model. */
  withTokens: boolean;
  /** What the page cannot say about its own rows. */
  more?: string;
}

/**
 * Says on the page itself what the figures leave out, since a reader of numbers alone would take them as
 * complete.
 */
export function NotKnown({ withWork, withTokens, more }: NotKnownProps) {
  return (
    <Card aria-label={t`What this page does not know`} className="grid content-start gap-3 text-sm print:p-0">
      <h2 className="text-lg">
        <Trans>What this page does not know</Trans>
      </h2>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {withWork && (
          <>
            <li>
              <Trans>
                What students read, think and write away from the tutor. Time is counted from one question to
                the next, and at most five minutes of it.
              </Trans>
            </li>
            <li>
              <Trans>
                What students do on other devices and with other programs, and who sat at the keyboard.
              </Trans>
            </li>
            <li>
              <Trans>Why somebody asked, and what they learned. A number is no judgement of a student.</Trans>
            </li>
            <li>
              <Trans>
                How a question is meant. One question can count twice: who presses for the answer often asks
                the tutor to do the work, too.
              </Trans>
            </li>
          </>
        )}
        <li>
          <Trans>What the checks miss. Of examples on which nobody had tuned them, they found:</Trans>
          <ul className="mt-1 grid list-['–_'] gap-0.5 ps-4 text-soft">
            {[...(withWork ? measuredLines() : []), dangerLine()].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
        {withWork && <li>{mistakes()}</li>}
        {withTokens && (
          <li>
            <Trans>
              Tokens that the model’s server did not report, such as those of an answer that was stopped. They
              are not estimated, and no cost contains them.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            Who read an alert without saying so. It counts as looked at once somebody has said that they look
            after it, or that it is not a concern. What people did then is not recorded here.
          </Trans>
        </li>
        {more !== undefined && <li>{more}</li>}
      </ul>
    </Card>
  );
}
