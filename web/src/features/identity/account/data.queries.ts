import { deleteAccount, exportAccount, exportAccountPage, importAccount } from '@forja/contract/account-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { request } from '../../../shared/request.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { openRecordStore } from '../../../shared/records/open-record-store.ts';
import { toast } from '../../../design/toast.ts';
import { everythingElse } from '../change-account.ts';
import { forgetPerson, userQuery } from '../session.queries.ts';
import { accountMessages } from './account.messages.ts';
import { refreshAccount } from './account.queries.ts';
import type { BroughtFile } from './read-export-file.ts';

const FILES = {
  json: { path: exportAccount.path, name: 'forja-mis-datos.json' },
  html: { path: exportAccountPage.path, name: 'forja-mis-datos.html' },
} as const;

/** As it comes: the file is the person's, the page only hands it over. */
export function useExport(kind: keyof typeof FILES) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { path, name } = FILES[kind];
      const reply = await request('GET', path, { headers: { Accept: '*/*' } });
      saveFile(await reply.blob(), name);
    },
    // The download itself is one more entry of who saw the data.
    onSuccess: () => refreshAccount(cache),
  });
}

export function useImport() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ file, isDryRun }: { file: BroughtFile; isDryRun: boolean }) =>
      call(importAccount, { body: { file, isDryRun } }),
    onSuccess: async ({ isDryRun }) => {
      if (isDryRun) return;
      // What came in is brought to the device, and whatever the other features had read may be more now.
      const user = cache.getQueryData(userQuery.queryKey);
      if (user) await (await openRecordStore(user.id)).sync();
      await cache.invalidateQueries(everythingElse);
    },
  });
}

export function useDeleteAccount({ leave }: { leave: () => Promise<void> }) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess: async () => {
      await forgetPerson(cache, leave);
      toast({ title: accountMessages.delete.deleted, description: accountMessages.delete.deletedMore });
    },
  });
}
