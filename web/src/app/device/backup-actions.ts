import type { User } from '@forja/contract/identity/identity';
import {
  type BackupContent,
  readContent,
  writeContent,
} from '../../shared/backup/backup-content.ts';
import { adoptPending, readPendingFile } from '../../shared/backup/pending-file.ts';
import { planRestore, type RestoreItem } from '../../shared/backup/plan-restore.ts';
import { readDevice, restoreBackup } from '../../shared/backup/restore-backup.ts';
import {
  type OpenedBackup,
  openBackup,
  readFile,
  sealBackup,
} from '../../shared/backup/sealed-backup.ts';
import { saveFile } from '../../shared/save-file.ts';
import { findRules } from '../../shared/records/collection.ts';
import { openRecordStore } from '../../shared/records/open-record-store.ts';
import { newId } from '../../shared/records/device/uuid-v7.ts';

export type Owner = Pick<User, 'id' | 'username'>;

export async function makeBackup({ id, username }: Owner, passphrase: string): Promise<string> {
  const data = await openRecordStore(id);
  const { records, rows } = await data.read(readDevice);
  const madeAt = new Date().toISOString();
  const content = writeContent({ version: 2, userId: id, username, madeAt, records, rows });
  const name = `forja-respaldo-${madeAt.slice(0, 10)}.json`;
  saveFile(new Blob([await sealBackup(content, passphrase)], { type: 'application/json' }), name);
  return name;
}

type Problem = Exclude<OpenedBackup['kind'], 'open'> | 'not-read';

export type ChosenFile = { name: string } & (
  | { text: string; isSealed: boolean }
  | { problem: Problem }
);

export async function readBackupFile(file: File): Promise<ChosenFile> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { name: file.name, problem: 'not-read' };
  if (readPendingFile(text, findRules)) return { name: file.name, text, isSealed: false };
  const { kind } = readFile(text);
  return kind === 'sealed'
    ? { name: file.name, text, isSealed: true }
    : { name: file.name, problem: kind };
}

export type Preview =
  | { kind: 'preview'; backup: BackupContent; items: RestoreItem[] }
  | { kind: 'of-other'; username: string }
  | { kind: 'problem'; problem: Problem };

/** Pulls the account first when online, so that fewer records count as new. */
export async function previewBackup(
  { id }: Owner,
  { text, passphrase }: { text: string; passphrase: string },
): Promise<Preview> {
  const pending = readPendingFile(text, findRules);
  // Pending writes of a deleted account cannot be sent: their file restores into any account.
  if (pending)
    return preview(id, pending.userId === id ? pending : { ...pending, ...adoptPending(pending) });
  const opened = await openBackup(text, passphrase);
  if (opened.kind !== 'open') return { kind: 'problem', problem: opened.kind };
  const backup = readContent(opened.text, findRules);
  if (!backup) return { kind: 'problem', problem: 'damaged' };
  if (backup.userId !== id) return { kind: 'of-other', username: backup.username };
  return preview(id, backup);
}

async function preview(userId: string, backup: BackupContent): Promise<Preview> {
  const store = await openRecordStore(userId);
  await store.sync();
  return { kind: 'preview', backup, items: planRestore(await store.read(readDevice), backup) };
}

export async function applyBackup(
  { id }: Owner,
  backup: BackupContent,
  bringsDeleted: boolean,
): Promise<void> {
  const data = await openRecordStore(id);
  await data.write((tx) =>
    restoreBackup(tx, backup, { bringsDeleted, findRules, newId, now: new Date().toISOString() }),
  );
}
