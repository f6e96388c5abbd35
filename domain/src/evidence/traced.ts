import { formula } from './formula.ts';
import type { SourceKey } from './sources.ts';

/** Publication, Forja's rule or expert judgement, shown beside the number. */
export type Basis = 'source' | 'forja_rule' | 'expert_judgement';

/** Line `name = expression` of the calculation, with its value. */
export type Step = { readonly name: string; readonly expression: string; readonly value: number };

/** Evaluating `steps` in order over `inputs` gives `value`. */
export type Traced = {
  readonly value: number;
  /** As printed: "kcal", "g", "g/kg", "l", "%", "series"… */
  readonly unit: string;
  /** Stable id of the rule, kebab-case: "resting-energy.mifflin". */
  readonly rule: string;
  /** Spanish name of the rule. */
  readonly title: string;
  readonly basis: Basis;
  /** Values of the person, by Spanish names in camelCase: "pesoKg". */
  readonly inputs: Readonly<Record<string, number>>;
  readonly steps: readonly Step[];
  readonly sources: readonly SourceKey[];
  /** Spanish remarks: its band, its limits. */
  readonly note?: string;
};

export type Rule = {
  readonly rule: string;
  readonly title: string;
  readonly unit: string;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
  readonly note?: string;
};

/**
 * Each step may use the inputs and the previous steps; the last one is the value. Throws when a
 * name is missing or the result is not finite, which is a fault of the rule.
 */
export function traced(
  rule: Rule,
  inputs: Readonly<Record<string, number>>,
  steps: readonly (readonly [name: string, expression: string])[],
): Traced {
  const values: Record<string, number> = { ...inputs };
  const completedSteps: Step[] = [];
  for (const [name, expression] of steps) {
    const value = formula(expression).evaluate(values);
    if (!Number.isFinite(value)) throw new Error(`rule ${rule.rule}: ${name} is not finite`);
    values[name] = value;
    completedSteps.push({ name, expression, value });
  }
  const last = completedSteps.at(-1);
  if (!last) throw new Error(`rule ${rule.rule} has no step`);
  return { value: last.value, ...rule, inputs, steps: completedSteps };
}

/** Recomputes a trace from its own text, to verify printed numbers. */
export function retrace({ inputs, steps }: Pick<Traced, 'inputs' | 'steps'>): number {
  const values: Record<string, number> = { ...inputs };
  let last = Number.NaN;
  for (const { name, expression } of steps) {
    last = formula(expression).evaluate(values);
    values[name] = last;
  }
  return last;
}
