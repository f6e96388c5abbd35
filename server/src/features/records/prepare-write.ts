import { createHash } from 'node:crypto';
import type { AnyCollection } from '@forja/contract/records/records';
import type { IncomingWrite } from '@forja/domain/records/decide-write';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { RecordCollection } from './record-collection.ts';
import { readValue, type SentWrite } from './sent-write.ts';

export type Write = {
  revision: number;
  mutationId?: string | undefined;
  copyOf: string | null;
  deleted: boolean;
  value: unknown;
};
export type PreparedWrite = IncomingWrite & {
  contract: AnyCollection;
  id: string;
  copyOf: string | null;
  value: unknown;
  size: number;
  equalsRequest: boolean;
};

export const prepareSent = (
  collection: RecordCollection,
  id: string,
  { valueText, ...write }: SentWrite,
  now: Date,
): PreparedWrite =>
  prepareWrite(
    collection,
    id,
    { ...write, value: valueText === undefined ? null : readValue(collection, valueText) },
    now,
  );

export function prepareWrite(
  { contract, validate, derive }: RecordCollection,
  id: string,
  { revision: base, mutationId, copyOf, deleted, value: input }: Write,
  now: Date,
): PreparedWrite {
  const write = { contract, id, base, mutationId, copyOf };
  if (deleted || input === null)
    return { ...write, deleted: true, digest: null, value: null, size: 0, equalsRequest: true };
  const fields = validate?.(input, now) ?? [];
  if (fields.length > 0)
    throw new AppError('invalid_input', {
      fields: fields.map((field) => ({ ...field, path: `value.${field.path}` })),
    });
  const { value: derived, equalsRequest } = derive?.(input, now) ?? {
    value: input,
    equalsRequest: true,
  };
  const value = z.encode(contract.stored, derived);
  const size = Buffer.byteLength(JSON.stringify(value));
  return {
    ...write,
    deleted: false,
    digest: hash(JSON.stringify(input)),
    value,
    size,
    equalsRequest,
  };
}

export const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
