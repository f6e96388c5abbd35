import { runParameters } from './cases.fixture.ts';
import { failedSeedRow } from './report-failed-seed.fixture.ts';

/** What must be true of every case: each rule says in words what is wrong with one, or nothing. */
export type Rules<Case> = Readonly<Record<string, (one: Case) => readonly (string | false)[]>>;

/** What was wrong and with whom, as one line that a failed run prints whole, and which case of the seed it was. */
type Fault = { readonly words: string; readonly place: number };

/**
 * Checks one rule on every case, and throws the first one that breaks it. To make a plan costs more than all the rules about
 * it, so the same cases serve every rule: they are made once, and again for a seed of the table. One that has nothing to
 * check is undefined, so that the others have the place in the sample that they say.
 */
export function ruleChecker<Case extends { readonly input: unknown }>(
  makeCases: () => Iterable<Case | undefined>,
  rules: Rules<Case>,
): (rule: string) => void {
  const faultsOfCases = new Map<string, ReadonlyMap<string, Fault>>();
  return (rule) => {
    const { seed, path } = runParameters();
    const cases = `${seed} ${path}`;
    const faults = faultsOfCases.get(cases) ?? firstFaults(makeCases(), rules);
    faultsOfCases.set(cases, faults);
    const fault = faults.get(rule);
    if (fault) throw new Error(`${fault.words}\n\n${failedSeedRow(String(fault.place))}`);
  };
}

function firstFaults<Case extends { readonly input: unknown }>(
  cases: Iterable<Case | undefined>,
  rules: Rules<Case>,
): ReadonlyMap<string, Fault> {
  const found = new Map<string, Fault>();
  let place = Number(runParameters().path ?? 0);
  for (const one of cases) {
    if (one !== undefined)
      for (const [name, rule] of Object.entries(rules)) {
        if (found.has(name)) continue;
        const wrong = rule(one).filter((words) => words !== false);
        if (wrong.length > 0)
          found.set(name, { words: `${wrong.join('; ')}: ${JSON.stringify(one.input)}`, place });
      }
    place += 1;
  }
  return found;
}
