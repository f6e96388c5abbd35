import fc from 'fast-check';

const ON_EVERY_RUN = 300;

/** `CASES` in the environment is the deep run. */
const casesOfThisRun = Number(process.env['CASES'] ?? ON_EVERY_RUN);

/** What every property of this run is tried with. `path` is one case; fast-check reads it here, and its type does not say so. */
export type RunParameters = fc.GlobalParameters & { readonly path?: string };
export const runParameters = (): RunParameters => fc.readConfigureGlobal();

/**
 * How many cases a property tries that tries `onEveryRun` of them on every run. The dear ones, which try fewer, grow in the
 * same proportion on a deep run. A failed case that is tried again is one.
 */
export function cases(onEveryRun = ON_EVERY_RUN): number {
  if (runParameters().path !== undefined) return 1;
  return Math.ceil((onEveryRun * casesOfThisRun) / ON_EVERY_RUN);
}
