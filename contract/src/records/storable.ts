import { KEEPABLE } from '../http/common.ts';

/** Deeper than anything a person writes; a program could send a value that nobody can walk through. */
const MAX_DEPTH = 32;

/** Whether the database can hold it: fields that no schema names have no other check. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return KEEPABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((part) => isStorable(part, depth + 1));
  // without a list of its entries: a program can send a value of many small parts
  for (const key in value)
    if (!KEEPABLE.test(key) || !isStorable(value[key as keyof typeof value], depth + 1))
      return false;
  return true;
}
