import type { CheckUp } from './check-up.ts';

type Test = CheckUp['tests'][number];
export type CheckUpTests = {
  readonly news: readonly Test[];
  readonly repeated: readonly Test[];
};

const toKey = ({ name, consultSoon, stopNow, consultToday }: Test): string =>
  JSON.stringify([name, consultSoon, stopNow, consultToday]);

/** Prints the limits of a test once, at its first check-up; later ones name it. */
export function separateRepeatedTests(checkUps: readonly CheckUp[]): CheckUpTests[] {
  const printed = new Set<string>();
  return checkUps.map(({ tests }) => {
    const repeated = tests.filter((each) => printed.has(toKey(each)));
    const news = tests.filter((each) => !repeated.includes(each));
    for (const each of news) printed.add(toKey(each));
    return { news, repeated };
  });
}
