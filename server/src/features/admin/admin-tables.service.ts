import type { AdminRow, AdminTable, readAdminTable } from '@forja/contract/admin/admin-tables';
import type { InputOf, ReplyOf } from '@forja/contract/http/endpoint';
import { maskedEmail } from '../../gateways/mail/masked-email.ts';
import { valueLabels } from './admin.messages.ts';
import { type AdminTables, TABLES } from './admin-tables.repository.ts';
import type { Cells, TableDefinition } from './table-definition.repository.ts';
import { toCsv } from './to-csv.ts';

const PAGE = 25;
const MAX_EXPORTED = 100_000;

type Query = InputOf<typeof readAdminTable>['query'];

export type AdminTablesService = ReturnType<typeof createAdminTablesService>;

/** Any table of the administration: a page on the screen, or the whole as a file. */
export function createAdminTablesService({ tables }: { tables: AdminTables }) {
  const toPage = ({ search, filter, sort, direction = 'desc' }: Omit<Query, 'page'>) => ({
    search,
    filter,
    sort,
    direction,
  });

  return {
    async readTable(
      table: AdminTable,
      { page = '1', ...query }: Query,
    ): Promise<ReplyOf<typeof readAdminTable>> {
      const { columns, filters } = TABLES[table];
      const where = toPage(query);
      const [rows, total] = await Promise.all([
        tables.listRows(table, { ...where, limit: PAGE, offset: (Number(page) - 1) * PAGE }),
        tables.countRows(table, where),
      ]);
      return {
        columns: columns.map(({ key, header, kind, canSort }) => ({ key, header, kind, canSort })),
        filters: Object.entries(filters).map(([value, { label }]) => ({ value, label })),
        rows: rows.map((row) => toRow(TABLES[table], row)),
        total,
        pageSize: PAGE,
      };
    },

    async exportTable(table: AdminTable, query: Omit<Query, 'page'>): Promise<string> {
      const { columns } = TABLES[table];
      const rows = await tables.listRows(table, {
        ...toPage(query),
        limit: MAX_EXPORTED,
        offset: 0,
      });
      return toCsv([
        columns.map(({ header }) => header),
        ...rows.map((row) => toRow(TABLES[table], row).cells),
      ]);
    },
  };
}

const toRow = ({ columns }: TableDefinition, row: Cells): AdminRow => ({
  id: String(row['id']),
  cells: columns.map(({ key, kind, labels, isMasked, currency }) => {
    const value = row[key];
    if (value === null || value === undefined) return null;
    if (kind === 'instant') return new Date(value as string | Date).toISOString();
    const text = String(value);
    if (kind === 'money') return `${text} ${String(row[currency ?? 'currency'])}`;
    if (isMasked) return maskedEmail(text);
    return labels === undefined ? text : (valueLabels[labels]?.[text] ?? text);
  }),
});
