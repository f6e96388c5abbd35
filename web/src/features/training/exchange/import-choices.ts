import type { Muscle } from '@forja/domain/exercises/muscles';
import type { DistanceUnit, WeightUnit } from '@forja/domain/exchange/file-row';
import type { FileName, NameChoice, OpenedFile, PlanCall } from './session/import-calls.ts';

/** An unanswered choice is undefined. */
export type OpenChoice =
  | { kind: 'exercise'; id: string }
  | { kind: 'own'; muscle: Muscle | undefined }
  | { kind: 'skip' };

export type ImportAnswers = {
  weight: WeightUnit | undefined;
  distance: DistanceUnit | undefined;
  choices: Readonly<Record<string, OpenChoice>>;
};

export const firstAnswers = ({ questions, names }: OpenedFile): ImportAnswers => ({
  weight: questions.weight ? undefined : 'kg',
  distance: questions.distance ? undefined : 'km',
  choices: Object.fromEntries(names.map((name) => [name.name, firstChoice(name)])),
});

function firstChoice({ remembered, suggestions: [first], muscle }: FileName): OpenChoice {
  if (remembered !== undefined) return { kind: 'exercise', id: remembered };
  if (first && first.certainty !== 'possible') return { kind: 'exercise', id: first.id };
  return { kind: 'own', muscle };
}

/** True for a remembered or exact match, which needs no review. */
export const isRecognised = ({ remembered, suggestions: [first] }: FileName): boolean =>
  remembered !== undefined || first?.certainty === 'exact';

/** Undefined while an answer is missing. */
export function completeAnswers({
  weight,
  distance,
  choices,
}: ImportAnswers): Omit<PlanCall, 'knownKeys'> | undefined {
  if (weight === undefined || distance === undefined) return undefined;
  const complete: Record<string, NameChoice> = {};
  for (const [name, choice] of Object.entries(choices)) {
    if (choice.kind !== 'own') complete[name] = choice;
    else if (choice.muscle !== undefined) complete[name] = { kind: 'own', muscle: choice.muscle };
    else return undefined;
  }
  return { units: { weight, distance }, choices: complete };
}
