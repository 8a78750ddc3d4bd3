import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compressedFiles } from './compressed-files.js';
import { pageFiles } from './page-files.js';
import { rememberedHashes } from './remembered-hashes.js';
import { sharedParts } from './shared-parts.js';
import { themeCss } from './theme-css.js';
import { tillWorker } from './till-worker.js';
import { withoutUnusedParts } from './unused-parts.js';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

const config = {
  plugins: [
    react(),
    themeCss(),
    tillWorker(),
    pageFiles(),
    withoutUnusedParts(),
    rememberedHashes(),
    compressedFiles(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 700 },
} satisfies UserConfig;

export default defineConfig({ ...config, plugins: [...config.plugins, sharedParts(config)] });
