import type { Block } from '../../../http/caller.ts';

export type DescribeBlock = ReturnType<typeof createDescribeBlock>;

export const createDescribeBlock =
  (contact: string) =>
  ({ blockedReason }: { blockedReason: string | null }): { block?: Block } =>
    blockedReason === null ? {} : { block: { reason: blockedReason, contact } };
