import type { AnyCollection } from '@forja/contract/records/records';
import { z } from 'zod/mini';
import type { CollectionRules, SortKey } from './device/local-store.ts';

/** Records of one kind on this device. Stored values are JSON, as the contract writes them on the wire. */
export type Collection<Value> = {
  /** As in the contract, and in the addresses of the API. */
  name: string;
  /** What a person calls a record: "Medida del 21/11/2026". */
  label: (value: Value) => string;
  /** Undefined when this build cannot read the value. */
  decode: (stored: unknown) => Value | undefined;
  encode: (value: Value) => unknown;
};

type Definition<Stored extends z.ZodMiniType> = {
  /** As declared in the contract. */
  schema: Pick<AnyCollection, 'name' | 'toRequest'> & { stored: Stored };
  label: (value: z.output<Stored>) => string;
  /** A list shows the highest first. */
  order: (value: z.output<Stored>) => SortKey;
  /** How two edits of one record are merged: see `CollectionRules`. */
  merge?: CollectionRules['merge'];
};

type Defined = CollectionRules & { labelStored: (stored: unknown) => string | undefined };
const defined = new Map<string, Defined>();

/** Defines how the records of a collection of the contract are listed, named and merged on this device. */
export function defineCollection<Stored extends z.ZodMiniType>({
  schema: { name, stored: schema, toRequest },
  label,
  order,
  merge = 'fields',
}: Definition<Stored>): Collection<z.output<Stored>> {
  // Storing an edit asks the order of the value that was just stored: parsing a long one twice would delay it.
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

/** Undefined for a collection that this build does not know. */
export const findRules = (collection: string): CollectionRules | undefined =>
  defined.get(collection);

/** What a person calls a stored value. */
export const recordLabel = (collection: string, stored: unknown): string | undefined =>
  defined.get(collection)?.labelStored(stored);
