import { ownFoods as declared } from '@forja/contract/calculator/own-foods';
import type { OwnFood } from '@forja/domain/food-log/own-food';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { trimmed } from '../../../../design/format.ts';

export type OwnFoodField = keyof OwnFood;
/** Numbers stay as typed until they are parsed. */
export type OwnFoodDraft = Record<Exclude<OwnFoodField, 'basis' | 'energyUnit'>, string> &
  Pick<OwnFood, 'basis' | 'energyUnit'>;
export type OwnFoodErrors = Partial<Record<OwnFoodField, string>>;

export const FIGURE_FIELDS = ['protein', 'carbs', 'fat', 'fibre', 'sodiumMg'] as const;
const NUMBERS = ['portionGrams', 'energy', ...FIGURE_FIELDS] as const;

const EMPTY: OwnFoodDraft = {
  name: '',
  portionGrams: '',
  basis: 'per100g',
  energy: '',
  energyUnit: 'kcal',
  protein: '',
  carbs: '',
  fat: '',
  fibre: '',
  sodiumMg: '',
  barcode: '',
};

export const emptyDraft = (name = '', barcode = ''): OwnFoodDraft => ({ ...EMPTY, name, barcode });

export function createDraft(food: OwnFood): OwnFoodDraft {
  const { name, basis, energyUnit, barcode = '' } = food;
  const draft = { ...EMPTY, name, basis, energyUnit, barcode };
  for (const field of NUMBERS) {
    const value = food[field];
    draft[field] = value === undefined ? '' : trimmed(value, 3);
  }
  return draft;
}

/** Undefined for a draft of another version. */
export function restoreDraft(stored: unknown): OwnFoodDraft | undefined {
  const draft = { ...(stored as OwnFoodDraft | null) };
  const isWhole = Object.keys(EMPTY).every(
    (field) => typeof draft[field as OwnFoodField] === 'string',
  );
  return isWhole ? { ...EMPTY, ...draft } : undefined;
}

const unknownFields = (food: OwnFood | undefined): object =>
  Object.fromEntries(Object.entries(food ?? {}).filter(([field]) => !(field in EMPTY)));

type ReadDraft =
  | { food: OwnFood; errors?: undefined }
  | { food?: undefined; errors: OwnFoodErrors };

/** Empty is undefined; text that is not a number is left for the schema to refuse. */
const readNumber = (typed: string): number | string | undefined =>
  typed.trim() === '' ? undefined : (parseDecimal(typed) ?? typed);

/** The food, or the errors by field. Keeps the fields of a newer version. */
export function readDraft(draft: OwnFoodDraft, changing?: OwnFood): ReadDraft {
  const barcode = draft.barcode.replaceAll(/\s/gu, '');
  const { name, basis, energyUnit } = draft;
  const checked = declared.schema.safeParse({
    ...unknownFields(changing),
    ...Object.fromEntries(
      NUMBERS.flatMap((field) => {
        const value = readNumber(draft[field]);
        return value === undefined ? [] : [[field, value]];
      }),
    ),
    name,
    basis,
    energyUnit,
    ...(barcode !== '' && { barcode }),
  });
  if (checked.data) return { food: checked.data };
  const errors: OwnFoodErrors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]);
    if (field in draft) errors[field as OwnFoodField] ??= message;
  }
  return { errors };
}
