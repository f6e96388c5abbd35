import { z } from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { reason } from '../payments/admin-payments.ts';

const SMALL = 8 * 1024;

export const ADMIN_TABLES = [
  'people',
  'payments',
  'coupons',
  'referrals',
  'credits',
  'partners',
  'audit',
  'reconciliation',
  'prices',
] as const;
export type AdminTable = (typeof ADMIN_TABLES)[number];

const tableParams = z.object({ table: z.enum(ADMIN_TABLES) });

/** Exact e-mail, number or code, so that people cannot be browsed by partial names. */
const search = z.string().check(z.trim(), z.maxLength(200));
/** Pages are limited because PostgreSQL skips the rows of earlier pages one by one. */
export const MAX_TABLE_PAGE = 100;
const page = z.optional(
  z.string().check(
    z.regex(/^[1-9]\d{0,2}$/, 'Esa página no existe.'),
    z.refine(
      (text) => Number(text) <= MAX_TABLE_PAGE,
      `Hay hasta ${MAX_TABLE_PAGE} páginas. Elegí un filtro, u ordená al revés.`,
    ),
  ),
);

const tableQuery = {
  filter: z.optional(z.string().check(z.maxLength(40))),
  sort: z.optional(z.string().check(z.maxLength(40))),
  direction: z.optional(z.enum(['asc', 'desc'])),
};

const column = z.object({
  key: z.string(),
  header: z.string(),
  kind: z.enum(['text', 'instant', 'number', 'money']),
  canSort: z.boolean(),
});
export type AdminColumn = z.infer<typeof column>;

const row = z.object({
  id: z.string(),
  cells: z.array(z.nullable(z.string())),
});
export type AdminRow = z.infer<typeof row>;

const tablePage = z.object({
  columns: z.array(column),
  filters: z.array(z.object({ value: z.string(), label: z.string() })),
  rows: z.array(row),
  total: z.int(),
  hasMore: z.boolean(),
  pageSize: z.int(),
});

export const readAdminTable = endpoint({
  method: 'GET',
  path: '/api/admin/tables/:table',
  access: 'admin',
  needsRecentProof: false,
  summary: 'Returns a page of a table, filtered and sorted; its rows are anonymised',
  params: tableParams,
  query: z.object({ ...tableQuery, page }),
  response: tablePage,
});

export const searchAdminTable = endpoint({
  method: 'POST',
  path: '/api/admin/tables/:table/search',
  access: 'admin',
  summary: 'Finds rows by exact e-mail, number or code, for a reason that their owner can read',
  params: tableParams,
  body: z.object({ ...tableQuery, page, search, reason }),
  maxBodyBytes: SMALL,
  response: tablePage,
});

export const exportAdminTable = endpoint({
  method: 'POST',
  path: '/api/admin/tables/:table/csv',
  access: 'admin',
  summary: 'Exports a table of up to 100,000 rows, for a reason that its people can read',
  params: tableParams,
  body: z.object({ ...tableQuery, search: z.optional(search), reason }),
  maxBodyBytes: SMALL,
  response: z.string(),
});
