import type { Traced } from '../evidence/traced.ts';
import { spanishNumber } from '../units/spanish-number.ts';
import { engineChange, type Named } from './engine-changes.ts';
import { inputChanges } from './input-changes.ts';
import type { Plan } from './plan.ts';
import type { PlanDifference } from './plan-difference.ts';

export type Reason = Pick<PlanDifference, 'cause' | 'why'>;

/** What separates two plans before looking at any figure. */
export type Context = { readonly said: readonly string[]; readonly versions: readonly [string, string] | undefined };

export const contextOf = (before: Plan, after: Plan): Context => ({
  said: inputChanges(before.input, after.input),
  versions: before.engineVersion === after.engineVersion ? undefined : [before.engineVersion, after.engineVersion],
});

/** "uno, dos y tres". */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;

const otherVersion = ([from, to]: readonly [string, string]): string => `Forja pasó de la versión ${from} a la ${to}`;
const otherAnswers = (said: readonly string[]): string => `Cambió ${listed(said)}`;

/** Why something without a calculation of its own is not the same. */
export function reasonOf({ said, versions }: Context, named: Named): Reason {
  if (said.length > 0)
    return { cause: 'input', why: `${otherAnswers(said)}${versions ? `, y ${otherVersion(versions)}` : ''}.` };
  if (versions) {
    const change = engineChange(named, versions);
    return { cause: 'engine_version', why: `${otherVersion(versions)}.${change ? ` ${change}` : ''}` };
  }
  return { cause: 'rule', why: 'Dijiste lo mismo y la versión es la misma: cambió una regla.' };
}

const readable = (name: string): string =>
  name.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');

/** "peso kg, de 80 a 76": what goes into both calculations with another value. */
function otherInputs(before: Traced, after: Traced): string[] {
  return Object.entries(after.inputs).flatMap(([name, to]) => {
    const from = before.inputs[name];
    return from === undefined || from === to
      ? []
      : [`${readable(name)} de ${spanishNumber(from)} a ${spanishNumber(to)}`];
  });
}

const sameSteps = (before: Traced, after: Traced): boolean =>
  before.steps.map(({ expression }) => expression).join('|') ===
  after.steps.map(({ expression }) => expression).join('|');

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;

/** Why a figure is not the same: another rule, another calculation, or other values in the same one. */
export function reasonOfFigure(before: Traced, after: Traced, context: Context, named: Named): Reason {
  const general = reasonOf(context, named);
  if (before.rule !== after.rule) {
    const rule = before.title === after.title && after.note !== undefined ? firstSentence(after.note) : after.title;
    return {
      cause: context.said.length > 0 || !context.versions ? 'rule' : 'engine_version',
      why: `${general.why} Corresponde otra regla: ${rule.endsWith('.') ? rule : `${rule}.`}`,
    };
  }
  if (!sameSteps(before, after) && context.versions) {
    const change = engineChange(named, context.versions);
    return {
      cause: 'engine_version',
      why: `${otherVersion(context.versions)}, que hace otra cuenta.${change ? ` ${change}` : ''}`,
    };
  }
  const inputs = otherInputs(before, after);
  return inputs.length === 0 ? general : { ...general, why: `${general.why} En la cuenta: ${listed(inputs)}.` };
}
