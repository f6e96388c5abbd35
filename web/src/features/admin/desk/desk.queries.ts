import { readAdminOverview } from '@forja/contract/admin/admin-overview';
import { createCoupon, disableCoupon } from '@forja/contract/admin/admin-coupons';
import { decidePartner, viewPartner } from '@forja/contract/admin/admin-partners';
import { giveMembership, viewPerson } from '@forja/contract/admin/admin-person';
import {
  type AdminTable,
  exportAdminTable,
  readAdminTable,
  searchAdminTable,
} from '@forja/contract/admin/admin-tables';
import type { RequestOf } from '@forja/contract/http/endpoint';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { buildAddress } from '../../../shared/http/call.ts';
import { request } from '../../../shared/http/request.ts';
import { callAsAdmin as call } from '../proof/call-as-admin.ts';
import { withProof } from '../proof/with-proof.ts';
import { saveFile } from '../../../shared/save-file.ts';

type ListQuery = NonNullable<RequestOf<typeof readAdminTable>['query']>;
export type TableQuery = ListQuery & { search?: string | undefined; reason?: string | undefined };

export const overviewQuery = queryOptions({
  queryKey: ['/api/admin/overview'],
  queryFn: () => call(readAdminOverview, {}),
  staleTime: 0,
});

export const tableQuery = (table: AdminTable, query: TableQuery) =>
  queryOptions({
    queryKey: ['/api/admin/tables', table, query],
    queryFn: () => {
      const { search, reason, ...list } = query;
      return search === undefined || reason === undefined
        ? call(readAdminTable, { params: { table }, query: list })
        : call(searchAdminTable, { params: { table }, body: { ...list, search, reason } });
    },
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === table ? keepPreviousData(previous) : undefined,
    staleTime: 0,
  });

export const useDownloadTable = (table: AdminTable, query: TableQuery) =>
  useMutation({
    mutationFn: async (reason: string) => {
      const { page: _page, ...rest } = query;
      const address = buildAddress(exportAdminTable.path, { params: { table } });
      const body = { ...rest, reason };
      const reply = await withProof(() => request('POST', address, { body }));
      saveFile(await reply.blob(), `forja-${table}.csv`);
    },
  });

/** Each request adds a row to the access log of the person. */
export const useViewPerson = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => call(viewPerson, { params: { id }, body: { reason } }),
  });

export const useViewPartner = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => call(viewPartner, { params: { id }, body: { reason } }),
  });

export type PartnerVerdict = RequestOf<typeof decidePartner>['body']['state'];
export const useDecidePartner = (id: string) =>
  useMutation({
    mutationFn: (body: { state: PartnerVerdict; reason: string }) =>
      call(decidePartner, { params: { id }, body }),
  });

/**
 * The request carries the end of the membership on the screen, so that two gifts do not add up by
 * accident.
 */
export const useGiveMembership = (id: string) =>
  useMutation({
    mutationFn: (gift: RequestOf<typeof giveMembership>['body']) =>
      call(giveMembership, { params: { id }, body: gift }),
  });

export type NewCoupon = RequestOf<typeof createCoupon>['body'];

function useChangeCoupons<Body>(change: (body: Body) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    // a refusal also refetches: another administrator may have changed it
    onSettled: () => cache.invalidateQueries({ queryKey: ['/api/admin/tables', 'coupons'] }),
  });
}
export const useCreateCoupon = () =>
  useChangeCoupons((body: NewCoupon) => call(createCoupon, { body }));
export const useDisableCoupon = () =>
  useChangeCoupons((body: { code: string; reason: string }) => call(disableCoupon, { body }));
