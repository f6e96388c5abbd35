import type { Notice } from './notice.ts';
import type { Traced } from './traced.ts';

const isTraced = (value: object): value is Traced =>
  'steps' in value && 'inputs' in value && 'rule' in value;
const isNotice = (value: object): value is Notice => 'code' in value && 'severity' in value;

function collect<T extends object>(value: unknown, wanted: (value: object) => value is T): T[] {
  if (typeof value !== 'object' || value === null) return [];
  if (wanted(value)) return [value];
  return Object.values(value).flatMap((part) => collect(part, wanted));
}

/** Every traced number inside a value. */
export const tracesIn = (value: unknown): Traced[] => collect(value, isTraced);

/** Every notice inside a value. */
export const noticesIn = (value: unknown): Notice[] => collect(value, isNotice);
