import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { schoolProfile } from '../../contract/school-profiles.ts';
import markdown from '../../docs/standards.md?raw';
import { version } from '../../package.json';
import { useSchoolProfile } from '../guidelines/school-profile.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { formatDay } from '../ui/moments.ts';
import { serverNow } from '../ui/server-clock.ts';
import { translated } from '../ui/translated.ts';
import {
  type Clause,
  type ClauseState,
  clauseStates,
  countsOf,
  type Section,
  sectionsOf,
} from './standards-document.ts';

/** The last section of the English standards. */
const lastOfEngland = 13;

const stateWord = (state: ClauseState): string =>
  ({
    test: t`Test`,
    document: t`Document`,
    'not-applicable': t`Not applicable`,
    open: t`Open`,
  })[state];

/** Text in which the names of documents, between backticks, are set as code. */
const WithNames = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <code key={at} translate="no" className="text-[0.92em] wrap-anywhere">
        {part}
      </code>
    ),
  );

interface CountRowProps {
  name: string;
  clauses: readonly Clause[];
  isSum?: boolean;
}

function CountRow({ name, clauses, isSum = false }: CountRowProps) {
  const counts = countsOf(clauses);
  return (
    <tr className={isSum ? 'border-t border-edge font-semibold' : 'border-t border-line'}>
      <th scope="row" className={classNames('py-1 pe-2 text-start', !isSum && 'font-normal')}>
        {name}
      </th>
      {clauseStates.map((state) => (
        <td key={state} className="px-1 py-1 text-end tabular-nums sm:px-2">
          {counts[state]}
        </td>
      ))}
    </tr>
  );
}

/** How many clauses are in each state, by section and in total. */
function Counts({ sections }: { sections: readonly Section[] }) {
  const england = sections.filter(({ number }) => number <= lastOfEngland);
  const elsewhere = sections.filter(({ number }) => number > lastOfEngland);
  const clausesOf = (some: readonly Section[]) => some.flatMap(({ clauses }) => clauses);
  return (
    <table className="w-full border-collapse text-xs sm:text-sm print:text-xs">
      <caption className="pb-2 text-start text-sm font-semibold">
        <Trans>How many clauses are shown by what</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 pe-2 text-start font-semibold">
            <Trans>Section</Trans>
          </th>
          {clauseStates.map((state) => (
            <th
              key={state}
              scope="col"
              className="px-1 py-1 text-end align-bottom font-semibold wrap-anywhere sm:px-2"
            >
              {stateWord(state)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <CountRow name={t`England, all sections`} clauses={clausesOf(england)} isSum />
        {england.map(({ number, title, clauses }) => (
          <CountRow key={number} name={`${number}. ${title}`} clauses={clauses} />
        ))}
        <CountRow name={t`Elsewhere`} clauses={clausesOf(elsewhere)} isSum />
        {elsewhere.map(({ number, title, clauses }) => (
          <CountRow key={number} name={`${number}. ${title}`} clauses={clauses} />
        ))}
      </tbody>
    </table>
  );
}

function ClauseRow({ clause: { number, asks, state, shown } }: { clause: Clause }) {
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-t border-line py-2 break-inside-avoid sm:grid-cols-[3rem_minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[10mm_minmax(0,2fr)_minmax(0,3fr)]">
      <span className="text-soft tabular-nums">{number}</span>
      <span>
        <span className="block">{asks}</span>
        <span
          className={classNames(
            'block text-xs font-semibold',
            state === 'open' ? 'text-notice' : 'text-soft',
          )}
        >
          {stateWord(state)}
        </span>
      </span>
      <span className="text-xs text-soft wrap-anywhere">
        <WithNames text={shown} />
      </span>
    </li>
  );
}

const SectionCard = ({ section: { number, title, lead, clauses } }: { section: Section }) => (
  <Card aria-label={`${number}. ${title}`} className="grid gap-2 text-sm print:block print:p-0" lang="en">
    <h3 className="text-base font-semibold break-after-avoid">
      {number}. {title}
    </h3>
    {lead !== '' && (
      <p className="max-w-prose text-xs text-soft wrap-anywhere">
        <WithNames text={lead} />
      </p>
    )}
    <ul>
      {clauses.map((clause) => (
        <ClauseRow key={clause.number} clause={clause} />
      ))}
    </ul>
  </Card>
);

/** The connected model, as the page of standards names it. */
export interface PrintedModel {
  readonly name: string;
  /** The result of the last check in words; null while there was none. */
  readonly lastCheck: string | null;
}

function Facts({ model }: { model: PrintedModel }) {
  const profile = translated(schoolProfile(useSchoolProfile() ?? 'default').label);
  const facts = [
    [t`Product`, `Lyceum ${version}`],
    [t`Date`, formatDay(new Date(serverNow()).toISOString())],
    [t`School profile`, profile],
    [t`Model`, model.name],
    [t`Last check of the model`, model.lastCheck ?? t`None`],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 print:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const sections = sectionsOf(markdown);

/**
 * What standards ask of the product, clause by clause, with what shows that it does so; to read and to print.
 */
export function StandardsPage({ model }: { model: PrintedModel }) {
  return (
    <div className="standards-sheet grid gap-4 print:block print:*:mb-6">
      <Card aria-label={t`Standards`} className="grid gap-4 print:p-0">
        <div className="flex flex-wrap items-start gap-3">
          <h2 className="flex-1 text-lg">
            <Trans>Standards that schools ask for</Trans>
          </h2>
          <Button className="print:hidden" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
        <Facts model={model} />
        <p className="max-w-prose text-sm">
          <Trans>
            The English product safety standards of January 2026 and checklists from elsewhere, in our own
            words. A test fails when the product stops doing it; a document is for the school to read and
            judge; an open clause is not met, or nothing shows it. A row that names a profile holds with that
            profile only. The names of documents are those of the project’s files.
          </Trans>
        </p>
        <Counts sections={sections} />
      </Card>
      {sections.map((section) => (
        <SectionCard key={section.number} section={section} />
      ))}
    </div>
  );
}
