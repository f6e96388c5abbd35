import fc from 'fast-check';

const ON_EVERY_RUN = 300;

/** `CASES` in the environment is the deep run. */
const casesOfThisRun = Number(process.env['CASES'] ?? ON_EVERY_RUN);

/**
 * How many cases a property tries that tries `onEveryRun` of them on every run. The dear ones, which try fewer, grow in the
 * same proportion on a deep run. A failed case that is tried again is one.
 */
export function cases(onEveryRun = ON_EVERY_RUN): number {
  const { path } = seedOfThisRun();
  if (path !== undefined) return 1;
  return Math.ceil((onEveryRun * casesOfThisRun) / ON_EVERY_RUN);
}

/** The seed that is tried now, and which of its cases when it is one that failed once. */
export const seedOfThisRun = (): Pick<fc.Parameters<unknown>, 'seed' | 'path'> =>
  fc.readConfigureGlobal();
