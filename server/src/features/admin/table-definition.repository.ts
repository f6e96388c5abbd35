import type { AdminColumn } from '@forja/contract/admin/admin-tables';
import { normalizeEmail } from '@forja/contract/identity/email-address';
import { sql, type SQL } from 'drizzle-orm';

export type TableColumn = AdminColumn & {
  labels?: string;
  isNullable?: true;
  isMasked?: true;
  currency?: string;
};

export type TableDefinition = {
  /**
   * One query per table with equal columns, each ordered by an index, so that a page reads only its
   * own rows.
   */
  sources: readonly SQL[];
  details?: { columns: SQL; joins: SQL };
  columns: readonly TableColumn[];
  /** Rows and columns of the file for the accountant, with names in clear. */
  file?: { sources: readonly SQL[]; columns: readonly TableColumn[] };
  isNamedInFile?: true;
  defaultSort: string;
  filters: Readonly<Record<string, { label: string; condition: SQL }>>;
  /** Rows hidden unless searched. */
  isListed?: SQL;
  matches: (text: string) => SQL;
};

export type Cells = Record<string, unknown>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const selectUserId = (text: string): SQL =>
  sql`(select id from users where username = ${normalizeEmail(text)})`;
export const toUuid = (text: string): SQL => sql`${UUID.test(text) ? text : null}::uuid`;
