import type { FieldError } from '@forja/contract/errors';
import type { AnyCollection } from '@forja/contract/records';

/** A collection that this server writes: its declaration and, where it has rules of its own, the hooks of its feature. */
export type RecordCollection = {
  contract: AnyCollection;
  /** What is wrong with it beyond its schema. */
  validate?(sent: unknown, now: Date): FieldError[];
  /**
   * What is stored of what was sent, where it is something else; the device has the same when `isAsSent`. A refusal is
   * thrown. The same for the same thing.
   */
  derive?(sent: unknown, now: Date): { value: unknown; isAsSent: boolean };
};

type Output<Schema> = Schema extends { _zod: { output: infer Value } } ? Value : never;
type Hooks<Contract extends AnyCollection> = {
  contract: Contract;
  validate?(sent: Output<Contract['schema']>, now: Date): FieldError[];
  derive?(sent: Output<Contract['schema']>, now: Date): { value: Output<Contract['stored']>; isAsSent: boolean };
};

/** The hooks get what the schema of their collection let through. */
export const recordCollection = <Contract extends AnyCollection>(collection: Hooks<Contract>): RecordCollection =>
  collection;
