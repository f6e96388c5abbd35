import type { CheckUp } from './check-up.ts';

type Test = CheckUp['tests'][number];
export type CheckUpTests = {
  /** With something that was not said yet. */
  readonly news: readonly Test[];
  /** Said whole at an earlier check-up. */
  readonly repeated: readonly Test[];
};

const toKey = ({ name, consultSoon, stopNow, consultToday }: Test): string =>
  JSON.stringify([name, consultSoon, stopNow, consultToday]);

/** The limits of a test are read once, at the first check-up that has it: the others name it. */
export function separateRepeatedTests(checkUps: readonly CheckUp[]): CheckUpTests[] {
  const printed = new Set<string>();
  return checkUps.map(({ tests }) => {
    const repeated = tests.filter((each) => printed.has(toKey(each)));
    const news = tests.filter((each) => !repeated.includes(each));
    for (const each of news) printed.add(toKey(each));
    return { news, repeated };
  });
}
