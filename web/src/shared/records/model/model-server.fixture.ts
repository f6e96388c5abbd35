import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { ERRORS, type ErrorCode } from '@forja/contract/http/errors';
import { sameValue } from '../merge/same-value.ts';

type StoredRecord = {
  collection: string;
  id: string;
  revision: number;
  position: number;
  value: unknown;
  copyOf: string | null;
  mutations: { mutationId: string; revision: number; at: number }[];
};
/**
 * A device's position in the change list. `restoredAfter` is set during the listing after a
 * restore.
 */
type CursorPosition = { after: number; tombstonesAfter: number; restoredAfter: number | null };
type Cursor = CursorPosition & { epoch: string; latest: number; at: number };

type Account = {
  records: Map<string, StoredRecord>;
  position: number;
  epochs: Map<string, number>;
  /** Tombstones up to here may have been collected. */
  collectedUntil: number;
  devices: Map<string, number>;
};

type Write = {
  collection: string;
  id: string;
  revision: number;
  mutationId?: string;
  deleted?: boolean;
  copyOf?: string | null;
  value?: unknown;
};
type Outcome =
  | { kind: 'stored'; record: StoredRecord; isNew: boolean }
  | { kind: 'conflict'; record: StoredRecord }
  | { kind: 'refused'; code: ErrorCode };

export type ModelRequest = { method: string; url: string; headers: Headers; body: string };
export type ModelReply = { status: number; headers: Record<string, string>; body: string };

const MUTATIONS_REMEMBERED = 20;
const UPDATED_AT = '2026-11-21T10:00:00.000Z';
const DEFAULT_PAGE_BYTES = 1024;

