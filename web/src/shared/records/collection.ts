import type { AnyCollection } from '@forja/contract/records/records';
import { z } from 'zod/mini';
import type { CollectionRules, SortKey } from './device/local-store.ts';

export type Collection<Value> = {
  name: string;
  label: (value: Value) => string;
  decode: (stored: unknown) => Value | undefined;
  encode: (value: Value) => unknown;
};

type Definition<Stored extends z.ZodMiniType> = {
  schema: Pick<AnyCollection, 'name' | 'toRequest'> & { stored: Stored };
  label: (value: z.output<Stored>) => string;
  order: (value: z.output<Stored>) => SortKey;
  merge?: CollectionRules['merge'];
};

type Defined = CollectionRules & { labelStored: (stored: unknown) => string | undefined };
const defined = new Map<string, Defined>();

export function defineCollection<Stored extends z.ZodMiniType>({
  schema: { name, stored: schema, toRequest },
  label,
  order,
  merge = 'fields',
}: Definition<Stored>): Collection<z.output<Stored>> {
  // Caches parses, because storing an edit sorts the value just parsed.
  const parsedValues = new WeakMap<object, z.output<Stored>>();
  const decode = (stored: unknown) =>
    (typeof stored === 'object' && stored !== null ? parsedValues.get(stored) : undefined) ??
    schema.safeParse(stored).data;
  function encode(value: z.output<Stored>) {
    const stored = z.encode(schema, value);
    if (typeof stored === 'object' && stored !== null) parsedValues.set(stored, value);
    return stored;
  }
  const decodeAnd =
    <Result>(convert: (value: z.output<Stored>) => Result) =>
    (stored: unknown): Result | undefined => {
      const value = decode(stored);
      return value === undefined ? undefined : convert(value);
    };
  defined.set(name, {
    name,
    merge,
    toRequest,
    getSortKey: decodeAnd(order),
    labelStored: decodeAnd(label),
  });
  return { name, label, decode, encode };
}

export const findRules = (collection: string): CollectionRules | undefined =>
  defined.get(collection);

export const recordLabel = (collection: string, stored: unknown): string | undefined =>
  defined.get(collection)?.labelStored(stored);
