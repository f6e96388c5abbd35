import fc from 'fast-check';

const ON_EVERY_RUN = 300;

const casesOfThisRun = Number(process.env['CASES'] ?? ON_EVERY_RUN);

/** `path` selects a case; fast-check reads it, though its type omits it. */
export type RunParameters = fc.GlobalParameters & { readonly path?: string };
export const runParameters = (): RunParameters => fc.readConfigureGlobal();

/** Number of cases; slower properties pass a smaller default, which a deep run scales. */
export function cases(onEveryRun = ON_EVERY_RUN): number {
  if (runParameters().path !== undefined) return 1;
  return Math.ceil((onEveryRun * casesOfThisRun) / ON_EVERY_RUN);
}
