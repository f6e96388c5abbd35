import type { ExerciseRecord, RecordRange } from '@forja/domain/workouts/records';
import { integer, quantity, range, timer } from '../../../../design/format.ts';

const RANGES: Readonly<Record<RecordRange, string>> = {
  '1': 'a una repetición',
  '2-3': 'de 2 a 3 repeticiones',
  '4-6': 'de 4 a 6 repeticiones',
  '7-9': 'de 7 a 9 repeticiones',
  '10-12': 'de 10 a 12 repeticiones',
  '13-15': 'de 13 a 15 repeticiones',
  '16+': 'de 16 repeticiones o más',
};

export function recordTexts({ kind, range: of, value, max }: ExerciseRecord): string {
  switch (kind) {
    case 'estimated-max':
      return `Máximo estimado por las fórmulas: ${range(max?.lowKg ?? value, max?.highKg ?? value)} kg.`;
    case 'weight':
      return `${quantity(value, 'kg', 2)}, tu mayor peso ${of ? RANGES[of] : ''}.`;
    case 'set-volume':
      return `${integer(value)} kg en una serie.`;
    case 'session-volume':
      return `${integer(value)} kg en el día.`;
    case 'repetitions':
      return `${integer(value)} repeticiones en una serie.`;
    case 'seconds':
      return `${timer(value)} en una serie.`;
    case 'distance':
      return `${integer(value)} metros en una serie.`;
    default:
      return kind satisfies never;
  }
}
