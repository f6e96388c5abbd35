import { runParameters } from './cases.fixture.ts';
import { failedSeedRow } from './report-failed-seed.fixture.ts';

export type Rules<Case> = Readonly<Record<string, (one: Case) => readonly (string | false)[]>>;

type Fault = { readonly words: string; readonly place: number };

/**
 * Checks a rule on every case and throws the first fault. All rules share one sample, because plans
 * are expensive. Undefined cases keep their place in the sample.
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
        const faultTexts = rule(one).filter((words) => words !== false);
        if (faultTexts.length > 0)
          found.set(name, {
            words: `${faultTexts.join('; ')}: ${JSON.stringify(one.input)}`,
            place,
          });
      }
    place += 1;
  }
  return found;
}
