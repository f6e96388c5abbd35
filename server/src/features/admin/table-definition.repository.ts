import type { AdminColumn } from '@forja/contract/admin/admin-tables';
import type { SQL } from 'drizzle-orm';

/** A column of `source`; masked: an address of which only enough to recognise it is shown. */
type TableColumn = AdminColumn & {
  labels?: string;
  isMasked?: true;
  /** Of money: the column of its currency. */
  currency?: string;
};

export type TableDefinition = {
  /** A query whose rows have `id`, `subject_id` where they are of somebody, and each column by its key. */
  source: SQL;
  columns: readonly TableColumn[];
  /** A column that an index orders. Newest first. */
  defaultSort: string;
  /** Their conditions also have `present`, the time of the server. */
  filters: Readonly<Record<string, { label: string; condition: SQL }>>;
  /** What is listed only when it is searched. */
  isListed?: SQL;
  /** Finds by a whole identifier. */
  matches: (text: string) => SQL;
};

export type Cells = Record<string, unknown>;
