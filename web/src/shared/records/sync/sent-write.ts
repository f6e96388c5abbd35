import type { RequestOf } from '@forja/contract/http/endpoint';
import type { writeChanges } from '@forja/contract/records/records';
import { recordKey, type OutboxRow } from '../device/local-store.ts';

export type SentWrite = RequestOf<typeof writeChanges>['body']['writes'][number];

export const createWrite = ({
  collection,
  id,
  base,
  mutationId,
  madeAt,
  pass,
  copyOf,
  request,
}: OutboxRow): SentWrite => ({
  collection,
  id,
  revision: base,
  mutationId,
  madeAt,
  pass,
  copyOf,
  deleted: request === null,
  value: request,
});

export function chooseWrites(rows: readonly OutboxRow[]): OutboxRow[] {
  const first = new Map<string, OutboxRow>();
  for (const row of rows) if (!first.has(recordKey(row))) first.set(recordKey(row), row);
  return [...first.values()].filter(({ refusal }) => !refusal);
}

export function takeFitting(
  rows: readonly OutboxRow[],
  limits: { writes: number; bytes: number },
): OutboxRow[] {
  let bytes = 0;
  const end = rows.findIndex(({ request }, index) => {
    bytes += JSON.stringify(request).length;
    return index === limits.writes || (index > 0 && bytes > limits.bytes);
  });
  return rows.slice(0, end === -1 ? rows.length : end);
}

/** A slow link still sends bytes; a dead one sends none. */
export const STALL_MS = 20_000;
const MS_PER_SENT_BYTE = 0.2;

export const sendTimeLimit = (bytes: number, stallMs = STALL_MS): number =>
  Math.round(stallMs + bytes * MS_PER_SENT_BYTE);
