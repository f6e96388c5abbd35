import { readAdminOverview } from '@forja/contract/admin/admin-overview';
import { viewPerson } from '@forja/contract/admin/admin-person';
import {
  type AdminTable,
  exportAdminTable,
  readAdminTable,
} from '@forja/contract/admin/admin-tables';
import type { RequestOf } from '@forja/contract/http/endpoint';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { buildAddress, call } from '../../../shared/http/call.ts';
import { request } from '../../../shared/http/request.ts';
import { saveFile } from '../../../shared/save-file.ts';

export type TableQuery = NonNullable<RequestOf<typeof readAdminTable>['query']>;

export const overviewQuery = queryOptions({
  queryKey: ['/api/admin/overview'],
  queryFn: () => call(readAdminOverview, {}),
  staleTime: 0,
});

export const tableQuery = (table: AdminTable, query: TableQuery) =>
  queryOptions({
    queryKey: ['/api/admin/tables', table, query],
    queryFn: () => call(readAdminTable, { params: { table }, query }),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === table ? keepPreviousData(previous) : undefined,
    staleTime: 0,
  });

export const useDownloadTable = (table: AdminTable, query: TableQuery) =>
  useMutation({
    mutationFn: async () => {
      const { page: _page, ...rest } = query;
      const address = buildAddress(exportAdminTable.path, { params: { table }, query: rest });
      const reply = await request('GET', address);
      saveFile(await reply.blob(), `forja-${table}.csv`);
    },
  });

/** Each time it is sent, the person has one more line in who saw their data. */
export const useViewPerson = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => call(viewPerson, { params: { id }, body: { reason } }),
  });
