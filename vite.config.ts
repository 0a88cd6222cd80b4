import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { messagePlugins } from './dev/message-plugins.mjs';

const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

/**
 * Names in the page the address that its calls go to, where that is another one (contract "Settings"): whoever serves
 * the page must let it call there, and the server does (server/http/web-app.ts).
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
 * Names in the page the files of the app itself, so that they come together with the small entry that would ask for
 * them only once it is there. Which files a page needs beyond them, the entry knows (web/app/pages.ts).
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
 * A few large files instead of many small ones: on a slow line each costs a wait of its own. Each holds what its root
 * needs beyond the ones before it; what the forms of the sign-in need is the first, and nothing else may slip in.
 */
const bundles = [
  ['app', ['/web/app/start.tsx']],
  ['shell', ['/web/app/shell.tsx']],
  ['classes', ['/web/app/student-area.tsx', '/web/app/student-dashboard-route.tsx']],
] as const;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A module with all that it imports, directly or through others. */
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

/** The groups by which modules are put into files: the first that takes a module has it. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', tags: ['$initial'] },
  { name: 'entry', test: /rolldown\/runtime/ },
  // Libraries that the app itself needs are a file that stays the same from one release to the next.
  {
    debugName: 'libraries',
    name: (id, graph) => (needs(bundles[0][1], id, graph) ? 'libraries' : null),
    test: isLibrary,
  },
  ...bundles.map(([name, roots]) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (needs(roots, id, graph) ? name : null),
  })),
  // What the teacher's dashboard shares with other pages, apart from what only those share.
  {
    debugName: 'panels',
    name: (id, graph) => (needs(['/web/app/teacher-dashboard-route.tsx'], id, graph) ? 'panels' : null),
    minShareCount: 2,
  },
  { name: 'common', minShareCount: 2 },
  {
    debugName: 'text',
    name: (id, graph) => (needs(['/web/ui/formatted-text.tsx'], id, graph) ? 'text' : null),
  },
];

/**
 * Puts the style sheet into the page: the line is idle until the first of the page's files arrives, and browsers open
 * six connections at most.
 */
function styleInPage(): Plugin {
  return {
    name: 'style-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        // At the end of the head: the browser asks for the files that are named before it meanwhile.
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

/** The web app; its root is the folder web/, given by the commands that call this. */
export default defineConfig({
  plugins: [messagePlugins(), react(), tailwindcss(), apiAddress(), appFiles(), styleInPage()],
  // Settings come from the environment alone: a file would escape the check for what changed since the last build.
  envDir: false,
  build: {
    emptyOutDir: true,
    // One style sheet, which is in the page: no part asks for its own.
    cssCodeSplit: false,
    // What a page may weigh, test/e2e/first-visit.spec.ts says; React for developers is larger than any.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // How long each plugin took is no news for whoever starts the server.
      checks: { bundlerTimings: false },
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
      // The folder web/api begins like the calls: its modules are not for the server.
      ['^/api/(?!.*\\.tsx?(?:$|\\?))', '/auth', '/openapi.json', '/healthz', '/readyz'].map((path) => [
        path,
        server,
      ]),
    ),
  },
});
