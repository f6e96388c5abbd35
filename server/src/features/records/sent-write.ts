import { batchEnvelope, NOT_STORABLE, writeEnvelope } from '@forja/contract/records/records';
import { REQUIRED } from '@forja/contract/http/common';
import { isStorable } from '@forja/contract/records/storable';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { parseJsonText, parseSmall, runScanAtOnce, scanFields } from '../../http/json-text.ts';
import { parseInput } from '../../http/validate-input.ts';
import type { RecordCollection } from './record-collection.ts';

type Envelope = z.output<typeof writeEnvelope>;
type BatchEnvelope = z.output<typeof batchEnvelope>;
export type SentWrite = Envelope & { valueText: string | undefined };
export type SentBatchWrite = BatchEnvelope & SentWrite;

export const readWrite = (text: string): SentWrite => readEnvelope(text, writeEnvelope);
export const readBatchWrite = (text: string, index: number): SentBatchWrite =>
  readEnvelope(text, batchEnvelope, `writes.${index}`);

function readEnvelope<Fields extends Envelope>(
  text: string,
  schema: z.core.$ZodType<Fields> & { shape: object },
  at?: string,
): Fields & SentWrite {
  const fields = runScanAtOnce(scanFields(text));
  const parsed = Object.keys(schema.shape).map((name) => [name, parseSmall(fields.get(name))]);
  const envelope = parseInput(schema, Object.fromEntries(parsed), at);
  const valueText = fields.get('value');
  if (envelope.deleted) return { ...envelope, valueText: undefined };
  if (valueText === undefined || valueText === 'null')
    throw new AppError('invalid_input', {
      fields: [{ path: at === undefined ? 'value' : `${at}.value`, message: REQUIRED }],
    });
  return { ...envelope, valueText };
}

/**
 * Limit of objects and arrays per value, because validation time grows with them; a workout of 40
 * exercises of 20 sets has fewer.
 */
const MOST_PARTS = 4_000;
const MOST_MEMBERS = 15_000;

export function readValue(collection: RecordCollection, valueText: string): unknown {
  if (Buffer.byteLength(valueText) > collection.contract.maxBodyBytes)
    throw new AppError('too_large');
  return parseValue(collection, parseJsonText(valueText));
}

export function parseValue({ contract: { schema } }: RecordCollection, value: unknown): unknown {
  if (hasTooManyParts(value)) throw new AppError('too_large');
  const parsed = parseInput(schema, value, 'value');
  // unknown fields have no other check
  if (!isStorable(value))
    throw new AppError('invalid_input', { fields: [{ path: 'value', message: NOT_STORABLE }] });
  return parsed;
}

function hasTooManyParts(value: unknown): boolean {
  const toCount = typeof value === 'object' && value !== null ? [value] : [];
  let [parts, members] = [0, 0];
  for (let part = toCount.pop(); part !== undefined; part = toCount.pop()) {
    const values: unknown[] = Object.values(part);
    parts += 1;
    members += values.length;
    if (parts > MOST_PARTS || members > MOST_MEMBERS) return true;
    for (const each of values) if (typeof each === 'object' && each !== null) toCount.push(each);
  }
  return false;
}
