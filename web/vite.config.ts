import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react({ compiler: true })],
  server: { port: 5173, proxy: { '/api': apiOrigin } },
  build: {
    manifest: true,
    target: 'es2022',
    // A data: address in a style sheet would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
