/** Something the person keeps, as it is on this device. */
export type LocalRecord = {
  collection: string;
  id: string;
  /** What the person sees; null when they deleted it. */
  value: unknown;
  /** The last version of the server that this device knows; 0 when it never got there. */
  revision: number;
  /** The value of that version, while it is another one: there are writes on their way. */
  server?: { value: unknown } | undefined;
  /** It could not be kept together with what another device wrote: the id of the one it was. */
  copyOf?: string | undefined;
};

/** Why the server does not take a write. It waits for the person. */
export type WriteRefusal = { status: number; code: string; message: string };

/** A write on its way to the account. At most two of each record: one that may have left, and the one after it. */
export type OutboxRow = {
  seq: number;
  collection: string;
  id: string;
  /** Names the write, so that its repetition has no effect. */
  mutationId: string;
  /** The whole record, or null to delete it. */
  value: unknown;
  /** The version that the person had before their eyes. */
  base: number;
  /** By the clock of the device, in ISO. */
  madeAt: string;
  /** The membership pass of that moment, with which the write may still arrive after the membership ended. */
  pass?: string | undefined;
  /** It may have arrived: from here on it can only be repeated as it is. */
  hasLeft: boolean;
  attempts: number;
  /** In milliseconds; until then it is left alone. */
  notBefore: number;
  refusal?: WriteRefusal | undefined;
  /** The person was told of a refusal of this write, and it goes again by itself. */
  wasTold?: boolean | undefined;
};

export type NewRow = Omit<OutboxRow, 'seq'>;

/**
 * What happens in one transaction happens whole or not at all. Only its own calls may be awaited inside.
 * What it reads is waited for; what it writes is not: the transaction tells whether all of it was kept.
 */
export type StoreTransaction = {
  record(collection: string, id: string): Promise<LocalRecord | undefined>;
  records(collection: string): Promise<LocalRecord[]>;
  /** Of every collection, also of those that this build does not know. */
  everyRecord(): Promise<LocalRecord[]>;
  putRecord(record: LocalRecord): void;
  deleteRecord(collection: string, id: string): void;
  /** In the order they were written. */
  rows(): Promise<OutboxRow[]>;
  rowsOf(collection: string, id: string): Promise<OutboxRow[]>;
  addRow(row: NewRow): void;
  putRow(row: OutboxRow): void;
  deleteRow(seq: number): void;
  meta(key: string): Promise<unknown>;
  setMeta(key: string, value: unknown): void;
};

export type LocalStore = {
  read<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T>;
  write<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
