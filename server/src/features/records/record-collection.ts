import type { FieldError } from '@forja/contract/http/errors';
import type { AnyCollection } from '@forja/contract/records/records';

type Output<Schema> = Schema extends { _zod: { output: infer Value } } ? Value : never;

/** A collection that this server writes: its declaration and, where it has rules of its own, the hooks of its feature. */
export type RecordCollection<Contract extends AnyCollection = AnyCollection> = {
  contract: Contract;
  /** What its schema cannot check. */
  validate?(input: Output<Contract['schema']>, now: Date): FieldError[];
  /**
   * Computes what is stored from what was sent, always the same from the same; `isAsSent` when the device has it already.
   * Throws to refuse.
   */
  derive?(
    input: Output<Contract['schema']>,
    now: Date,
  ): { value: Output<Contract['stored']>; isAsSent: boolean };
};

/** Declares a collection of the server. Its hooks receive what its schema parsed. */
export const recordCollection = <Contract extends AnyCollection>(
  collection: RecordCollection<Contract>,
): RecordCollection => collection;
