import { partsOfLabel } from '../../contract/person-names.ts';

interface PersonNameProps {
  name: string;
  username: string | null | undefined;
}

/** A name in one line. Where a username tells it from another one, the line cuts the name and not the username. */
export function PersonName(props: PersonNameProps) {
  const { name, beside } = partsOfLabel(props);
  if (beside === '') return <bdi>{name}</bdi>;
  return (
    <span className="inline-flex max-w-full min-w-0 align-bottom whitespace-pre">
      <bdi className="min-w-8 shrink truncate">{name}</bdi>
      {/* A blank is not drawn between the two. Those who copy or hear the line need it. */ ' '}
      <bdi translate="no" className="ms-1 max-w-3/4 shrink-0 truncate">
        {beside}
      </bdi>
    </span>
  );
}
