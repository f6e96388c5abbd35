import type { SentWrite } from './sent-write.ts';
import type { PulledPage, WriteOutcome } from '../merge/server-reply.ts';

/** A whole request that had no effect that is known. */
export type Failure =
  /**
   * Nobody answered, or nobody that we understand, or not now. `isStalled`: bytes stopped coming. `isUnreachable`: the
   * request reached nobody.
   */
  | {
      kind: 'later';
      afterMs?: number | undefined;
      isStalled?: boolean;
      isUnreachable?: boolean;
    }
  /** The session ended: what waits, waits until the person is back. */
  | { kind: 'signed-out' }
  /** The session is of another person. */
  | { kind: 'other-account' };

/** Nothing was written: what the server has from now on has to be read before. */
export type Unread = { kind: 'unread' };

export type PushOutcome =
  /** One outcome for each write, in order, and the cursor of the device from then on. `hasMore`: others wrote meanwhile. */
  | {
      kind: 'sent';
      outcomes: WriteOutcome[];
      next: string | undefined;
      hasMore?: boolean | undefined;
    }
  /** The server refused the request as a whole, or failed over it, perhaps because of one of its writes. */
  | { kind: 'rejected' }
  | Unread
  | Failure;

export type PushRequest = { since: string; writes: readonly SentWrite[] };

export type PullOutcome = { kind: 'page'; page: PulledPage; bytes: number } | Failure;

export type PullRequest = { since: string | undefined; maxBytes: number; device: string };

/** Speaks with the server for one account. */
export type Transport = {
  push: (request: PushRequest) => Promise<PushOutcome>;
  pull: (request: PullRequest) => Promise<PullOutcome>;
};
