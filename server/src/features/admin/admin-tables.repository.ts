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

export function createAdminTables({ db, now }: { db: Database; now: () => Date }) {
  function selectFirst(
    table: AdminTable,
    query: Pick<TablePage, 'search' | 'filter'>,
    { most, order, sources }: { most: number; order?: SQL; sources: readonly SQL[] },
  ): SQL {
    const present = now().toISOString();
    const conditions = buildConditions(table, query);
    const selects = sources.map(
      (source) =>
        sql`(select * from (select *, ${present}::timestamptz as present from (${source}) as source) as page
          ${conditions} ${order ? sql`order by ${order}` : sql``} limit ${most})`,
    );
    return sql.join(selects, sql` union all `);
  }

  return {
    async listRows(
      table: AdminTable,
      page: TablePage,
      sources: readonly SQL[] = TABLES[table].sources,
    ): Promise<Cells[]> {
      const { details } = TABLES[table];
      const order = buildOrder(table, page);
      const { rows } = await db.execute<Cells>(
        sql`select page.*${details ? sql`, ${details.columns}` : sql``}
          from (select * from (${selectFirst(table, page, { most: page.offset + page.limit, order, sources })}) as page
            order by ${order} limit ${page.limit} offset ${page.offset}) as page
          ${details?.joins ?? sql``} order by ${order}`,
      );
      return rows;
    },

    /** Stops counting at `most`. */
    async countRows(
      table: AdminTable,
      query: Pick<TablePage, 'search' | 'filter'>,
      most: number,
    ): Promise<number> {
      const { rows } = await db.execute<{ total: number }>(
        sql`select least(count(*), ${most})::int as total from (${selectFirst(table, query, { most, sources: TABLES[table].sources })}) as counted`,
      );
      return rows[0]?.total ?? 0;
    },
  };
}

/** Follows an index in either direction, including its nulls and ties. */
function buildOrder(table: AdminTable, { sort, direction }: TablePage): SQL {
  const { columns, defaultSort } = TABLES[table];
  const sorted = columns.find(({ key, canSort }) => canSort && key === sort);
  const column = sql`page.${sql.identifier(sorted?.key ?? defaultSort)}`;
  if (direction === 'asc')
    return sql`${column} ${sorted?.isNullable ? sql`nulls first` : sql``}, page.id`;
  return sql`${column} desc ${sorted?.isNullable ? sql`nulls last` : sql``}, page.id desc`;
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
