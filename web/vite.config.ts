import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CATALOGUES, CATALOGUES_FILE, FOOD_CATALOGUE, planWorker } from './plan-worker.ts';
import { scopedName } from './scoped-name.ts';
import { ISLANDS, ISLANDS_FOLDER } from './prerender/build-site-names.ts';
import { DESK } from './prerender/list-kept-files.ts';
import { exampleOfTheLanding } from './prerender/example-plan.ts';
import { referenceTexts } from './prerender/reference/reference-texts.ts';
import { siteInDevelopment } from './prerender/site-in-development.ts';
import { storedRecords } from './prerender/stored-records.ts';
import { unusedPackages } from './unused-packages.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

const isAdmin = (id: string): boolean =>
  id.includes('/src/features/admin/') || /\/contract\/src\/.*admin-[\w-]+\.ts$/.test(id);

/**
 * Administration code is not cached on devices, because it needs the network. A file that imports a
 * part of it belongs to it.
 */
const isDesk = (modules: readonly string[]): boolean =>
  modules.some((id) => id.includes('/src/features/admin/')) ||
  (modules.length > 0 && modules.every(isAdmin));

const example = exampleOfTheLanding();
const reference = referenceTexts();

const appBuild = {
  input: 'app.html',
  output: {
    // A short hash, because the first load names every other file.
    chunkFileNames: ({ moduleIds }: { moduleIds: string[] }) =>
      `${isDesk(moduleIds) ? DESK : 'assets'}/[name]-[hash:7].js`,
    assetFileNames: 'assets/[name]-[hash:7][extname]',
    codeSplitting: {
      groups: [
        {
          name: 'frame',
          priority: 10,
          // React and the runtime change only with a dependency.
          test: /^\0rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//,
        },
        // The food log needs no other table.
        { name: `${CATALOGUES_FILE}-of-foods`, priority: 21, test: FOOD_CATALOGUE },
        { name: CATALOGUES_FILE, priority: 20, test: CATALOGUES },
        // A shared file, because each file costs a request.
        { name: 'common', priority: 1, test: (id: string) => !isAdmin(id), minShareCount: 8 },
      ],
    },
  },
};

/** Built apart, so that islands carry nothing of the app. */
const islandsBuild = {
  input: globSync('src/site/islands/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.|render-island/.test(file),
  ),
  // The documents import the islands by address.
  preserveEntrySignatures: 'exports-only' as const,
  output: {
    entryFileNames: `${ISLANDS_FOLDER}/[name]-[hash:7].js`,
    chunkFileNames: `${ISLANDS_FOLDER}/[name]-[hash:7].js`,
    assetFileNames: `${ISLANDS_FOLDER}/[name]-[hash:7][extname]`,
    codeSplitting: {
      groups: [
        { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
        { name: 'forms', minShareCount: 2 },
      ],
    },
  },
};

export default defineConfig(({ mode, isSsrBuild = false }) => ({
  plugins: [mode !== ISLANDS && planWorker(), react({ compiler: true }), siteInDevelopment()],
  define: {
    // Computed at build, so that the landing page does not load the engine.
    EXAMPLE_PLAN: JSON.stringify(example.plan),
    EXAMPLE_CALCULATIONS: JSON.stringify(example.calculations),
    EXAMPLE_TOOLS: JSON.stringify(example.tools),
    // Texts of the pages of sources and of the method.
    REFERENCE_SOURCES: JSON.stringify(reference.sources),
    REFERENCE_RULES: JSON.stringify(reference.rules),
    ...storedRecords(),
  },
  resolve: { alias: unusedPackages },
  css: { modules: { generateScopedName: scopedName } },
  server: {
    port: 5173,
    // Host must stay the page's, because the server compares it with Origin.
    proxy: {
      '/api': { target: apiOrigin, changeOrigin: false },
      '/r/': { target: apiOrigin, changeOrigin: false },
    },
  },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild && mode !== ISLANDS,
    target: 'es2022',
    // A data: address in a style sheet would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // A single sheet for the app: several would apply in load order, and of two equal rules the later
    // wins.
    cssCodeSplit: mode === ISLANDS,
    ...(!isSsrBuild && { rolldownOptions: mode === ISLANDS ? islandsBuild : appBuild }),
  },
  // Bundles everything, so that the renderer has one React and one router.
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
}));
