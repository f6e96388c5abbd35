import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react({ compiler: true })],
  server: {
    port: 5173,
    // The Host stays the one of the page: the server compares it with the Origin.
    proxy: { '/api': { target: apiOrigin, changeOrigin: false } },
  },
  build: {
    manifest: true,
    target: 'es2022',
    // A data: address in a style sheet would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
