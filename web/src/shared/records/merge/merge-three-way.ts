import type { CollectionRules } from '../device/local-store.ts';
import { sameValue } from './same-value.ts';

export type Versions = {
  ancestor: unknown;
  mine: unknown;
  theirs: unknown;
  /** An undo: the ancestor is the edit's result, and later changes stay. */
  isUndo?: boolean | undefined;
};

export type Merge = {
  value: unknown;
  conflicts: string[][];
  keptEdits: string[][];
};

type Fields = Record<string, unknown>;

/** Recurses into plain objects by key; anything else, including arrays, is one scalar. */
export function mergeThreeWay(
  { ancestor, mine, theirs, isUndo }: Versions,
  path: string[] = [],
): Merge {
  if (sameValue(mine, theirs) || sameValue(ancestor, mine)) return agreed(theirs);
  if (sameValue(ancestor, theirs)) return agreed(mine);
  if (isAbsent(mine) && isAbsent(theirs)) return agreed(null);
  if (isUndo && ![ancestor, mine, theirs].every(isFields))
    return { value: theirs, conflicts: [path], keptEdits: [] };
  if (isAbsent(mine)) return { value: theirs, conflicts: [], keptEdits: [path] };
  if (isAbsent(theirs)) return { value: mine, conflicts: [], keptEdits: [path] };
  if (!isFields(mine) || !isFields(theirs))
    return { value: theirs, conflicts: [path], keptEdits: [] };
  const before = isFields(ancestor) ? ancestor : {};
  const merge = { value: {} as Fields, conflicts: [] as string[][], keptEdits: [] as string[][] };
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const versions = {
      ancestor: field(before, key),
      mine: field(mine, key),
      theirs: field(theirs, key),
      isUndo,
    };
    const { value, conflicts, keptEdits } = mergeThreeWay(versions, [...path, key]);
    merge.conflicts.push(...conflicts);
    merge.keptEdits.push(...keptEdits);
    // Defines a key named __proto__ as a field.
    if (value !== undefined)
      Object.defineProperty(merge.value, key, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
      });
  }
  return merge;
}

type Undo<Value> = {
  before: Value;
  after: Value;
  now: Value;
};

export const takeBack = <Value>({ before, after, now }: Undo<Value>): Value =>
  mergeThreeWay({ ancestor: after, mine: before, theirs: now, isUndo: true }).value as Value; // a merge of these values has their type

/** A result that the schema refuses is a conflict: two valid edits may be invalid together. */
export function mergeRecord(
  versions: Versions,
  rules: Pick<CollectionRules, 'merge' | 'getSortKey'> | undefined,
): Merge {
  const merge = mergeThreeWay(versions);
  if (!rules) return merge;
  const { value, conflicts } = merge;
  const isOneOfBoth = sameValue(value, versions.mine) || sameValue(value, versions.theirs);
  if (isOneOfBoth && conflicts.length === 0) return merge;
  const isReadable = !isAbsent(value) && rules.getSortKey(value) !== undefined;
  if (versions.isUndo && rules.merge !== 'whole' && isReadable) return merge;
  if (rules.merge === 'fields' && isReadable) return merge;
  if (rules.merge === 'no-copy' && isReadable) return { ...merge, conflicts: [] };
  if (rules.merge === 'latest' && !versions.isUndo)
    return isReadable && conflicts.length === 0 ? merge : agreed(versions.mine);
  return { value: versions.theirs, conflicts: [[]], keptEdits: [] };
}

const agreed = (value: unknown): Merge => ({ value, conflicts: [], keptEdits: [] });

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const field = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;
