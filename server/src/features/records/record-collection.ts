import type { FieldError } from '@forja/contract/http/errors';
import type { AnyCollection } from '@forja/contract/records/records';

type Output<Schema> = Schema extends { _zod: { output: infer Value } } ? Value : never;

export type RecordCollection<Contract extends AnyCollection = AnyCollection> = {
  contract: Contract;
  validate?(input: Output<Contract['schema']>, now: Date): FieldError[];
  /**
   * Deterministic: computes the stored value from the request. `equalsRequest` when both are equal.
   * Throws to refuse.
   */
  derive?(
    input: Output<Contract['schema']>,
    now: Date,
  ): { value: Output<Contract['stored']>; equalsRequest: boolean };
};

export const recordCollection = <Contract extends AnyCollection>(
  collection: RecordCollection<Contract>,
): RecordCollection => collection;
