import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { storedRecords } from './prerender/stored-records.ts';
import { scopedName } from './scoped-name.ts';

export default defineConfig({
  plugins: [react({ compiler: true })],
  define: storedRecords(),
  css: { modules: { generateScopedName: scopedName } },
  test: {
    name: 'web',
    isolate: false,
    unstubGlobals: true,
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'prerender/**/*.test.ts',
      'service-worker/**/*.test.ts',
    ],
    exclude: ['**/*.component.test.{ts,tsx}'],
    environment: 'node',
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
    globalSetup: '../domain/src/properties/announce-seed.fixture.ts',
    setupFiles: '../domain/src/properties/repeat-failed-seeds.fixture.ts',
    restoreMocks: true,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
