import type { RefusedField } from '../../http/readable-error.ts';

export type SortKey = string | number;

export type RecordKey = { collection: string; id: string };
export const recordKey = ({ collection, id }: RecordKey): string => `${collection} ${id}`;

export type LocalRecord = RecordKey & {
  value: unknown;
  revision: number;
  server?: { value: unknown } | undefined;
  copyOf?: string | undefined;
  generation?: number | undefined;
  /** Absent in tombstones and in values unreadable to this build, which no list shows. */
  sortKey?: SortKey | undefined;
};

export type WriteRefusal = {
  status: number;
  code: string;
  message: string;
  fields?: RefusedField[] | undefined;
};

/** A record has at most two pending writes: one that may have been sent, and its successor. */
export type OutboxRow = RecordKey & {
  seq: number;
  mutationId: string;
  request: unknown;
  /** The edited value; null for a tombstone, undefined for a new record. */
  ancestor?: unknown;
  base: number;
  madeAt: string;
  /** The membership pass at that time, valid for the write even later. */
  pass?: string | undefined;
  copyOf?: string | undefined;
  isUndo?: boolean | undefined;
  /** True once the server may have it: then only repeated unchanged. */
  maybeSent: boolean;
  attempts: number;
  refusal?: WriteRefusal | undefined;
  /** True when the person knows of its refusal, so it is retried silently. */
  notified?: boolean | undefined;
};

export type NewRow = Omit<OutboxRow, 'seq'>;

export type RecordWindow = { offset: number; limit: number };

export type SortKeyRange = { from: SortKey; to?: SortKey | undefined };

/** All or nothing. Await only its own reads inside it: its end reports the writes. */
export type StoreTransaction = {
  record(collection: string, id: string): Promise<LocalRecord | undefined>;
  count(collection: string): Promise<number>;
  window(collection: string, window: RecordWindow): Promise<LocalRecord[]>;
  range(collection: string, range?: SortKeyRange): Promise<LocalRecord[]>;
  allRecords(): Promise<LocalRecord[]>;
  putRecord(record: LocalRecord): void;
  deleteRecord(collection: string, id: string): void;
  rows(limit?: number): Promise<OutboxRow[]>;
  recordRows(collection: string, id: string): Promise<OutboxRow[]>;
  addRow(row: NewRow): void;
  putRow(row: OutboxRow): void;
  deleteRow(seq: number): void;
  meta(key: string): Promise<unknown>;
  setMeta(key: string, value: unknown): void;
};

/** `strict` waits for the disk; `relaxed` suffices when the server has the data. */
export type Durability = 'strict' | 'relaxed';

export type LocalStore = {
  read<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T>;
  /** Strict by default: a write reported as saved survives a power cut. */
  write<T>(work: (tx: StoreTransaction) => Promise<T>, durability?: Durability): Promise<T>;
  close(): Promise<void>;
};

export type CollectionRules = {
  name: string;
  toRequest: (stored: unknown) => unknown;
  getSortKey: (stored: unknown) => SortKey | undefined;
  /**
   * Merges by field, as a whole with a conflict copy, or by last write. 'no-copy' is by field, and a
   * conflicting field keeps the account's value.
   */
  merge: 'fields' | 'whole' | 'latest' | 'no-copy';
};

export type FindRules = (collection: string) => CollectionRules | undefined;
