import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeCss } from './theme-css.js';
import { tillWorker } from './till-worker.js';
import { withoutUnusedParts } from './unused-parts.js';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), themeCss(), tillWorker(), withoutUnusedParts()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 700 },
});
