import { plural } from '../../../design/format.ts';

export const countMeasures = (count: number): string => plural(count, 'medida', 'medidas');
