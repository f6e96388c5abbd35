import type { Block } from '../../../http/caller.ts';

export type DescribeBlock = ReturnType<typeof createDescribeBlock>;

/** What a caller carries of the block of its account, if it has one. */
export const createDescribeBlock =
  (contact: string) =>
  ({ blockedReason }: { blockedReason: string | null }): { block?: Block } =>
    blockedReason === null ? {} : { block: { reason: blockedReason, contact } };
