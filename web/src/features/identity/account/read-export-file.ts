import { importAccount } from '@forja/contract/account-data';
import type { RequestOf } from '@forja/contract/endpoint';
import { z } from 'zod';
import { accountMessages } from './account.messages.ts';

/** The part of an export that travels: what the contract does not read stays at home. */
export type BroughtFile = RequestOf<typeof importAccount>['body']['file'];
export type ReadFile = { ok: true; file: BroughtFile } | { ok: false; reason: string };

const brought = importAccount.body.shape.file;

export function readExportFile(text: string): ReadFile {
  const parsed = brought.safeParse(parse(text));
  if (parsed.success) return { ok: true, file: z.encode(brought, parsed.data) };
  return { ok: false, reason: parsed.error.issues[0]?.message ?? accountMessages.import.notJson };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
