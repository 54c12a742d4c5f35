import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Where `npm run dev` sends the calls of the page; the built product is served by the gateway itself. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3360';

// A build made in a shell with another NODE_ENV would carry the development form of React, twice the size.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';

const BASE =
  /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|lucide-react|use-sync-external-store)\/|frontend\/src\/(lib|components|features\/live\/live-(menu|label)|features\/feed\/(reading-marks|saving)|routes\/not-found-later)/;
const LATER =
  /components\/(ui\/(embed-frame|embed-life|player-failure|toaster|modal-layer|switch-row)|layout\/nav-drawer|dial\/approach-mark)|lib\/prepare-attachment|icons\/(type|image|video|mic|upload|file-audio|sliders-horizontal|history|trending-up|film|file-text|info|copy|pencil-line|rotate-ccw|play|check)\./;
const everyPage = (id: string): boolean => BASE.test(id) && !LATER.test(id);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|html|svg|json)$/, threshold: 512 }),
  ],
  // React has had this hook of its own since 18; the shim would ship it again.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // One chunk of what every page stands on compresses better than the dozen that sharing would cut it into.
        codeSplitting: { groups: [{ name: 'base', test: everyPage }] },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': gateway } },
});
