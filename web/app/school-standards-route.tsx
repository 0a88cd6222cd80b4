import { t } from '@lingui/core/macro';
import { type ModelConnection, readerSentences, verdictSentences } from '../../contract/model-connection.ts';
import { NoLongerAdministrator } from '../identity/no-longer-administrator.tsx';
import { useSchool } from '../identity/school-queries.ts';
import { StandardsPage } from '../identity/standards-page.tsx';
import { useModelConnection } from '../model-connection/queries.ts';
import { formatList } from '../ui/lists.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatMoment } from '../ui/moments.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { translated } from '../ui/translated.ts';

/** When a model was checked, which one, and the verdict, in one line. */
function lastCheckLine(last: NonNullable<ModelConnection['check']['last']>): string {
  const at = formatMoment(last.at);
  const checked = last.model;
  const readers = last.readers === null ? [] : [translated(readerSentences[last.readers.verdict])];
  const verdict = [translated(verdictSentences[last.verdict]), ...readers].join(' ');
  return t`${at}, of ${checked}: ${verdict}`;
}

/** The connected model in the words of the standards document. */
function printedModel({ model, judge, guard, check }: ModelConnection) {
  const name = model ?? t`None: the built-in practice tutor answers`;
  const readers = formatList([judge, guard?.model].flatMap((reader) => reader ?? []));
  return {
    name: readers === '' ? name : t`${name}, read along by ${readers}`,
    lastCheck: check.last && lastCheckLine(check.last),
  };
}

const Loading = () => <CardSkeletons count={2} label={t`The standards are loading`} />;

/** For administrators only: nobody else may ask for the model. */
function Standards() {
  const { data: connection, isError, refetch } = useModelConnection();
  if (connection) return <StandardsPage model={printedModel(connection)} />;
  if (!isError) return <Loading />;
  return <LoadFailure text={t`The model could not be loaded just now.`} onRetry={() => void refetch()} />;
}

/** The page /school/standards: what standards for schools ask, and what shows that the product does it. */
export function Component() {
  const { data: school, isError, refetch } = useSchool();
  return (
    <>
      <title>{`${t`Standards`} · Lyceum`}</title>
      {school === null && <NoLongerAdministrator />}
      {school && <Standards />}
      {school === undefined &&
        (isError ? (
          <LoadFailure text={t`The school could not be loaded just now.`} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        ))}
    </>
  );
}
