import {
  exportAccount,
  exportAccountPage,
  type ImportableExport,
  importAccount,
} from '@forja/contract/account-export';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { request } from '../../shared/http/request.ts';
import { saveFile } from '../../shared/save-file.ts';
import { openRecordStore } from '../../shared/records/open-record-store.ts';
import { refreshAccount, userQuery } from '../identity/session.queries.ts';

const FILES = {
  json: { path: exportAccount.path, name: 'forja-mis-datos.json' },
  html: { path: exportAccountPage.path, name: 'forja-mis-datos.html' },
} as const;

export function useExport(kind: keyof typeof FILES) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { path, name } = FILES[kind];
      const reply = await request('GET', path, { headers: { Accept: '*/*' } });
      saveFile(await reply.blob(), name);
    },
    // The account page lists its downloads.
    onSuccess: () => void refreshAccount(cache),
  });
}

export function useImport() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ file, isDryRun }: { file: ImportableExport; isDryRun: boolean }) =>
      call(importAccount, { body: { file, isDryRun } }),
    onSuccess: async ({ isDryRun }) => {
      if (isDryRun) return;
      const user = cache.getQueryData(userQuery.queryKey);
      // A storage failure is shown in the header; the import itself succeeded.
      if (user)
        await openRecordStore(user.id)
          .then((store) => store.sync())
          .catch(() => undefined);
      void refreshAccount(cache);
    },
  });
}
