import type { AdminTable } from '@forja/contract/admin/admin-tables';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { moneyTables } from './money-tables.repository.ts';
import { peopleTables } from './people-tables.repository.ts';
import type { Cells, TableDefinition } from './table-definition.repository.ts';

export const TABLES: Record<AdminTable, TableDefinition> = { ...peopleTables, ...moneyTables };

export type TablePage = {
  search: string | undefined;
  filter: string | undefined;
  sort: string | undefined;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
};

export type AdminTables = ReturnType<typeof createAdminTables>;

/** Reads one page of any table. */
export function createAdminTables({ db, now }: { db: Database; now: () => Date }) {
  const listed = (table: AdminTable) =>
    sql`(select *, ${now().toISOString()}::timestamptz as present from (${TABLES[table].source}) as source) as listed`;

  return {
    async listRows(table: AdminTable, page: TablePage): Promise<Cells[]> {
      const { columns, defaultSort } = TABLES[table];
      const sortable = columns.find(({ key, canSort }) => canSort && key === page.sort);
      const order = sql.identifier(sortable?.key ?? defaultSort);
      const direction = page.direction === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
      const { rows } = await db.execute<Cells>(
        sql`select * from ${listed(table)} ${buildConditions(table, page)}
          order by ${order} ${direction}, id limit ${page.limit} offset ${page.offset}`,
      );
      return rows;
    },

    async countRows(
      table: AdminTable,
      page: Pick<TablePage, 'search' | 'filter'>,
    ): Promise<number> {
      const { rows } = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from ${listed(table)} ${buildConditions(table, page)}`,
      );
      return rows[0]?.total ?? 0;
    },
  };
}

function buildConditions(
  table: AdminTable,
  { search, filter }: Pick<TablePage, 'search' | 'filter'>,
): SQL {
  const { matches, filters, isListed } = TABLES[table];
  const hasSearch = search !== undefined && search !== '';
  const conditions = [
    ...(hasSearch ? [matches(search)] : []),
    ...(isListed === undefined || hasSearch ? [] : [isListed]),
    ...(filter !== undefined && Object.hasOwn(filters, filter)
      ? [filters[filter]?.condition ?? sql`true`]
      : []),
  ];
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
