import type { Block } from '../../../http/caller.ts';

export type DescribeBlock = ReturnType<typeof createDescribeBlock>;

/** Describes the block of an account to its caller; undefined without one. */
export const createDescribeBlock =
  (contact: string) =>
  ({ blockedReason }: { blockedReason: string | null }): { block?: Block } =>
    blockedReason === null ? {} : { block: { reason: blockedReason, contact } };
