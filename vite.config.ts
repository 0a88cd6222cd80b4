import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

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

/** The web app; its root is the folder web/, given by the commands that call this. */
export default defineConfig({
  plugins: [react(), tailwindcss(), apiAddress()],
  // Settings come from the environment alone: a file would escape the check for what changed since the last build.
  envDir: false,
  build: { emptyOutDir: true },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/auth', '/openapi.json', '/healthz', '/readyz'].map((path) => [path, server]),
    ),
  },
});
