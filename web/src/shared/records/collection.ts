import type { CollectionRules, SortKey } from './local-store.ts';

/** How things of one kind live on the device. Values are JSON, as the contract writes them on the wire. */
export type LocalCollection<Value> = {
  /** As in the contract: it is also the address they are sent to. */
  name: string;
  /** What is kept, checked and decoded; undefined when it is of a version that this one cannot read. */
  read: (kept: unknown) => Value | undefined;
  /** As it is kept, on the wire and on the device. */
  written: (value: Value) => unknown;
  /** What is sent of what is kept. */
  sent: (kept: unknown) => unknown;
  /** What a person calls it: "Medida del 21/11/2026". */
  called: (value: Value) => string;
  /** The list shows the highest first. */
  order: (value: Value) => SortKey;
  merge: 'fields' | 'whole';
};

type Declared = CollectionRules & { label: (stored: unknown) => string | undefined };
const declared = new Map<string, Declared>();

/** Tells the engine how records of a collection are sent and merged, before the first of them is written. */
export function declareCollection<Value>(collection: LocalCollection<Value>): LocalCollection<Value> {
  const { name, sent, merge, read, called, order } = collection;
  declared.set(name, {
    name,
    toRequest: sent,
    merge,
    getSortKey: (stored) => {
      const value = read(stored);
      return value === undefined ? undefined : order(value);
    },
    label: (stored) => {
      const value = read(stored);
      return value === undefined ? undefined : called(value);
    },
  });
  return collection;
}

export const findRules = (collection: string): CollectionRules | undefined => declared.get(collection);

/** What a person calls a stored value. */
export const recordLabel = (collection: string, stored: unknown): string | undefined =>
  declared.get(collection)?.label(stored);
