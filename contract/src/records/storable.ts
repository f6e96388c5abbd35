import { KEEPABLE } from '../http/common.ts';

/** Deeper values could overflow the stack. */
const MAX_DEPTH = 32;

/** Checks unknown fields, which have no schema. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return KEEPABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((part) => isStorable(part, depth + 1));
  // no list of entries: a value may have millions of small parts
  for (const key in value)
    if (!KEEPABLE.test(key) || !isStorable(value[key as keyof typeof value], depth + 1))
      return false;
  return true;
}
