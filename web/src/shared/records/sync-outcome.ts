import type { WriteRefusal } from './local-store.ts';
import type { ChangedRecord } from './apply-change.ts';
import type { ServerVersion } from './apply-reply.ts';

/** What came of sending something. */
export type Failure =
  /** Nobody answered, or nobody could: try again. Of everybody when the next one would fare the same. */
  | { kind: 'later'; afterMs?: number | undefined; isOfEverybody: boolean }
  /** The session ended: what waits, waits until the person is back. */
  | { kind: 'signed-out' };

export type WriteOutcome =
  | { kind: 'taken'; version: ServerVersion }
  | { kind: 'conflict'; current: ServerVersion }
  | { kind: 'refused'; refusal: WriteRefusal }
  | Failure;

export type PullOutcome = { kind: 'page'; items: ChangedRecord[]; next: string; hasMore: boolean } | Failure;

/** What is sent of a write. */
export type SentWrite = {
  collection: string;
  id: string;
  body: { revision: number; mutationId: string; madeAt: string; pass?: string; deleted: boolean; value: unknown };
};

/** Whoever speaks with the server. */
export type Transport = {
  put: (write: SentWrite) => Promise<WriteOutcome>;
  pull: (since: string | undefined) => Promise<PullOutcome>;
};
