import { createHash } from 'node:crypto';
import type { AnyCollection, BatchWrite } from '@forja/contract/records/records';
import type { IncomingWrite } from '@forja/domain/records/decide-write';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { parseInput } from '../../http/validate-input.ts';
import type { RecordCollection } from './record-collection.ts';

/** What a device sent, as its endpoint parsed it. */
export type Write = Omit<BatchWrite, 'collection' | 'id' | 'madeAt' | 'pass'>;
/** A write that its collection accepts. */
export type PreparedWrite = IncomingWrite & {
  contract: AnyCollection;
  id: string;
  copyOf: string | null;
  value: unknown;
  size: number;
  isAsSent: boolean;
};

/** Runs the hooks of the collection over a parsed value. Throws to refuse. */
export function prepareWrite(
  { contract, validate, derive }: RecordCollection,
  id: string,
  { revision: base, mutationId, copyOf, deleted, value: input }: Write,
  now: Date,
): PreparedWrite {
  const write = { contract, id, base, mutationId, copyOf };
  if (deleted || input === null)
    return { ...write, deleted: true, digest: null, value: null, size: 0, isAsSent: true };
  const fields = validate?.(input, now) ?? [];
  if (fields.length > 0)
    throw new AppError('invalid_input', {
      fields: fields.map((field) => ({ ...field, path: `value.${field.path}` })),
    });
  const { value: derived, isAsSent } = derive?.(input, now) ?? { value: input, isAsSent: true };
  const value = z.encode(contract.stored, derived);
  const size = Buffer.byteLength(JSON.stringify(value));
  return { ...write, deleted: false, digest: hash(JSON.stringify(input)), value, size, isAsSent };
}

/** The prepared write, or the refusal that preparing it threw. */
export const prepareSafely = (
  prepare: () => Promise<PreparedWrite>,
): Promise<PreparedWrite | AppError> =>
  prepare().catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });

export function parseValue(
  { contract: { schema, maxBodyBytes } }: RecordCollection,
  value: unknown,
): unknown {
  if (Buffer.byteLength(JSON.stringify(value)) > maxBodyBytes) throw new AppError('too_large');
  return parseInput(schema, value, 'value');
}

export const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
