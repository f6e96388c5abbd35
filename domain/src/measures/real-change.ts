import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { DailyValue, MeasureField } from './daily-values.ts';

/** Share of the girth; Forja's rule for untrained hands. */
const GIRTH_ERROR_SHARE = 0.015;
/** kg between one day and the trend. */
export const DAILY_WEIGHT_ERROR_KG = 0.7;
/** Day-to-day correlation, from water. Forja's rule, from simulations. */
export const DAILY_WEIGHT_LIKENESS = 0.7;
/** Points of body fat below which no change is read. */
const BODY_FAT_POINTS = 3;

const TAPE_SOURCES = ['ulijaszek1999', 'hopkins2000'] as const satisfies readonly SourceKey[];
const BODY_FAT_SOURCES = ['hodgdonM', 'hodgdonF'] as const satisfies readonly SourceKey[];
const WEIGHT_SOURCES = [
  'orsama2014',
  'turicchi2020',
  'schneditz2023',
] as const satisfies readonly SourceKey[];

const GIRTHS: ReadonlySet<MeasureField> = new Set([
  'chestCm',
  'waistCm',
  'hipsCm',
  'thighsCm',
  'armsCm',
  'neckCm',
  'calfCm',
]);

/** One standard error; undefined without a citable figure. */
function readingError(field: MeasureField, value: number): number | undefined {
  if (GIRTHS.has(field)) return value * GIRTH_ERROR_SHARE;
  return field === 'weightKg' ? DAILY_WEIGHT_ERROR_KG : undefined;
}

/** Standard error of a day; without one, that of the smallest readable change. */
export const dayError = (field: MeasureField, value: number): number =>
  readingError(field, value) ?? BODY_FAT_POINTS / (1.96 * Math.SQRT2);

export const changeSources = (field: MeasureField): readonly SourceKey[] => {
  if (field === 'weightKg') return WEIGHT_SOURCES;
  return field === 'bodyFatPercent' ? BODY_FAT_SOURCES : TAPE_SOURCES;
};

/** `averaged`: equivalent number of averaged readings. */
export type SteadyValue = { value: number; averaged: number };

/** Three readings have a median hardly steadier than the mean of two. */
export const steadyDay = ({ value, readings }: DailyValue): SteadyValue => ({
  value,
  averaged: Math.min(readings.length, 2),
});

/** 95 % interval. */
export function noiseBand(
  field: MeasureField,
  { value, averaged }: SteadyValue,
): { low: number; high: number } | undefined {
  const error = readingError(field, value);
  if (error === undefined) return undefined;
  const half = (1.96 * error) / Math.sqrt(averaged);
  return { low: value - half, high: value + half };
}

export type RealChange = {
  change: number;
  threshold: Traced;
  isReal: boolean;
};

export function realChange(
  field: MeasureField,
  first: SteadyValue,
  last: SteadyValue,
): RealChange | undefined {
  const threshold = findThreshold(field, first, last);
  if (!threshold) return undefined;
  const change = last.value - first.value;
  return { change, threshold, isReal: Math.abs(change) >= threshold.value };
}

function findThreshold(
  field: MeasureField,
  first: SteadyValue,
  last: SteadyValue,
): Traced | undefined {
  if (field === 'bodyFatPercent')
    return traced(
      {
        rule: 'real-change.body-fat',
        title: 'Cambio real de grasa corporal',
        unit: 'puntos',
        basis: 'forja_rule',
        sources: BODY_FAT_SOURCES,
        note: 'Los métodos caseros se equivocan en más de 3 puntos: por debajo de eso no leemos un cambio.',
      },
      { puntosMinimos: BODY_FAT_POINTS },
      [['umbral', 'puntosMinimos']],
    );
  const error = readingError(field, first.value);
  if (error === undefined) return undefined;
  const isWeight = field === 'weightKg';
  return traced(
    {
      rule: isWeight ? 'real-change.weight' : 'real-change.girth',
      title: isWeight ? 'Cambio real de peso' : 'Cambio real de contorno',
      unit: isWeight ? 'kg' : 'cm',
      basis: 'forja_rule',
      sources: changeSources(field),
      note: isWeight
        ? 'Supone que el peso de un día se aparta 0,7 kg de la tendencia, y pide que la diferencia pase lo que darían dos días iguales en 95 de cada 100 casos.'
        : 'Supone que tu cinta se equivoca en 1,5 % al repetir, y pide que la diferencia pase lo que darían dos días iguales en 95 de cada 100 casos. Si medís apurado, el error es mayor.',
    },
    {
      errorDeUnaLectura: error,
      lecturasAntes: first.averaged,
      lecturasAhora: last.averaged,
    },
    [['umbral', '1.96 * errorDeUnaLectura * sqrt(1 / lecturasAntes + 1 / lecturasAhora)']],
  );
}
