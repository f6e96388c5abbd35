import { readMembershipPass } from '@forja/contract/payments/membership-pass';
import { request } from '../../../shared/http/request.ts';
import { openRecordStore } from '../../../shared/records/open-record-store.ts';
import type { RecordStore } from '../../../shared/records/record-store.ts';
import { PASS_KEY } from '../../../shared/records/sync/pass-for-write.ts';
import { isStale, judgePass, type PassVerdict } from './judge-pass.ts';
import { type Pass, readPass } from './read-pass.ts';

type Notes = Pick<RecordStore, 'getMeta' | 'setMeta' | 'clock'>;
type Membership = { hasMembership: boolean; endsAt: Date | null };

export async function membershipOnDevice(userId: string): Promise<PassVerdict> {
  return judgeStoredPass(await openRecordStore(userId), userId);
}

export async function keepPass(userId: string, membership: Membership): Promise<void> {
  const notes = await openRecordStore(userId);
  const pass = await readStoredPass(notes);
  if (isStale({ pass, userId, membership, now: notes.clock.now() }))
    await renew(notes, { userId, load });
}

export async function judgeStoredPass(notes: Notes, userId: string): Promise<PassVerdict> {
  return judgePass({ pass: await readStoredPass(notes), userId, now: notes.clock.now() });
}

type Renewal = { userId: string; load: () => Promise<unknown> };

/**
 * The stored key prevents edits and borrowing of a pass. Its owner can replace both, so the server
 * judges every request anyway.
 */
export async function renew(notes: Notes, { userId, load: fetchPass }: Renewal): Promise<void> {
  const signed = parseSigned(await fetchPass());
  if (!signed) return;
  const passResult = await readPass(signed);
  if (passResult.kind !== 'genuine' || passResult.pass.userId !== userId) return;
  await notes.setMeta(PASS_KEY, signed);
}

async function load(): Promise<unknown> {
  return (await request('GET', '/api/membership-pass')).json();
}

async function readStoredPass(notes: Notes): Promise<Pass | undefined> {
  const storedPass = parseSigned(await notes.getMeta(PASS_KEY));
  if (!storedPass) return undefined;
  // Verified on each read, because stored data can be edited.
  const passResult = await readPass(storedPass);
  return passResult.kind === 'genuine' ? passResult.pass : undefined;
}

const parseSigned = (value: unknown) => readMembershipPass.response.safeParse(value).data;
