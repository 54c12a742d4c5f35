import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Where `npm run dev` sends the calls of the page; the built product is served by the gateway itself. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3360';

// A build made in a shell with another NODE_ENV would carry the development form of React, twice the size.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';

/** Parts of libraries that only later pages use; the entry seems to reach them, since a library has one door. */
const LATER =
  /[\\/](mutationObserver|useMutation)\.|icons\/(type|image|video|mic|upload|file-headphone|rotate-ccw-clock|folder|folder-plus|film|info|copy|pencil-line|rotate-ccw|play|circle-check|download|arrow-right|fingerprint-pattern|triangle-exclamation-point|chevron-left|chevron-right|printer|mail|message-circle|mouse-pointer-2|move-up-right|undo-2|pencil|send|smartphone|heart|book-open|route|trash|plus|link|monitor|maximize|pause|volume-2|volume-x|user-x|messages-square|refresh-cw|lock|wallet|scale)\./;

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Adds a module and all that it imports, but for what it imports only when asked. */
function reach(id: string, modules: Modules, reached: Set<string>): void {
  if (reached.has(id) || LATER.test(id)) return;
  reached.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reach(imported, modules, reached);
}

/**
 * Names the chunk of what the entry stands on; nothing else has a chunk chosen for it. The entry itself stays out: it waits
 * for the strings, and their chunk imports this one.
 */
function firstScreen() {
  const entry = join(import.meta.dirname, 'src/main.tsx');
  const reached = new Set<string>();
  return (id: string, modules: Modules) => {
    if (reached.size === 0) reach(entry, modules, reached);
    return id !== entry && reached.has(id) ? 'first-screen' : null;
  };
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|html|svg|json)$/, threshold: 512 }),
  ],
  // React has had this hook of its own since 18; the shim would ship it again.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  json: { namedExports: false },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // One chunk of what every page stands on compresses better than the dozen that sharing would cut it into.
        codeSplitting: { groups: [{ name: firstScreen() }] },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': gateway } },
});
