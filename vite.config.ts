import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { messagePlugins } from './dev/message-plugins.mjs';

const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

/**
 * Writes the address of the calls into the page if it is another origin (contract "Settings"). The server
 * that sends the page reads it and allows calls to it (server/http/web-app.ts).
 */
function apiAddress(): Plugin {
  return {
    name: 'api-address',
    transformIndexHtml(): HtmlTagDescriptor[] {
      const address = process.env.VITE_API_BASE_URL ?? '';
      if (address === '') return [];
      if (!/^https?:\/\/\S+$/.test(address))
        throw new Error('VITE_API_BASE_URL must be an address such as https://lyceum.school.example.');
      return [{ tag: 'meta', attrs: { name: 'api-address', content: address }, injectTo: 'head' }];
    },
  };
}

/**
 * Lists the files of the app itself in the page, so that the browser requests them together with the small
 * entry instead of after it. The entry requests the other files of a page (web/app/pages.ts).
 */
function appFiles(): Plugin {
  return {
    name: 'app-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const files = new Set<string>();
        const add = (fileName: string) => {
          const file = bundle[fileName];
          if (file?.type !== 'chunk' || file.isEntry || files.has(fileName)) return;
          files.add(fileName);
          file.imports.forEach(add);
        };
        const app = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/web/app/start.tsx'),
        );
        if (app === undefined) throw new Error('The build holds no web/app/start.tsx.');
        add(app.fileName);
        return [...files].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

/**
 * The files of the app, each with its name and its root modules. They are few and large, since on a slow
 * connection each file costs a wait. Each file contains what its roots need beyond the files before it. The
 * first contains what the sign-in forms need, and nothing else.
 */
const bundles = [
  ['app', ['/web/app/start.tsx']],
  ['shell', ['/web/app/shell.tsx']],
  ['classes', ['/web/app/student-area.tsx', '/web/app/student-dashboard-route.tsx']],
] as const;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A module with everything that it imports, directly or indirectly. */
function closureOf(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) closureOf(next, graph, found);
  return found;
}

const closures = new Map<string, Set<string>>();

function needs(roots: readonly string[], id: string, graph: Graph): boolean {
  return roots.some((root) => {
    const closure = closures.get(root) ?? closureOf(`${import.meta.dirname}${root}`, graph);
    closures.set(root, closure);
    return closure.has(id);
  });
}

const isLibrary = /rolldown\/runtime|\/node_modules\//;

/** The groups that assign modules to files; the first matching group gets a module. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', tags: ['$initial'] },
  { name: 'entry', test: /rolldown\/runtime/ },
  // The libraries that the app itself needs are a separate file, which stays the same between releases.
  {
    debugName: 'libraries',
    name: (id, graph) => (needs(bundles[0][1], id, graph) ? 'libraries' : null),
    test: isLibrary,
  },
  ...bundles.map(([name, roots]) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (needs(roots, id, graph) ? name : null),
  })),
  // What the teacher's dashboard shares with other pages.
  {
    debugName: 'panels',
    name: (id, graph) => (needs(['/web/app/teacher-dashboard-route.tsx'], id, graph) ? 'panels' : null),
    minShareCount: 2,
  },
  // What reads Markdown, which previews of texts need without the formatter.
  {
    debugName: 'markdown',
    name: (id, graph) => (needs(['/markdown/plain-text.ts'], id, graph) ? 'markdown' : null),
  },
  {
    debugName: 'text',
    name: (id, graph) => (needs(['/web/ui/formatted-text.tsx'], id, graph) ? 'text' : null),
  },
  {
    debugName: 'class-details',
    name: (id, graph) => (needs(['/web/app/class-details.tsx'], id, graph) ? 'class-details' : null),
  },
  {
    debugName: 'assignment-dialogs',
    name: (id, graph) =>
      needs(['/web/assignments/new-assignment.tsx', '/web/assignments/change-assignment.tsx'], id, graph)
        ? 'assignment-dialogs'
        : null,
  },
  { name: 'common', minShareCount: 2 },
];

/**
 * Puts the style sheet into the page. It arrives in the time before the first file, in which the connection
 * would be idle, and takes none of the six connections that a browser opens at most.
 */
function styleInPage(): Plugin {
  return {
    name: 'style-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        // The style goes to the end of the head, so that the browser first requests the files named before
        // it.
        const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html);
        const file = bundle[link?.[1] ?? ''];
        if (link === null || file?.type !== 'asset') throw new Error('The page names no style sheet.');
        delete bundle[file.fileName];
        const style = `<style>${file.source}</style>`;
        return html.replace(link[0], '').replace('</head>', () => `${style}</head>`);
      },
    },
  };
}

/** The web app. The commands that use this configuration set its root to web/. */
export default defineConfig({
  plugins: [messagePlugins(), react(), tailwindcss(), apiAddress(), appFiles(), styleInPage()],
  resolve: {
    alias: [
      // Its style elements are forbidden by the content security policy of the page.
      { find: 'react-style-singleton', replacement: `${import.meta.dirname}/web/ui/style-singleton.ts` },
      {
        find: /^\.\.\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
        replacement: `${import.meta.dirname}/web/api/no-json-schema.ts`,
      },
    ],
  },
  // Settings come only from the environment: the check for changes since the last build would miss a file.
  envDir: false,
  build: {
    emptyOutDir: true,
    // One style sheet for all parts, which is in the page.
    cssCodeSplit: false,
    // In kB. This limit only has to be above every file, even with React's development build:
    // test/e2e/app/first-visit.spec.ts limits the size of pages.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // People who start the server do not need the time of each plugin, and web/api/no-json-schema.ts has
      // only what zod imports by name. TypeScript finds missing exports of ours.
      checks: { bundlerTimings: false, importIsUndefined: false },
      output: {
        codeSplitting: {
          groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      // Calls go to the server; modules of the folder web/api have the same prefix and do not.
      ['^/api/(?!.*\\.tsx?(?:$|\\?))', '/auth', '/openapi.json', '/healthz', '/readyz'].map((path) => [
        path,
        server,
      ]),
    ),
  },
});
