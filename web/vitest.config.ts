import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react({ compiler: true })],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'prerender/**/*.test.ts', 'service-worker/**/*.test.ts'],
    environment: 'node',
    setupFiles: '../scripts/support/fixed-seed.ts',
    restoreMocks: true,
  },
});
