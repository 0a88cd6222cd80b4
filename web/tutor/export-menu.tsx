import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Button } from '../ui/button.tsx';
import { fileName, saveFile, saveTable } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { serverNow } from '../ui/server-clock.ts';
import type { ConversationSource, FileKind } from './conversation-source.ts';
import { workAsJson, workTable } from './export.ts';
import { readWork } from './use-work.ts';
import type { Progress } from './work.ts';

interface ExportMenuProps {
  label: string;
  /** What the file is named after. */
  name: readonly string[];
  /** What the work belongs to, for the export. */
  about: object;
  source: ConversationSource;
  students: readonly Progress[];
  /** The student whose conversation it is; undefined for all. */
  student?: Progress;
  /** Opens the page for printing. */
  onPrint: () => void;
}

/** Exports the work: everything that is stored now, whether the page has loaded it or not. */
export function ExportMenu({ label, name, about, source, students, student, onPrint }: ExportMenuProps) {
  const {
    mutate: save,
    isPending,
    isError,
  } = useMutation({
    mutationFn: async (kind: FileKind) => {
      const works = await readWork(source, kind, students, student?.uid);
      const file = [...name, student?.name ?? ''];
      if (kind !== 'json') await saveTable(file, kind, workTable(works));
      else
        saveFile(fileName(file, kind), 'application/json', workAsJson(works, about, new Date(serverNow())));
    },
  });
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <ActionMenu
        actions={[
          { label: 'CSV', onChoose: () => isPending || save('csv') },
          { label: 'Excel', onChoose: () => isPending || save('xlsx') },
          { label: 'JSON', onChoose: () => isPending || save('json') },
          { label: t`Print`, onChoose: onPrint },
        ]}
        trigger={
          <Button busy={isPending}>
            <Icon name="download" />
            {label}
          </Button>
        }
      />
      {isError && (
        <p role="alert" className="max-w-48 text-sm text-danger sm:text-end">
          <Trans>The file could not be made. Please try again.</Trans>
        </p>
      )}
    </div>
  );
}