/** The server's contract, in memory: accounts, epochs, tombstones, copies and restores. */
export function createModelServer(collections: readonly string[]) {
  let accounts = new Map<string, Account>();
  let epoch = 'epoch-1';
  let epochs = 1;
  let known = new Set(collections);
  /** Its clock, which no restore sets back. */
  let ticks = 0;
  /** All values by revision, to check a device's belief. */
  const history = new Map<string, unknown[]>();
  /** The first payload of each mutation. */
  const payloads = new Map<string, string>();
  const violations: string[] = [];

  const accountOf = (userId: string): Account => {
    const found = accounts.get(userId);
    if (found) return found;
    const account = {
      records: new Map(),
      position: 0,
      epochs: new Map(),
      collectedUntil: 0,
      devices: new Map(),
    };
    accounts.set(userId, account);
    return account;
  };

  function write(userId: string, { collection, id, ...sent }: Write): Outcome {
    if (!known.has(collection)) return { kind: 'refused', code: 'not_found' };
    const account = accountOf(userId);
    const value = sent.deleted === true ? null : (sent.value ?? null);
    const mutationId = sent.mutationId ?? '';
    const payload = JSON.stringify([userId, collection, id, value, sent.copyOf ?? null]);
    if ((payloads.get(mutationId) ?? payload) !== payload)
      violations.push(`the mutation ${mutationId} was repeated with another content: ${payload}`);
    payloads.set(mutationId, payload);

    const stored = account.records.get(`${collection} ${id}`);
    if (!stored && value === null) {
      const revision = Math.max(1, sent.revision);
      return { kind: 'stored', isNew: false, record: { ...blank(collection, id), revision } };
    }
    const repeated = stored?.mutations.find((mutation) => mutation.mutationId === mutationId);
    if (stored && repeated)
      return { kind: 'stored', isNew: false, record: { ...stored, revision: repeated.revision } };
    if (stored && sent.revision !== stored.revision)
      return sameValue(stored.value, value)
        ? { kind: 'stored', isNew: false, record: stored }
        : { kind: 'conflict', record: stored };

    account.position += 1;
    account.epochs.set(epoch, account.position);
    const revision = (stored?.revision ?? sent.revision) + 1;
    const record: StoredRecord = {
      collection,
      id,
      revision,
      position: account.position,
      value,
      copyOf: stored ? stored.copyOf : (sent.copyOf ?? null),
      mutations: [...(stored?.mutations ?? []), { mutationId, revision, at: ticks }].slice(
        -MUTATIONS_REMEMBERED,
      ),
    };
    account.records.set(`${collection} ${id}`, record);
    const key = `${userId} ${collection} ${id} ${revision}`;
    history.set(key, [...(history.get(key) ?? []), value]);
    return { kind: 'stored', record, isNew: true };
  }

  /** `latest` is the account's position then: a restored copy behind it is another account. */
  const createCursor = (account: Account, place: CursorPosition): string => {
    const currentEpoch = [...account.epochs.keys()].at(-1) ?? epoch;
    const cursor: Cursor = {
      ...place,
      epoch: currentEpoch,
      latest: account.position,
      at: place.restoredAfter ?? ticks,
    };
    return Buffer.from(JSON.stringify(cursor)).toString('base64url');
  };
  const getEnd = ({ position }: Account): CursorPosition => ({
    after: position,
    tombstonesAfter: 0,
    restoredAfter: null,
  });

  function findStart(
    account: Account,
    since: string | null,
  ): CursorPosition & { restarted: 'restored' | 'compacted' | null } {
    const start = { after: 0, tombstonesAfter: 0, restoredAfter: null, restarted: null };
    if (since === null) return { ...start, tombstonesAfter: account.position };
    const {
      epoch: itsEpoch,
      latest,
      at,
      ...place
    }: Cursor = JSON.parse(Buffer.from(since, 'base64url').toString());
    const restored = { ...start, restoredAfter: at, restarted: 'restored' as const };
    if ((account.epochs.get(itsEpoch) ?? 0) < latest) return restored;
    if (Math.max(place.after, place.tombstonesAfter) < account.collectedUntil)
      return place.restoredAfter === null ? { ...start, restarted: 'compacted' } : restored;
    return { ...place, restarted: null };
  }

  function listChanges(userId: string, query: URLSearchParams) {
    const account = accountOf(userId);
    const { restarted, ...place } = findStart(account, query.get('since'));
    const { after, tombstonesAfter, restoredAfter } = place;
    const device = query.get('device');
    if (device !== null) account.devices.set(device, after);
    const found = [...account.records.values()]
      .filter(
        (record) =>
          record.position > after && (record.value !== null || record.position > tombstonesAfter),
      )
      .toSorted((one, other) => one.position - other.position);
    const items: unknown[] = [];
    let bytes = 0;
    for (const record of found) {
      const item = {
        ...change(record),
        ...(restoredAfter !== null && { restoredRevision: revisionAt(record, restoredAfter) }),
      };
      bytes += JSON.stringify(item).length;
      // Small pages, so that a history has several.
      if (
        items.length > 0 &&
        bytes > Math.min(Number(query.get('maxBytes') ?? Infinity), DEFAULT_PAGE_BYTES)
      )
        break;
      items.push(item);
    }
    const hasMore = items.length < found.length;
    const last = found[items.length - 1];
    return {
      items,
      next: createCursor(
        account,
        hasMore && last ? { ...place, after: last.position } : getEnd(account),
      ),
      hasMore,
      total: [...account.records.values()].filter(({ value }) => value !== null).length,
      restarted,
    };
  }

  function writeChanges(
    userId: string,
    { since, writes }: { since: string; writes: Write[] },
  ): ModelReply {
    const account = accountOf(userId);
    const { restarted, ...place } = findStart(account, since);
    if (restarted) return refusal('changes_restarted');
    let isUpToDate = place.after === account.position;
    const results = writes.map((sent) => {
      const outcome = write(userId, sent);
      if (outcome.kind === 'conflict')
        return { outcome: 'conflict', current: change(outcome.record) };
      if (outcome.kind === 'refused')
        return { outcome: 'refused', code: outcome.code, ...ERRORS[outcome.code] };
      isUpToDate &&= outcome.isNew;
      return {
        outcome: 'stored',
        id: sent.id,
        revision: outcome.record.revision,
        updatedAt: UPDATED_AT,
      };
    });
    return json(200, {
      results,
      next: createCursor(account, isUpToDate ? getEnd(account) : place),
      hasMore: !isUpToDate,
    });
  }

  /** `userId` is the browser's session. */
  function handle(
    { method, url, headers, body }: ModelRequest,
    userId: string | undefined,
  ): ModelReply {
    const { pathname, searchParams } = new URL(url, 'http://model');
    if (userId === undefined) return refusal('not_signed_in');
    const account = headers.get(ACCOUNT_HEADER);
    if (account !== null && account !== userId) return refusal('another_person_signed_in');
    if (pathname !== '/api/changes') return refusal('not_found');
    ticks += 1;
    return method === 'GET'
      ? json(200, listChanges(userId, searchParams))
      : writeChanges(userId, JSON.parse(body));
  }

  return {
    handle,
    violations,
    restart(): void {
      epochs += 1;
      epoch = `epoch-${epochs}`;
    },
    copy: (): (() => void) => {
      const copied = structuredClone(accounts);
      return () => (accounts = structuredClone(copied));
    },
    setKnown: (names: readonly string[]) => (known = new Set(names)),
    /** Collects tombstones that every device has read. */
    compact(forgottenDevices: ReadonlySet<string> = new Set()): void {
      for (const account of accounts.values()) {
        const read = [...account.devices].filter(([device]) => !forgottenDevices.has(device));
        const until = Math.min(account.position, ...read.map(([, position]) => position));
        for (const [key, { value, position }] of account.records)
          if (value === null && position <= until) {
            account.records.delete(key);
            account.collectedUntil = Math.max(account.collectedUntil, position);
          }
      }
    },
    live: (userId: string): StoredRecord[] =>
      [...accountOf(userId).records.values()].filter(({ value }) => value !== null),
    /** True if the account ever had this value at this revision. */
    had: (
      userId: string,
      record: { collection: string; id: string; revision: number; value: unknown },
    ): boolean =>
      (history.get(`${userId} ${record.collection} ${record.id} ${record.revision}`) ?? []).some(
        (value) => sameValue(value, record.value),
      ),
    effects: (): number => history.size,
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;

const blank = (collection: string, id: string): StoredRecord => ({
  collection,
  id,
  revision: 0,
  position: 0,
  value: null,
  copyOf: null,
  mutations: [],
});

const change = ({ collection, id, revision, value, copyOf }: StoredRecord) => ({
  collection,
  id,
  revision,
  deleted: value === null,
  updatedAt: UPDATED_AT,
  copyOf,
  value,
});

/** The record's revision at that instant, or 0. */
const revisionAt = ({ mutations }: StoredRecord, instant: number): number =>
  mutations.findLast(({ at }) => at <= instant)?.revision ?? 0;

const json = (status: number, body: unknown, headers = {}): ModelReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

export function refusal(code: ErrorCode, headers = {}): ModelReply {
  const { status, message } = ERRORS[code];
  return json(status, { success: false, code, message, requestId: 'model' }, headers);
}
