import { ERRORS, type ErrorCode } from '@forja/contract/http/errors';
import { z } from 'zod';

// Less than the contract says: values are read by their collections, and what a newer server answers besides is ignored.

const revision = z.int().min(1);

const version = z.object({
  revision,
  deleted: z.boolean(),
  value: z.unknown(),
  copyOf: z.string().nullish(),
});
/** A record as the server has it. */
export type ServerVersion = z.infer<typeof version>;

const change = version.extend({
  collection: z.string(),
  id: z.string(),
  /** In a listing after a restore: the revision that the copy had, 0 for none. */
  restoredRevision: z.number().optional(),
});
export type ChangedRecord = z.infer<typeof change>;

const reasons = z.enum(['restored', 'compacted']);
/** Why the server lists everything again. See `listChanges` of the contract. */
export type RestartReason = z.infer<typeof reasons>;

export const pageReply = z.object({
  items: z.array(change),
  next: z.string(),
  hasMore: z.boolean(),
  total: z.number().optional(),
  restarted: reasons.nullish().catch(null),
});
export type PulledPage = z.infer<typeof pageReply>;

const refusal = z.object({
  /** The closed list of the contract: what a proxy or the page of a hotel's network says is not in it. */
  code: z.enum(Object.keys(ERRORS) as ErrorCode[]), // its keys are the codes
  message: z.string(),
  fields: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .catch(undefined),
});
export const ourRefusal = refusal.extend({ success: z.literal(false) });

export const writeResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('stored'), revision }),
  z.object({ outcome: z.literal('conflict'), current: version }),
  refusal.extend({
    outcome: z.literal('refused'),
    status: z.number(),
    retryAfterSeconds: z.number().optional(),
  }),
]);
/** One result for each write, in their order. */
export const batchReply = z.object({
  results: z.array(writeResult),
  next: z.string(),
  hasMore: z.boolean().default(true),
});
