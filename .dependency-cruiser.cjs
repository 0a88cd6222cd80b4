/**
 * The import rules of the layout, which ARCHITECTURE.md explains. `test/import-rules.test.ts` proves that each one fails on a
 * forbidden import. Biome enforces three more: no barrel files, no default exports, and server/config.ts as the only reader
 * of the environment.
 */

/** Rooms in their order: a room may call the rules of earlier rooms. The web app has the same rooms, unordered. */
const rooms = [
  'security-log',
  'identity',
  'classes',
  'live-sessions',
  'assignments',
  'registration',
  'safeguarding',
  'time-limits',
  'answer-keys',
  'tutor',
  'work',
  'lesson-actions',
  'model-connection',
  'monitor',
  'patterns',
  'reports',
  'retention',
];
const room = `(?:${rooms.join('|')})`;
const tests = '[.]test[.]tsx?$';
const store = '[/-]store[.]ts$';
const rules = '[/-]rules[.]ts$';
const routes = '[/-]routes[.]ts$';

/** The shared parts of the server that work the same for every room. */
const ground =
  '^server/(?:http|db|events|nodes|mail|metrics|model|second-readers|checks|names|queue|backup)/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    // 1. web -> contract <- server
    forbid(
      'web-meets-server',
      'The web app imports the contract, never the server.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    forbid(
      'server-meets-web',
      'The server imports the contract, never the web app.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      'contract-imports-zod-only',
      'The contract imports neither side, and no library but zod.',
      { path: '^contract/', pathNot: tests },
      { pathNot: ['^contract/', '(?:^|/)node_modules/zod/'] },
    ),
    forbid(
      'product-meets-tooling',
      'The product runs without its tests and tools.',
      { path: '^(?:web|server|contract|checks|arithmetic|markdown)/', pathNot: tests },
      { path: '^(?:dev|test|bench)/' },
    ),
    forbid(
      'nothing-meets-the-evaluation',
      'The product, its tests and its tools neither run evals/ nor wait for it.',
      { pathNot: '^evals/' },
      { path: '^evals/' },
    ),

    // 2. The checks, the arithmetic and the Markdown are separate libraries
    forbid(
      'checks-behind-their-facade',
      'Other folders, tests and the bench included, import the checks only through checks/checks.ts.',
      { pathNot: '^(?:checks|evals)/' },
      { path: '^checks/', pathNot: '^checks/checks[.]ts$' },
    ),
    forbid(
      'evaluation-beside-the-facade',
      'The evaluation also imports evaluation.ts, the scorer that it trains, and the examples that tests share with it.',
      { path: '^evals/' },
      {
        path: '^checks/',
        pathNot: '^checks/(?:checks|evaluation|scorer/[^/]+)[.]ts$',
      },
    ),
    forbid(
      'checks-are-pure',
      "The checks import the contract's data, the arithmetic and the libraries named here: no server, of Node only zlib.",
      { path: '^checks/', pathNot: tests },
      {
        pathNot: [
          '^(?:checks|contract|arithmetic)/',
          '^zlib$',
          '(?:^|/)node_modules/(?:diff|ibantools|libphonenumber-js|lru-cache|n2words)/',
        ],
      },
    ),
    forbid(
      'arithmetic-is-pure',
      'The arithmetic imports its libraries and nothing of the product.',
      { path: '^arithmetic/', pathNot: tests },
      { pathNot: ['^arithmetic/', '(?:^|/)node_modules/jsep/'] },
    ),
    forbid(
      'markdown-is-pure',
      'The Markdown library imports nothing of the product.',
      { path: '^markdown/', pathNot: tests },
      { pathNot: '^markdown/' },
    ),
    forbid(
      'texts-are-read-in-threads',
      "The server's own thread loads no code that reads texts of people or models: no text can delay it.",
      {
        path: '^server/',
        pathNot: ['^server/checks/(?:methods|worker|in-this-thread)[.]ts$', tests],
      },
      {
        path: ['^checks/', '^server/checks/(?:methods|in-this-thread)[.]ts$'],
        dependencyTypesNot: ['type-only'],
        // A dynamic import is allowed: the server under development and the operator's commands have no
        // threads.
        dynamic: false,
      },
    ),

    // 3. routes -> rules -> store
    forbid(
      'routes-skip-rules',
      'A route calls a rule; the rule calls the store.',
      { path: `^server/.*${routes}` },
      { path: `^server/.*${store}` },
    ),
    forbid(
      'rules-know-routes',
      'A rule does not depend on HTTP.',
      { path: `^server/.*${rules}` },
      { path: `^server/.*${routes}` },
    ),
    forbid(
      'store-decides',
      'A store holds SQL and mapping; decisions are made above it.',
      { path: `^server/.*${store}` },
      { path: [`^server/.*${rules}`, `^server/.*${routes}`] },
    ),
    forbid(
      'store-is-private',
      'Only the room of a store imports it; other rooms call the rules.',
      { pathNot: [`^server/${room}/`, tests] },
      { path: `^server/${room}.*${store}` },
    ),

    // 4. Rooms are ordered
    forbid(
      'room-by-its-rules',
      'A room may call the rules of another room or import its types, but not its store or its routes.',
      { path: `^server/(${room})/`, pathNot: tests },
      { path: `^server/${room}/`, pathNot: ['^server/$1/', rules], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'room-behind-its-store-or-routes',
      "Types of another room's store and routes are not imported either.",
      { path: `^server/(${room})/`, pathNot: tests },
      {
        path: [`^server/${room}.*${store}`, `^server/${room}.*${routes}`],
        pathNot: '^server/$1/',
      },
    ),
    ...rooms
      .slice(0, -1)
      .map((name, index) =>
        forbid(
          `room-order-${name}`,
          `${name} comes before the rooms that build on it.`,
          { path: `^server/${name}/`, pathNot: tests },
          { path: `^server/(?:${rooms.slice(index + 1).join('|')})/` },
        ),
      ),

    // 5. Folders that import no room
    forbid(
      'ground-knows-a-room',
      'http, db, events, nodes, mail, metrics, model, second-readers, checks, names and backup serve all rooms.',
      { path: ground, pathNot: tests },
      { path: `^server/${room}/` },
    ),
    forbid(
      'only-app-knows-all-rooms',
      'The rooms meet in server/app.ts and its entry points.',
      { path: '^server/[^/]+[.]ts$', pathNot: ['^server/(?:app|main|admin)[.]ts$', tests] },
      { path: `^server/${room}/`, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-rooms-meet',
      'Rooms of the web app meet in web/app.',
      { path: `^web/(${room})/` },
      { path: `^web/${room}/`, pathNot: '^web/$1/' },
    ),
    forbid(
      'web-ui-knows-the-product',
      'Components do not depend on the product. They read and write text as the product does.',
      { path: '^web/ui/', pathNot: tests },
      { path: '^(?:contract|web/(?!ui/))', pathNot: '^contract/(?:characters|signs)[.]ts$' },
    ),
    forbid(
      'web-api-knows-a-room',
      'The client serves all rooms. It sets the clock by which components tell the time.',
      { path: '^web/api/' },
      { path: `^web/(?:${room}|app|ui)/`, pathNot: '^web/ui/server-clock[.]ts$' },
    ),

    // 6. Shape
    forbid(
      'no-cycles',
      'Modules that import each other should be one module, or share a third one.',
      {},
      { circular: true },
    ),
    forbid(
      'no-index-file',
      'Import the module that defines the thing.',
      {},
      { path: '/index[.][cm]?[jt]sx?$', pathNot: 'node_modules' },
    ),
    forbid('not-found', 'The imported module does not exist.', {}, { couldNotResolve: true }),
    forbid(
      'needs-a-development-dependency',
      'The product imports only dependencies, no development dependencies.',
      { path: '^(?:server|contract|web|checks|arithmetic|markdown)/', pathNot: tests },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
