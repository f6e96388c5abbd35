import type { Traced } from '../../evidence/traced.ts';
import { spanishNumber } from '../../units/spanish-number.ts';
import { findEngineChange, type ComparedItem } from './engine-changes.ts';
import { inputChanges } from './input-changes.ts';
import type { Plan } from '../plan.ts';
import type { PlanDifference } from './plan-difference.ts';

export type DifferenceReason = Pick<PlanDifference, 'cause' | 'why'>;

export type ComparisonContext = {
  readonly changedAnswers: readonly string[];
  readonly versions: readonly [string, string] | undefined;
};

export const comparisonContext = (before: Plan, after: Plan): ComparisonContext => ({
  changedAnswers: inputChanges(before.input, after.input),
  versions:
    before.engineVersion === after.engineVersion
      ? undefined
      : [before.engineVersion, after.engineVersion],
});

/** "uno, dos y tres". */
const joinItems = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;

const versionChange = ([from, to]: readonly [string, string]): string =>
  `Forja pasó de la versión ${from} a la ${to}`;
const answerChange = (changedAnswers: readonly string[]): string =>
  `Cambió ${joinItems(changedAnswers)}`;

export function findReason(
  { changedAnswers, versions }: ComparisonContext,
  item: ComparedItem,
): DifferenceReason {
  if (changedAnswers.length > 0)
    return {
      cause: 'input',
      why: `${answerChange(changedAnswers)}${versions ? `, y ${versionChange(versions)}` : ''}.`,
    };
  if (versions) {
    const change = findEngineChange(item, versions);
    return {
      cause: 'engine_version',
      why: `${versionChange(versions)}.${change ? ` ${change}` : ''}`,
    };
  }
  return { cause: 'rule', why: 'Dijiste lo mismo y la versión es la misma: cambió una regla.' };
}

const humanizeName = (name: string): string =>
  name.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');

/** "peso kg de 80 a 76". */
function inputDifferences(before: Traced, after: Traced): string[] {
  return Object.entries(after.inputs).flatMap(([name, to]) => {
    const from = before.inputs[name];
    return from === undefined || from === to
      ? []
      : [`${humanizeName(name)} de ${spanishNumber(from)} a ${spanishNumber(to)}`];
  });
}

const hasSameSteps = (before: Traced, after: Traced): boolean =>
  before.steps.map(({ expression }) => expression).join('|') ===
  after.steps.map(({ expression }) => expression).join('|');

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;

export function findFigureReason(
  before: Traced,
  after: Traced,
  context: ComparisonContext,
  item: ComparedItem,
): DifferenceReason {
  const general = findReason(context, item);
  if (before.rule !== after.rule) {
    const rule =
      before.title === after.title && after.note !== undefined
        ? firstSentence(after.note)
        : after.title;
    return {
      cause: context.changedAnswers.length > 0 || !context.versions ? 'rule' : 'engine_version',
      why: `${general.why} Corresponde otra regla: ${rule.endsWith('.') ? rule : `${rule}.`}`,
    };
  }
  if (!hasSameSteps(before, after) && context.versions) {
    const change = findEngineChange(item, context.versions);
    return {
      cause: 'engine_version',
      why: `${versionChange(context.versions)}, que hace otra cuenta.${change ? ` ${change}` : ''}`,
    };
  }
  const inputs = inputDifferences(before, after);
  return inputs.length === 0
    ? general
    : { ...general, why: `${general.why} En la cuenta: ${joinItems(inputs)}.` };
}
