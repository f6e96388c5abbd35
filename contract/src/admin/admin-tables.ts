import { z } from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** What an administrator reads page by page. All of them have one shape. */
export const ADMIN_TABLES = [
  'people',
  'payments',
  'coupons',
  'referrals',
  'partners',
  'audit',
] as const;
export type AdminTable = (typeof ADMIN_TABLES)[number];

const tableParams = z.object({ table: z.enum(ADMIN_TABLES) });

const tableQuery = {
  /** A whole e-mail, number or code: people cannot be browsed by parts of their names. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  filter: z.optional(z.string().check(z.maxLength(40))),
  sort: z.optional(z.string().check(z.maxLength(40))),
  direction: z.optional(z.enum(['asc', 'desc'])),
};

const column = z.object({
  key: z.string(),
  header: z.string(),
  /** How its cells are written; money comes with its currency in the cell. */
  kind: z.enum(['text', 'instant', 'number', 'money']),
  canSort: z.boolean(),
});
export type AdminColumn = z.infer<typeof column>;

const row = z.object({
  id: z.string(),
  cells: z.array(z.nullable(z.string())),
});
export type AdminRow = z.infer<typeof row>;

export const readAdminTable = endpoint({
  method: 'GET',
  path: '/api/admin/tables/:table',
  access: 'admin',
  summary: 'One page of a table, searched, filtered and sorted; addresses of people are masked',
  params: tableParams,
  query: z.object({
    ...tableQuery,
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Esa página no existe.'))),
  }),
  response: z.object({
    columns: z.array(column),
    filters: z.array(z.object({ value: z.string(), label: z.string() })),
    rows: z.array(row),
    total: z.int(),
    pageSize: z.int(),
  }),
});

export const exportAdminTable = endpoint({
  method: 'GET',
  path: '/api/admin/tables/:table/csv',
  access: 'admin',
  summary: 'The same table as a file, up to 100,000 rows',
  params: tableParams,
  query: z.object(tableQuery),
  response: z.string(),
});
