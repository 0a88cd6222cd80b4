interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The rooms of the contract files that are not named after their room. */
const roomsOfParts: Readonly<Record<string, string>> = {
  administrators: 'identity',
  school: 'identity',
  'forgotten-passwords': 'identity',
  invitations: 'identity',
  'school-profiles': 'identity',
  'school-profile-preview': 'assignments',
  'security-log': 'identity',
  teachers: 'identity',
  'help-requests': 'lesson-actions',
  'lesson-end': 'live-sessions',
  pauses: 'live-sessions',
  'student-guidelines': 'live-sessions',
  'lesson-summary': 'lesson-actions',
  resets: 'classes',
  'co-teachers': 'classes',
  'second-factor': 'identity',
  trial: 'tutor',
};

const pathsByName = (files: readonly SourceFile[], pattern: RegExp): Map<string, string> =>
  new Map(
    files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => [match[1] ?? '', path])),
  );

/** The endpoints that contract files declare, each with the path of its file. */
export const declaredIn = (contract: readonly SourceFile[]) =>
  pathsByName(contract, /^export const (\w+) = endpoint\(/gm);

/** The endpoints that the rooms' routes serve, each with the path of the routes. */
export const servedIn = (routes: readonly SourceFile[]) => pathsByName(routes, /^ {2}serve\(\s*(\w+)/gm);

const roomOfRoutes = (routes: string) => routes.split('/')[1] ?? '';

function roomOfContract(contractFile: string): string {
  const name = contractFile.split('/')[1]?.replace('.ts', '') ?? '';
  return roomsOfParts[name] ?? name;
}

/**
 * The endpoints that are declared in one room's contract file and served by another room, a sentence for
 * each.
 */
export const misplaced = (declared: ReadonlyMap<string, string>, served: ReadonlyMap<string, string>) =>
  [...declared].flatMap(([name, contractFile]) => {
    const room = roomOfRoutes(served.get(name) ?? '');
    return roomOfContract(contractFile) === room
      ? []
      : [`${name}: served by ${room || 'no room'}, declared in ${contractFile}`];
  });
