import { SWEAT_TEST_HELP, sweatTest } from '@forja/contract/calculator/sweat-tests';
import { SWEAT_TEST_LIMITS, type SweatTest } from '@forja/domain/hydration/sweat-test';
import { parseDecimal } from '@forja/domain/units/parse-decimal';

export type SweatField = keyof typeof SWEAT_TEST_LIMITS;
export type SweatDraft = Record<SweatField, string>;

export const emptySweat = (): SweatDraft => ({
  weightBeforeKg: '',
  weightAfterKg: '',
  drunkMl: '',
  urineMl: '',
  minutes: '',
});

const isField = (name: unknown): name is SweatField =>
  typeof name === 'string' && Object.hasOwn(SWEAT_TEST_LIMITS, name);

/** Restores only known fields: another version may have stored others. */
export function restoreSweat(stored: unknown): SweatDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const draft = emptySweat();
  for (const [name, text] of Object.entries(stored))
    if (isField(name) && typeof text === 'string') draft[name] = text;
  return draft;
}

export const SWEAT_STEPS = [
  { name: 'before', fields: [['weightBeforeKg', 'kg']] },
  {
    name: 'during',
    fields: [
      ['minutes', 'min'],
      ['drunkMl', 'ml'],
      ['urineMl', 'ml'],
    ],
  },
  { name: 'after', fields: [['weightAfterKg', 'kg']] },
  { name: 'result', fields: [] },
] as const satisfies readonly {
  name: string;
  fields: readonly (readonly [SweatField, 'kg' | 'ml' | 'min'])[];
}[];
const LAST_STEP = SWEAT_STEPS.length - 1;

/** The first step with an empty or wrong field, or the result. */
export function findSweatStep(draft: SweatDraft, measuredOn: string): number {
  const { errors } = readSweat(draft, measuredOn);
  const step = SWEAT_STEPS.findIndex(({ fields }) => fields.some(([field]) => errors?.[field]));
  return step === -1 ? LAST_STEP : step;
}

type ReadSweat =
  | { value: SweatTest; errors?: undefined }
  | { value?: undefined; errors: Partial<Record<SweatField, string>> };

export function readSweat(draft: SweatDraft, measuredOn: string): ReadSweat {
  const figures = Object.fromEntries(
    Object.entries(draft).map(([name, text]) => [name, parseDecimal(text)]),
  );
  const checked = sweatTest.safeParse({ measuredOn, ...figures });
  if (checked.data) return { value: checked.data };
  const errors: Partial<Record<SweatField, string>> = {};
  for (const [name] of checked.error.issues.map(({ path }) => path))
    if (isField(name)) errors[name] = SWEAT_TEST_HELP[name];
  return { errors };
}
