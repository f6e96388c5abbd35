import type { RefusedField } from '../../http/readable-error.ts';

/** What an index of the database can order: the records of a list are shown from the highest to the lowest. */
export type SortKey = string | number;

/** In every account there is one record with each. */
export type RecordKey = { collection: string; id: string };
/** As one text, to look it up in maps and sets. */
export const recordKey = ({ collection, id }: RecordKey): string => `${collection} ${id}`;

/** A record of the account as it is on this device. */
export type LocalRecord = RecordKey & {
  /** What the person sees, as it is stored; null when it is deleted. */
  value: unknown;
  /** The latest revision of the server that this device knows; 0 when the record never reached the account. */
  revision: number;
  /** The value of that revision, only while a write of this device waits. */
  server?: { value: unknown } | undefined;
  /** The id of the record that this conflict copy could not be merged with. */
  copyOf?: string | undefined;
  /** The listing of everything that had it last. See `restarted-pull.ts`. */
  generation?: number | undefined;
  /** Set by the store. Absent in tombstones and in values that this build cannot read: no list shows them. */
  sortKey?: SortKey | undefined;
};

/** Why the server refused a write. The write waits for the person. */
export type WriteRefusal = {
  status: number;
  code: string;
  message: string;
  fields?: RefusedField[] | undefined;
};

/**
 * A write that waits to reach the account. A record has at most two: one that may have been sent, and the one after it.
 * It can be sent without knowing the collection.
 */
export type OutboxRow = RecordKey & {
  seq: number;
  /** Names the write, so that a repetition has no second effect. */
  mutationId: string;
  /** The record as it goes on the wire, or null to delete it. */
  request: unknown;
  /** The stored value that was shown when the person edited; null when it was a tombstone, undefined when it was new. */
  ancestor?: unknown;
  /** The revision of the ancestor; 0 when the record is new. */
  base: number;
  /** By the clock of the device, in ISO 8601. */
  madeAt: string;
  /** The membership pass of that moment: with it the write is accepted after the membership ended. */
  pass?: string | undefined;
  copyOf?: string | undefined;
  /** It takes an edit back: where the account changed the same since, the account's stays. */
  isUndo?: boolean | undefined;
  /** It may have reached the server: from here on it can only be repeated as it is. */
  maybeSent: boolean;
  attempts: number;
  refusal?: WriteRefusal | undefined;
  /** The person was notified of a refusal of this write, and it is sent again without asking. */
  notified?: boolean | undefined;
};

export type NewRow = Omit<OutboxRow, 'seq'>;

export type RecordWindow = { offset: number; limit: number };

/** Without `to`, up to the highest. */
export type SortKeyRange = { from: SortKey; to?: SortKey | undefined };

/**
 * A transaction is stored whole or not at all. Only its own calls may be awaited inside it. Reads are awaited; writes are
 * not, because the end of the transaction says whether all of them were stored.
 */
export type StoreTransaction = {
  record(collection: string, id: string): Promise<LocalRecord | undefined>;
  /** How many records the list of a collection has. */
  count(collection: string): Promise<number>;
  /** A part of the list, the highest sort key first, without reading the rest. */
  window(collection: string, window: RecordWindow): Promise<LocalRecord[]>;
  /** The list between two sort keys, both included, or whole; the highest first. */
  range(collection: string, range?: SortKeyRange): Promise<LocalRecord[]>;
  /** Tombstones, and collections that this build does not know, included. */
  allRecords(): Promise<LocalRecord[]>;
  putRecord(record: LocalRecord): void;
  deleteRecord(collection: string, id: string): void;
  /** In the order in which they were written. */
  rows(limit?: number): Promise<OutboxRow[]>;
  recordRows(collection: string, id: string): Promise<OutboxRow[]>;
  addRow(row: NewRow): void;
  putRow(row: OutboxRow): void;
  deleteRow(seq: number): void;
  meta(key: string): Promise<unknown>;
  setMeta(key: string, value: unknown): void;
};

/** What "stored" means: on the disk, or with the operating system when the server still has it. */
export type Durability = 'strict' | 'relaxed';

export type LocalStore = {
  read<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T>;
  /** Strict unless said otherwise: what a person is told that was saved survives a power cut. */
  write<T>(work: (tx: StoreTransaction) => Promise<T>, durability?: Durability): Promise<T>;
  close(): Promise<void>;
};

/** What the store and the engine need of a collection; they never look inside a value. */
export type CollectionRules = {
  name: string;
  /** What is sent of a stored value. */
  toRequest: (stored: unknown) => unknown;
  /** Undefined when this build cannot read the value. */
  getSortKey: (stored: unknown) => SortKey | undefined;
  /**
   * Two devices changed it: field by field, one of them whole and a conflict copy, or the one that is written last.
   * 'no-copy' is field by field, and a field that both changed is as the account had it first.
   */
  merge: 'fields' | 'whole' | 'latest' | 'no-copy';
};

/** Undefined for a collection that this build does not know. */
export type FindRules = (collection: string) => CollectionRules | undefined;
