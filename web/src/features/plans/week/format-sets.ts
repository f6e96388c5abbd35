import type { PlannedExercise } from '@forja/domain/training/training-plan';
import { range } from '../../../design/format.ts';

/** "4 × 8 a 12" */
export const formatSets = ({
  sets,
  repsMin,
  repsMax,
  unit,
}: Pick<PlannedExercise, 'sets' | 'repsMin' | 'repsMax' | 'unit'>): string =>
  `${sets} × ${range(repsMin, repsMax)}${unit === 'seconds' ? ' s' : ''}`;
