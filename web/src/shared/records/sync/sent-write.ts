import type { RequestOf } from '@forja/contract/http/endpoint';
import type { writeChanges } from '@forja/contract/records/records';
import { recordKey, type OutboxRow } from '../device/local-store.ts';

export type SentWrite = RequestOf<typeof writeChanges>['body']['writes'][number];

/** It needs nothing of the collection, so that a part of the app that was not loaded need not be. */
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

/** The first write of each record, because the one after it is over what that one makes; none after a refused one. */
export function chooseWrites(rows: readonly OutboxRow[]): OutboxRow[] {
  const first = new Map<string, OutboxRow>();
  for (const row of rows) if (!first.has(recordKey(row))) first.set(recordKey(row), row);
  return [...first.values()].filter(({ refusal }) => !refusal);
}

/** The first that fit in a request, at least one. */
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

/** A link that brings a byte now and then is slow; one that brings none for so long is dead. */
export const STALL_MS = 20_000;
/** What is sent cannot be seen leaving: each KB gets the time of a link of 40 kbit/s. */
const MS_PER_SENT_BYTE = 0.2;

/** How long a request with a body of `bytes` may take until the first byte of its answer, in milliseconds. */
export const sendTimeLimit = (bytes: number, stallMs = STALL_MS): number =>
  Math.round(stallMs + bytes * MS_PER_SENT_BYTE);
