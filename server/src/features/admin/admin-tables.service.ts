import {
  type AdminRow,
  type AdminTable,
  MAX_TABLE_PAGE,
  type readAdminTable,
} from '@forja/contract/admin/admin-tables';
import { dayInBuenosAires } from '@forja/domain/calendar/buenos-aires';
import type { InputOf, ReplyOf } from '@forja/contract/http/endpoint';
import type { Audit } from '../identity/audit/audit.service.ts';
import { maskedEmail } from '../../gateways/mail/masked-email.ts';
import { CURRENCY_HEADER, hourHeader, valueLabels } from './admin.messages.ts';
import { type AdminTables, TABLES } from './admin-tables.repository.ts';
import type { Cells, TableColumn, TableDefinition } from './table-definition.repository.ts';
import { toCsv } from './to-csv.ts';

const PAGE = 25;
const MOST_COUNTED = MAX_TABLE_PAGE * PAGE;
const MAX_EXPORTED = 100_000;

type Query = InputOf<typeof readAdminTable>['query'] & { search?: string | undefined };
type Page = ReplyOf<typeof readAdminTable>;
export type Reader = { adminId: string; reason: string };

export type AdminTablesService = ReturnType<typeof createAdminTablesService>;

type Dependencies = { tables: AdminTables; audit: Audit };

/**
 * Masks names on pages. Searches and files name people, so each person's audit log gets an entry
 * first.
 */
export function createAdminTablesService({ tables, audit }: Dependencies) {
  const toPage = ({ search, filter, sort, direction = 'desc' }: Omit<Query, 'page'>) => ({
    search,
    filter,
    sort,
    direction,
  });

  async function listPage(table: AdminTable, { page = '1', ...query }: Query): Promise<Cells[]> {
    return tables.listRows(table, {
      ...toPage(query),
      limit: PAGE,
      offset: (Number(page) - 1) * PAGE,
    });
  }

  async function describePage(table: AdminTable, query: Query, rows: Cells[]): Promise<Page> {
    const { columns, filters } = TABLES[table];
    const count = await tables.countRows(table, toPage(query), MOST_COUNTED + 1);
    return {
      columns: columns.map(({ key, header, kind, canSort }) => ({ key, header, kind, canSort })),
      filters: Object.entries(filters).map(([value, { label }]) => ({ value, label })),
      rows: rows.map((row) => toRow(TABLES[table], row)),
      total: Math.min(count, MOST_COUNTED),
      hasMore: count > MOST_COUNTED,
      pageSize: PAGE,
    };
  }

  const recordRead = (source: AdminTable, reader: Reader, rows: Cells[]) =>
    audit.recordRead({ ...reader, source, userIds: rows.flatMap(findSubject) });

  return {
    async readTable(table: AdminTable, query: Omit<Query, 'search'>): Promise<Page> {
      return describePage(table, query, await listPage(table, query));
    },

    async searchTable(table: AdminTable, reader: Reader, query: Query): Promise<Page> {
      const rows = await listPage(table, query);
      const page = await describePage(table, query, rows);
      await recordRead(table, reader, rows);
      return page;
    },

    async exportTable(table: AdminTable, reader: Reader, query: Query): Promise<string> {
      const definition = TABLES[table];
      const { sources = definition.sources, columns = definition.columns } = definition.file ?? {};
      const rows = await tables.listRows(
        table,
        { ...toPage(query), limit: MAX_EXPORTED, offset: 0 },
        sources,
      );
      await recordRead(table, reader, rows);
      const isNamed = definition.isNamedInFile ?? false;
      const withCurrency = new Set(findFirstOfCurrency(columns));
      return toCsv([
        columns.flatMap((column) => toFileHeaders(column, withCurrency.has(column))),
        ...rows.map((row) =>
          columns.flatMap((column) =>
            toFileCells(column, row, { isNamed, hasCurrency: withCurrency.has(column) }),
          ),
        ),
      ]);
    },
  };
}

const findSubject = ({ subject_id: subject }: Cells): string[] =>
  typeof subject === 'string' ? [subject] : [];

const findFirstOfCurrency = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter(
    ({ kind, currency }, at) =>
      kind === 'money' &&
      !columns.slice(0, at).some((each) => each.kind === 'money' && each.currency === currency),
  );

/** Days, hours and currencies get separate columns, so that a spreadsheet can sort and sum. */
function toFileHeaders({ header, kind }: TableColumn, hasCurrency: boolean): string[] {
  if (hasCurrency) return [header, CURRENCY_HEADER];
  return kind === 'instant' ? [header, hourHeader(header)] : [header];
}

function toFileCells(
  { key, kind, labels, isMasked, currency }: TableColumn,
  row: Cells,
  { isNamed, hasCurrency }: { isNamed: boolean; hasCurrency: boolean },
): (string | null)[] {
  const value = row[key];
  const isAbsent = value === null || value === undefined;
  if (kind === 'money') {
    const amount = isAbsent ? null : toDecimal(Number(value));
    return hasCurrency ? [amount, String(row[currency ?? 'currency'])] : [amount];
  }
  if (kind === 'instant') {
    if (isAbsent) return [null, null];
    const at = new Date(value as string | Date); // columns of this kind hold instants
    return [dayInBuenosAires(at), clockInBuenosAires(at)];
  }
  if (isAbsent) return [null];
  const text = String(value);
  if (isMasked && !isNamed) return [maskedEmail(text)];
  return [labels === undefined ? text : (valueLabels[labels]?.[text] ?? text)];
}

/** Decimal comma, for spreadsheets in Spanish. */
function toDecimal(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const cents = Math.abs(minor);
  return `${sign}${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

const CLOCK = new Intl.DateTimeFormat('es-AR', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});
const clockInBuenosAires = (at: Date): string => CLOCK.format(at);

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
