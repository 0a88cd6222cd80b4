interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Contract files beside the one with the room's name: parts of a room that are large enough for a file of their own. */
const partOf: Readonly<Record<string, string>> = { school: 'identity', trial: 'tutor' };

const named = (files: readonly SourceFile[], pattern: RegExp): Map<string, string> =>
  new Map(
    files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => [match[1] ?? '', path])),
  );

/** The endpoints that contract files declare, each with the path of its file. */
export const declaredIn = (contract: readonly SourceFile[]) =>
  named(contract, /^export const (\w+) = endpoint\(/gm);

/** The endpoints that the rooms' routes serve, each with the path of the routes. */
export const servedIn = (routes: readonly SourceFile[]) => named(routes, /^ {2}serve\(\s*(\w+)/gm);

const roomOf = (routes: string) => routes.split('/')[1] ?? '';

function belongsTo(contractFile: string): string {
  const name = contractFile.split('/')[1]?.replace('.ts', '') ?? '';
  return partOf[name] ?? name;
}

/** The endpoints that another room serves than the one whose contract file declares them, a sentence for each. */
export const elsewhere = (declared: ReadonlyMap<string, string>, served: ReadonlyMap<string, string>) =>
  [...declared].flatMap(([name, contractFile]) => {
    const room = roomOf(served.get(name) ?? '');
    return belongsTo(contractFile) === room
      ? []
      : [`${name}: served by ${room || 'no room'}, declared in ${contractFile}`];
  });
