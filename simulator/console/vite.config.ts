import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build of the console as a page of the simulator's HTTP server (simulator/server/consoleFiles.ts). */
export default defineConfig({
  base: '/__simulator/',
  plugins: [react()],
  publicDir: false,
  logLevel: 'error',
  build: {
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: 'simulator/console/index.html' },
  },
});
