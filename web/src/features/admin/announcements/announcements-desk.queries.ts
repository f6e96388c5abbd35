import {
  createNotice,
  endNotice,
  readAnnouncements,
  sendLetter,
} from '@forja/contract/admin/admin-announcements';
import type { ReplyOf, RequestOf } from '@forja/contract/http/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsAdmin } from '../proof/call-as-admin.ts';

export type Announcements = ReplyOf<typeof readAnnouncements>;

export const announcementsQuery = queryOptions({
  queryKey: ['/api/admin/announcements'],
  queryFn: () => callAsAdmin(readAnnouncements, {}),
  staleTime: 0,
});

function useChange<Body, Reply>(change: (body: Body) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    // a refusal also refetches: another administrator may have changed it
    onSettled: () => cache.invalidateQueries({ queryKey: announcementsQuery.queryKey }),
  });
}

export const useCreateNotice = () =>
  useChange((body: RequestOf<typeof createNotice>['body']) => callAsAdmin(createNotice, { body }));
export const useEndNotice = () =>
  useChange(({ id, reason }: { id: string; reason: string }) =>
    callAsAdmin(endNotice, { params: { id }, body: { reason } }),
  );
export const useSendLetter = () =>
  useChange((body: RequestOf<typeof sendLetter>['body']) => callAsAdmin(sendLetter, { body }));
