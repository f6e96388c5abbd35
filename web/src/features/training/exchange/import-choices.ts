import type { Muscle } from '@forja/domain/exercises/muscles';
import type { DistanceUnit, WeightUnit } from '@forja/domain/exchange/file-row';
import type { FileName, NameChoice, OpenedFile, PlanCall } from './session/import-calls.ts';

/** As the person has it: what is not answered yet is undefined. */
export type OpenChoice =
  | { kind: 'exercise'; id: string }
  | { kind: 'own'; muscle: Muscle | undefined }
  | { kind: 'skip' };

export type ImportAnswers = {
  weight: WeightUnit | undefined;
  distance: DistanceUnit | undefined;
  choices: Readonly<Record<string, OpenChoice>>;
};

/** What is offered before the person says anything. */
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

/** No person has to check it: it was matched before, or has the same name. */
export const isRecognised = ({ remembered, suggestions: [first] }: FileName): boolean =>
  remembered !== undefined || first?.certainty === 'exact';

/** Undefined while something is not answered. */
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
