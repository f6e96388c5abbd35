import type { Notice } from './notice.ts';
import type { Traced } from './traced.ts';

const isTraced = (value: object): value is Traced =>
  'steps' in value && 'inputs' in value && 'rule' in value;
const isNotice = (value: object): value is Notice => 'code' in value && 'severity' in value;

/** Reuses one list, because properties traverse thousands of plans. */
function collect<T extends object>(
  value: unknown,
  wanted: (value: object) => value is T,
  found: T[] = [],
): T[] {
  if (typeof value !== 'object' || value === null) return found;
  if (wanted(value)) found.push(value);
  else for (const part of Object.values(value)) collect(part, wanted, found);
  return found;
}

export const tracesIn = (value: unknown): Traced[] => collect(value, isTraced);

export const noticesIn = (value: unknown): Notice[] => collect(value, isNotice);
