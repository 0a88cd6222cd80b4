import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { type SecurityKind, securityKinds } from '../../contract/security-log.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { kindWord } from './event-words.ts';
import type { Filter } from './filter.ts';

interface FilterFieldsProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/**
 * The fields above the list. A person is looked up on Enter and when the field loses the focus, not with each
 * letter.
 */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (changed: Partial<Filter>) => {
    onChange({ ...filter, ...(typed !== null && { person: typed }), ...changed });
    setTyped(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-2 gap-3 lg:grid-cols-[2fr_3fr_2fr_2fr]">
      <div className="max-sm:col-span-2">
        <SelectField
          label={t`Kind`}
          value={filter.kind}
          onChange={({ target }) => change({ kind: target.value as SecurityKind | '' })}
          options={[
            { value: '', label: t`Everything` },
            ...securityKinds.map((kind) => ({ value: kind, label: kindWord(kind) })),
          ]}
        />
      </div>
      <div className="max-sm:col-span-2">
        <TextField
          label={t`Person`}
          type="search"
          placeholder={t`Name, username or email`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maximum={254}
          value={typed ?? filter.person}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed !== null && change({})}
        />
      </div>
      <TextField
        label={t`From`}
        type="date"
        max={filter.to}
        value={filter.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        label={t`To`}
        type="date"
        min={filter.from}
        value={filter.to}
        onChange={({ target }) => change({ to: target.value })}
      />
    </form>
  );
}
