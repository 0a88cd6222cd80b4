import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { Figure } from './figures.ts';

/** A student or a class with its figures. */
export interface ReportRow {
  readonly id: string;
  readonly name: string;
  /** Shown in small letters below the name. */
  readonly note: string;
  readonly figures: readonly Figure[];
}

interface RowsProps {
  /** What a row is, as the heading of its column. */
  heading: string;
  /** What the rows are. */
  label: string;
  rows: readonly ReportRow[];
}

function Name({ name, note }: Pick<ReportRow, 'name' | 'note'>) {
  return (
    <>
      <bdi className="block text-line-start wrap-anywhere">{name}</bdi>
      {note !== '' && <span className="block text-xs font-normal text-soft">{note}</span>}
    </>
  );
}

/** How often each kind occurred, one line for each kind. */
const Kinds = ({ kinds }: Pick<Figure, 'kinds'>) =>
  kinds.map(({ label, count }) => (
    <span key={label} className="block text-xs text-soft">
      {count} {label}
    </span>
  ));

const cellLook = 'px-2 print:px-1 py-1.5 print:py-0.5 text-end align-top tabular-nums';

function Cell({ figure }: { figure: Figure }) {
  return (
    <td
      className={classNames(
        cellLook,
        figure.isNone && 'text-soft',
        figure.hasKinds && 'min-w-32 print:min-w-24',
      )}
    >
      <span className="whitespace-nowrap">{figure.value}</span>
      <Kinds kinds={figure.kinds} />
    </td>
  );
}

/** A table with a row for each student or class, on a wide screen and on paper. */
function Table({ heading, label, rows }: RowsProps) {
  return (
    <table
      aria-label={label}
      className="hidden w-full border-collapse text-sm xl:table print:table print:text-xs"
    >
      <thead>
        <tr className="align-bottom text-xs text-soft">
          <th scope="col" className="py-2 pe-2 text-start font-semibold">
            {heading}
          </th>
          {rows[0]?.figures.map((figure) => (
            <th key={figure.label} scope="col" className="px-2 py-2 text-end font-semibold print:px-1">
              {figure.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, figures }) => (
          <tr key={id} className="break-inside-avoid border-t border-line">
            <th
              scope="row"
              className="min-w-36 py-1.5 pe-2 text-start align-top font-semibold print:min-w-28 print:py-0.5"
            >
              <Name name={name} note={note} />
            </th>
            {figures.map((figure) => (
              <Cell key={figure.label} figure={figure} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A list with a block for each student or class, without zero figures, on a narrow screen. */
function List({ label, rows, nothing }: RowsProps & { nothing: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-4 text-sm sm:grid-cols-2 xl:hidden print:hidden">
      {rows.map(({ id, name, note, figures }) => {
        const shown = figures.filter(({ isNone }) => !isNone);
        return (
          <li key={id} className="grid content-start gap-1 border-t border-line pt-3">
            <p className="font-semibold">
              <Name name={name} note={note} />
            </p>
            {shown.length === 0 && <p className="text-soft">{nothing}</p>}
            <dl className="grid gap-0.5">
              {shown.map((figure) => (
                <div key={figure.label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                  <dt className="text-soft">{figure.label}</dt>
                  <dd className="text-end tabular-nums">{figure.value}</dd>
                  {figure.kinds.length > 0 && (
                    <dd className="col-span-2 ps-3">
                      <Kinds kinds={figure.kinds} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** Students or classes by name, each with its figures; nothing is ranked. */
export function Rows(props: RowsProps & { nothing: ReactNode }) {
  return (
    <>
      <Table {...props} />
      <List {...props} />
    </>
  );
}
