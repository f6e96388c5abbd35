/** What must be true of every case: each rule says in words what is wrong with one, or nothing. */
export type Rules<Case> = Readonly<Record<string, (one: Case) => readonly (string | false)[]>>;
/** What was wrong and with whom, as one line that a failed run prints whole. */
export type Fault = string;

/** The first case that breaks each rule. To make a plan costs more than all the rules about it, so the same thousands serve every rule. */
export function firstFaults<Case extends { readonly input: unknown }>(
  cases: Iterable<Case>,
  rules: Rules<Case>,
): ReadonlyMap<string, Fault> {
  const found = new Map<string, Fault>();
  for (const one of cases)
    for (const [name, rule] of Object.entries(rules)) {
      if (found.has(name)) continue;
      const wrong = rule(one).filter((words) => words !== false);
      if (wrong.length > 0) found.set(name, `${wrong.join('; ')}: ${JSON.stringify(one.input)}`);
    }
  return found;
}
