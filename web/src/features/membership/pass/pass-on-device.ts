import { request } from '../../../shared/request.ts';
import { openRecordStore } from '../../../shared/records/open-record-store.ts';
import type { RecordStore } from '../../../shared/records/record-store.ts';
import { PASS_KEY } from '../../../shared/records/pass-for-write.ts';
import { isStale, judgePass, type PassVerdict } from './judge-pass.ts';
import { type Pass, readPass } from './read-pass.ts';

/** In the account's own database, as the pass: they go when the account leaves the device. */
const LATEST = 'latest-time';
/** Writing down that time passed, at every minute of it, is enough. */
const STEP_MS = 60_000;

type Signed = { pass: string; publicKey: string };
type Notes = Pick<RecordStore, 'getMeta' | 'setMeta'>;
type Membership = { hasMembership: boolean; endsAt: Date | null };

/** What may be said of this person's membership while nobody can be asked. */
export async function membershipOnDevice(userId: string): Promise<PassVerdict> {
  return verdictFrom(await openRecordStore(userId), userId, Date.now());
}

/** With signal: brings a new pass when the one that is here is not what the server would say today. */
export async function keepPass(userId: string, membership: Membership): Promise<void> {
  const notes = await openRecordStore(userId);
  const now = Date.now();
  if (isStale({ pass: await passIn(notes), userId, membership, now })) await renew(notes, { userId, load });
  await noteTime(notes, now);
}

export async function verdictFrom(notes: Notes, userId: string, now: number): Promise<PassVerdict> {
  const latestSeen = await noteTime(notes, now);
  return judgePass({ pass: await passIn(notes), userId, now, latestSeen });
}

type Renewal = { userId: string; load: () => Promise<unknown> };

/**
 * The key is the one of the last answer of the server, kept beside the pass: it keeps a pass from being edited or
 * borrowed, and no browser can keep its owner from replacing both. What is sent is judged by the server in any case.
 * That answer is the one thing that may move the clock of this device back to what it is.
 */
export async function renew(notes: Notes, { userId, load: ask }: Renewal): Promise<void> {
  const signed = await ask();
  if (!isSigned(signed)) return;
  const read = await readPass(signed);
  if (read.kind !== 'genuine' || read.pass.userId !== userId) return;
  await notes.setMeta(PASS_KEY, { pass: signed.pass, publicKey: signed.publicKey });
  await notes.setMeta(LATEST, read.pass.issuedAt.getTime());
}

async function load(): Promise<unknown> {
  return (await request('GET', '/api/membership-pass')).json();
}

async function passIn(notes: Notes): Promise<Pass | undefined> {
  const kept = await notes.getMeta(PASS_KEY);
  if (!isSigned(kept)) return undefined;
  // Checked every time: what lies on a device can be edited.
  const read = await readPass(kept);
  return read.kind === 'genuine' ? read.pass : undefined;
}

/** The latest time that this device knows of, with this one. */
async function noteTime(notes: Notes, now: number): Promise<number> {
  const kept = await notes.getMeta(LATEST);
  const latest = typeof kept === 'number' ? kept : 0;
  if (now > latest + STEP_MS) await notes.setMeta(LATEST, now);
  return Math.max(latest, now);
}

const isSigned = (value: unknown): value is Signed =>
  typeof value === 'object' &&
  value !== null &&
  'pass' in value &&
  typeof value.pass === 'string' &&
  'publicKey' in value &&
  typeof value.publicKey === 'string';
