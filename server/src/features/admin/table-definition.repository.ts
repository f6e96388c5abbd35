import type { AdminColumn } from '@forja/contract/admin/admin-tables';
import { normalizeEmail } from '@forja/contract/identity/email-address';
import { sql, type SQL } from 'drizzle-orm';

/** A column of `source`; masked: an address of which only enough to recognise it is shown. */
export type TableColumn = AdminColumn & {
  labels?: string;
  /** Sorted as if it were less than any other. */
  isNullable?: true;
  isMasked?: true;
  /** Of money: the column of its currency. */
  currency?: string;
};

export type TableDefinition = {
  /**
   * Queries of one table each, with the same columns: `id`, and each column by its key. An index orders every one of them, so
   * that a page reads no more rows than its own.
   */
  sources: readonly SQL[];
  /** What is added to the rows of a page, and the joins that it comes from. */
  details?: { columns: SQL; joins: SQL };
  columns: readonly TableColumn[];
  /**
   * What its file has instead, for an accountant: other rows, with the columns that the filters read, and whose
   * they are in clear.
   */
  file?: { sources: readonly SQL[]; columns: readonly TableColumn[] };
  /** Its file says whose each row is: it was taken out for a reason that they read. */
  isNamedInFile?: true;
  /** A column that an index orders. Newest first. */
  defaultSort: string;
  /** Their conditions also have `present`, the time of the server. */
  filters: Readonly<Record<string, { label: string; condition: SQL }>>;
  /** What is listed only when it is searched. */
  isListed?: SQL;
  /** Finds by a whole identifier. */
  matches: (text: string) => SQL;
};

/** Of a row, `subject_id` is whose it is. */
export type Cells = Record<string, unknown>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The account of that whole address, or null. */
export const selectUserId = (text: string): SQL =>
  sql`(select id from users where username = ${normalizeEmail(text)})`;
export const toUuid = (text: string): SQL => sql`${UUID.test(text) ? text : null}::uuid`;
