import { REPETITIONS_UPSIDE_DOWN } from '@forja/contract/training/routines';
import { setFigure } from '@forja/contract/training/set-fields';
import type { RoutineSet } from '@forja/domain/routines/routine';
import { readNumber, trimmed } from '../../../../design/format.ts';

export type SetDraft = Record<SetField, string>;
export type SetField = 'repsMin' | 'repsMax' | 'seconds' | 'weightKg' | 'repsInReserve';

export const SET_FIELDS: readonly SetField[] = [
  'repsMin',
  'repsMax',
  'seconds',
  'weightKg',
  'repsInReserve',
];

const SCHEMAS = {
  repsMin: setFigure('repetitions'),
  repsMax: setFigure('repetitions'),
  seconds: setFigure('seconds'),
  weightKg: setFigure('weightKg'),
  repsInReserve: setFigure('repsInReserve'),
} as const;
const REST = setFigure('restSeconds');

export const createSetDraft = (set: RoutineSet): SetDraft => ({
  repsMin: toText(set.repsMin),
  repsMax: toText(set.repsMax),
  seconds: toText(set.seconds),
  weightKg: toText(set.weightKg),
  repsInReserve: toText(set.repsInReserve),
});

const toText = (value: number | undefined): string =>
  value === undefined ? '' : trimmed(value, 2);

type ParsedSet = { set: RoutineSet; errors: Partial<Record<SetField, string>> };

/** An invalid field keeps its previous value and has an error. */
export function readSetDraft(draft: SetDraft, before: RoutineSet): ParsedSet {
  const errors: ParsedSet['errors'] = {};
  const figures: Partial<Record<SetField, number>> = {};
  for (const field of SET_FIELDS) {
    const text = draft[field].trim();
    const parsed = text === '' ? undefined : SCHEMAS[field].safeParse(readNumber(text));
    if (parsed?.success === false) errors[field] = parsed.error.issues[0]?.message ?? '';
    const value = parsed?.success === false ? before[field] : parsed?.data;
    if (value !== undefined) figures[field] = value;
  }
  const { repsMin, repsMax } = figures;
  if (repsMax !== undefined && (repsMin ?? 0) > repsMax) {
    if (!errors.repsMin) errors.repsMax ??= REPETITIONS_UPSIDE_DOWN;
    for (const field of ['repsMin', 'repsMax'] as const) {
      delete figures[field];
      if (before[field] !== undefined) figures[field] = before[field];
    }
  }
  const others = Object.fromEntries(
    Object.entries(before).filter(([field]) => !SET_FIELDS.some((each) => each === field)),
  );
  return { set: { ...others, kind: before.kind, ...figures }, errors };
}

/** Seconds of rest, or the error. */
export function readRest(text: string): { value: number } | { error: string } {
  const parsed = REST.safeParse(text.trim() === '' ? undefined : readNumber(text));
  return parsed.success ? { value: parsed.data } : { error: parsed.error.issues[0]?.message ?? '' };
}
