import fc from 'fast-check';

const ON_EVERY_RUN = 300;

/** `CASES` in the environment is the deep run. */
const casesOfThisRun = Number(process.env['CASES'] ?? ON_EVERY_RUN);

/**
 * How many cases a property tries that tries `onEveryRun` of them on every run. The dear ones, which try fewer, grow in the
 * same proportion on a deep run. A failed case that is tried again is one.
 */
export function cases(onEveryRun = ON_EVERY_RUN): number {
  const { path }: fc.Parameters<unknown> = fc.readConfigureGlobal();
  if (path !== undefined) return 1;
  return Math.ceil((onEveryRun * casesOfThisRun) / ON_EVERY_RUN);
}
