import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { screenColumns } from './prerender/screen-views.ts';

export default defineConfig({
  plugins: [react({ compiler: true })],
  define: screenColumns(),
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'prerender/**/*.test.ts', 'service-worker/**/*.test.ts'],
    environment: 'node',
    setupFiles: '../scripts/support/fixed-seed.ts',
    restoreMocks: true,
  },
});
