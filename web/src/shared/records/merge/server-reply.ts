import { PERSON_ERRORS, type PersonErrorCode } from '@forja/contract/http/person-errors';
import { z } from 'zod/mini';
import type { WriteRefusal } from '../device/local-store.ts';

// Looser than the contract, because a newer server may add fields.

const revision = z.int().check(z.gte(1));

const version = z.object({
  revision,
  deleted: z.boolean(),
  value: z.unknown(),
  copyOf: z.nullish(z.string()),
});
export type ServerVersion = z.infer<typeof version>;

const change = z.extend(version, {
  collection: z.string(),
  id: z.string(),
  restoredRevision: z.optional(z.number()),
});
export type ChangedRecord = z.infer<typeof change>;

const reasons = z.enum(['restored', 'compacted']);
export type RestartReason = z.infer<typeof reasons>;

export const pageReply = z.object({
  items: z.array(change),
  next: z.string(),
  hasMore: z.boolean(),
  total: z.optional(z.number()),
  restarted: z.catch(z.nullish(reasons), null),
});
export type PulledPage = z.infer<typeof pageReply>;

const refusal = z.object({
  /** A closed list, so that codes of captive portals are not accepted. */
  code: z.enum(Object.keys(PERSON_ERRORS) as PersonErrorCode[]), // its keys are the codes
  message: z.string(),
  fields: z.catch(
    z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    undefined,
  ),
});
export const ourRefusal = z.extend(refusal, { success: z.literal(false) });

export const writeResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('stored'), revision }),
  z.object({ outcome: z.literal('conflict'), current: version }),
  z.extend(refusal, {
    outcome: z.literal('refused'),
    status: z.number(),
    retryAfterSeconds: z.optional(z.number()),
  }),
]);
export const batchReply = z.object({
  results: z.array(writeResult),
  next: z.string(),
  hasMore: z._default(z.boolean(), true),
});

export type WriteOutcome =
  | { kind: 'stored'; revision: number }
  | { kind: 'conflict'; current: ServerVersion }
  | { kind: 'refused'; refusal: WriteRefusal }
  | { kind: 'later'; afterMs?: number | undefined };
