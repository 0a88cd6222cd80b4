import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

/** The web app; its root is the folder web/, given by the commands that call this. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
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
