import type { OutboxRow } from './local-store.ts';

/** A write as the contract has it. */
export type SentWrite = {
  collection: string;
  id: string;
  revision: number;
  mutationId: string;
  madeAt: string;
  pass?: string;
  copyOf?: string;
  deleted: boolean;
  value: unknown;
};

/** The limit of the contract. */
export const MOST_WRITES = 100;

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
  ...(pass !== undefined && { pass }),
  ...(copyOf !== undefined && { copyOf }),
  deleted: request === null,
  value: request,
});
