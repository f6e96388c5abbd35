import { writePendingFile } from '../../shared/backup/pending-file.ts';
import { type CurrentAccount, currentAccount } from '../../shared/current-account.ts';
import type { LocalStore } from '../../shared/records/device/local-store.ts';
import { readClosed } from '../../shared/records/open-record-store.ts';
import { saveFile } from '../../shared/save-file.ts';

export async function downloadWaiting(
  store: Pick<LocalStore, 'read'>,
  account = currentAccount.get(),
): Promise<void> {
  if (!account) return;
  const madeAt = new Date().toISOString();
  const content = await store.read((tx) => writePendingFile(tx, account, madeAt));
  saveFile(
    new Blob([content], { type: 'application/json' }),
    `forja-sin-subir-${madeAt.slice(0, 10)}.json`,
  );
}

export const downloadSealed = (account: CurrentAccount): Promise<void> =>
  readClosed(account.id, (local) => downloadWaiting(local, account));
