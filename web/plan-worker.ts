import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('src/features/plans/workers/plan.worker.ts', import.meta.url));
const ADDRESS = "new URL('./plan.worker.ts', import.meta.url)";
export const IN_WORKER = '?in-worker';
export const CATALOGUES_FILE = 'catalogues';

/** The catalogues of the domain, which the page loads too. They import nothing of a page. */
export const CATALOGUES =
  /\/domain\/src\/(?:evidence\/sources|foods\/foods\.data|exercises\/library\/|micros\/nutrients|monitoring\/[a-z-]+-tests|(?:compounds|curve|glossary|search)\/|risk\/(?:disclaimers|risk-statements)).*\.ts$/;

export const FOOD_CATALOGUE = /\/domain\/src\/(?:foods\/foods\.data|search\/).*\.ts$/;

/**
 * The worker shares the catalogue files with the page, so that both fetch them once. It has its own
 * copy of all other code, so that neither waits for the other's.
 */
export function planWorker(): Plugin {
  let reference = '';
  return {
    name: 'plan-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    buildStart() {
      reference = this.emitFile({
        type: 'chunk',
        id: `${WORKER}${IN_WORKER}`,
        name: 'plan.worker',
      });
    },
    async resolveId(source, importer) {
      if (source === `${WORKER}${IN_WORKER}`) return source;
      if (!importer?.endsWith(IN_WORKER)) return null;
      const resolved = await this.resolve(source, importer.slice(0, -IN_WORKER.length), {
        skipSelf: true,
      });
      return resolved && !CATALOGUES.test(resolved.id) ? `${resolved.id}${IN_WORKER}` : resolved;
    },
    transform(code, id) {
      return id.endsWith('/ask-worker.ts') && code.includes(ADDRESS)
        ? code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${reference}`)
        : null;
    },
    generateBundle(_, bundle) {
      const worker = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId === `${WORKER}${IN_WORKER}`,
      );
      if (worker?.type !== 'chunk') this.error('the worker of plans is not in the build');
      const others = worker.imports.filter((file) => !file.includes(`/${CATALOGUES_FILE}-`));
      if (others.length > 0) this.error(`the worker of plans waits for ${others.join()}`);
    },
  };
}
