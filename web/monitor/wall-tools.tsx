import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { markKinds } from '../../contract/marks.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { markWord } from './mark-words.ts';
import type { MarkFilter, Wanted } from './wall-order.ts';

/** What the teacher looks for, and how the wall shows it. */
export interface Look extends Wanted {
  readonly asList: boolean;
}

interface WallToolsProps {
  look: Look;
  onLook: (change: Partial<Look>) => void;
  /** In a small class nobody needs a search. */
  isSearchable: boolean;
  onProject: () => void;
}

const filterWord = (filter: MarkFilter): string => {
  if (filter === 'all') return t`All students`;
  return filter === 'needs-me' ? t`Need you` : markWord(filter);
};

const filters: readonly MarkFilter[] = ['all', 'needs-me', ...markKinds];

/** The search, the filter and the ways to look at the wall. */
export function WallTools({ look, onLook, isSearchable, onProject }: WallToolsProps) {
  return (
    // On a phone, the filter stands beside those who need you, and the search below.
    <div className="flex flex-wrap items-center gap-2 max-sm:contents sm:ms-auto">
      {isSearchable && (
        <div className="w-72 max-w-full max-sm:order-1 max-sm:w-auto max-sm:grow max-sm:basis-60">
          <TextField
            label={t`Find a student`}
            beside
            type="search"
            autoComplete="off"
            value={look.search}
            onChange={(event) => onLook({ search: event.target.value })}
          />
        </div>
      )}
      <ChoiceMenu
        title={t`Show`}
        value={look.filter}
        choices={filters.map((value) => ({ value, label: filterWord(value) }))}
        onChoose={(filter) => onLook({ filter })}
        trigger={
          <Button className="px-3">
            {filterWord(look.filter)}
            <Icon name="chevron" className="size-4" />
          </Button>
        }
      />
      <IconButton
        label={t`Show as a list`}
        aria-pressed={look.asList}
        onClick={() => onLook({ asList: !look.asList })}
        className={look.asList ? 'bg-accent-wash text-accent max-sm:hidden' : 'max-sm:hidden'}
      >
        <Icon name="list" />
      </IconButton>
      <IconButton label={t`Show without names and words`} onClick={onProject} className="max-sm:order-1">
        <Icon name="enlarge" />
      </IconButton>
    </div>
  );
}

/** Shown instead of tiles when no student matches the search and the filter. */
export function NobodyFits({ look, onLook }: Pick<WallToolsProps, 'look' | 'onLook'>) {
  return (
    <>
      <span>
        {look.search.trim() === '' ? (
          <Trans>Nobody here has this mark now.</Trans>
        ) : (
          <Trans>
            No student here is called “<bdi>{look.search.trim()}</bdi>”.
          </Trans>
        )}
      </span>
      <Button onClick={() => onLook({ search: '', filter: 'all' })}>
        <Trans>Show all</Trans>
      </Button>
    </>
  );
}
