import { MEASURE_HELP, measures as declared } from '@forja/contract/measures';
import { getField, type MeasureField } from '@forja/domain/measures/daily-values';
import { MEASURE_FIGURES, MEASURE_LIMITS, type Measure } from '@forja/domain/measures/measure';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { trimmed } from '../../design/format.ts';
import { localDay } from '../../shared/local-day.ts';
import { measures, type SavedMeasure } from './measures.collection.ts';

export type FigureField = MeasureField;
export type DraftField = FigureField | 'takenOn';
/** Numbers stay as typed until they are parsed. */
export type MeasureDraft = Record<DraftField, string>;
type DraftErrors = Partial<Record<DraftField, string>>;

export const FIELDS = Object.keys(MEASURE_LIMITS).filter(
  (name): name is FigureField => name in MEASURE_LIMITS,
);
export function emptyDraft(takenOn: string): MeasureDraft {
  const empty = Object.fromEntries(FIELDS.map((field) => [field, '']));
  return { ...(empty as Record<FigureField, string>), takenOn }; // one text for each of FIELDS
}

export function createDraft(measure: Measure): MeasureDraft {
  const draft = emptyDraft(measure.takenOn);
  const toText = (value: number | undefined): string =>
    value === undefined ? '' : trimmed(value, 2);
  for (const field of FIELDS) draft[field] = toText(getField(measure, field));
  return draft;
}

type ReadDraft =
  | { measure: Measure; errors?: undefined }
  | { measure?: undefined; errors: DraftErrors };

/** The measure, or the errors by field. `today` is the person's local day. */
export function readDraft(draft: MeasureDraft, today: string, changing?: Measure): ReadDraft {
  const errors: DraftErrors = {};
  const figures: Partial<Record<FigureField, number>> = {};
  for (const field of FIELDS) {
    if (draft[field].trim() === '') continue;
    const value = parseDecimal(draft[field]);
    if (value === undefined) errors[field] = MEASURE_HELP[field];
    else figures[field] = value;
  }
  if (draft.takenOn > today) errors.takenOn = MEASURE_HELP.takenOn;

  const { systolic, diastolic, ...simple } = figures;
  const hasPressure = draft.systolic.trim() !== '' || draft.diastolic.trim() !== '';
  const candidate = {
    ...unknownFields(changing),
    takenOn: draft.takenOn,
    ...simple,
    ...(hasPressure && { bloodPressure: { ...changing?.bloodPressure, systolic, diastolic } }),
  };
  const checked = declared.schema.safeParse(candidate);
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = path.findLast(
      (part): part is DraftField => typeof part === 'string' && part in draft,
    );
    // The first issue of a field wins.
    if (field && errors[field] === undefined && !isSilenced(field, path, errors))
      errors[field] = message;
  }
  return checked.data && Object.keys(errors).length === 0 ? { measure: checked.data } : { errors };
}

/** Fields of a newer version of the app. */
const unknownFields = (measure: Measure | undefined): object =>
  Object.fromEntries(Object.entries(measure ?? {}).filter(([name]) => !EDITABLE.has(name)));
const EDITABLE: ReadonlySet<string> = new Set(['takenOn', ...MEASURE_FIGURES]);

/** An empty measure shows its error in the weight, unless another field has one. */
const isSilenced = (
  field: DraftField,
  path: readonly PropertyKey[],
  errors: DraftErrors,
): boolean =>
  field === 'weightKg' &&
  path.length === 1 &&
  Object.keys(errors).some((name) => name !== 'takenOn');

export type OpenForm = { changing?: SavedMeasure | undefined; draft: MeasureDraft };

export const openForm = (): OpenForm => ({ draft: emptyDraft(localDay(new Date())) });

/** Restores only known fields: another version may have stored others. */
export function restoreForm(stored: unknown): OpenForm | undefined {
  if (!isFields(stored) || !isFields(stored['draft'])) return undefined;
  const draft = openForm().draft;
  for (const [name, text] of Object.entries(stored['draft']))
    if (name in draft && typeof text === 'string') draft[name as DraftField] = text;
  const changing = stored['changing'] as SavedMeasure | undefined; // only this form writes this key
  const value = measures.decode(changing?.stored);
  return changing && value ? { changing: { ...changing, value }, draft } : { draft };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
