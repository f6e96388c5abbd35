import type { SentWrite } from './sent-write.ts';
import type { PulledPage, WriteOutcome } from '../merge/server-reply.ts';

export type Failure =
  /** No usable reply. `isStalled`: bytes stopped coming. `isUnreachable`: nothing replied. */
  | {
      kind: 'later';
      afterMs?: number | undefined;
      isStalled?: boolean;
      isUnreachable?: boolean;
    }
  | { kind: 'signed-out' }
  | { kind: 'other-account' };

/** Nothing was written: a pull must come first. */
export type Unread = { kind: 'unread' };

export type PushOutcome =
  /** Outcomes in order. `hasMore`: other devices wrote meanwhile. */
  | {
      kind: 'sent';
      outcomes: WriteOutcome[];
      next: string | undefined;
      hasMore?: boolean | undefined;
    }
  /** The server refused the whole request, perhaps because of one write. */
  | { kind: 'rejected' }
  | Unread
  | Failure;

export type PushRequest = { since: string; writes: readonly SentWrite[] };

export type PullOutcome = { kind: 'page'; page: PulledPage; bytes: number } | Failure;

export type PullRequest = { since: string | undefined; maxBytes: number; device: string };

export type Transport = {
  push: (request: PushRequest) => Promise<PushOutcome>;
  pull: (request: PullRequest) => Promise<PullOutcome>;
};
