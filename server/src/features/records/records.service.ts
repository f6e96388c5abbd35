import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { decideWrite } from './decide-write.ts';
import { type StampedRecord, syncRepository as stamps } from './records.repository.ts';

/** A week without signal, or a whole history, fits; a program in a loop does not. */
const WRITES = 3_000;
const WINDOW_MS = 10 * 60_000;
/** Of each record: more devices than a person has, and more retries than a device makes. */
const NAMES_REMEMBERED = 20;

/** What a feature tells of things that its people keep on several devices. */
export type SyncedCollection<Sent = unknown, Kept = unknown> = {
  /** As in the contract. */
  name: string;
  /** Records that one person may have, graves included. */
  limit: number;
  /** What is kept of what was sent, or a refusal: the same answer for the same thing. */
  keep(sent: Sent): Kept;
  /** The table of the feature. Every call is for the records of one person. */
  values: {
    read(tx: Transaction, userId: string, ids: string[]): Promise<{ id: string; value: Kept }[]>;
    /** Writes them whole, over what was there. */
    save(tx: Transaction, userId: string, records: { id: string; value: Kept }[]): Promise<void>;
    remove(tx: Transaction, userId: string, ids: string[], at: Date): Promise<void>;
  };
};

/** Of any collection, for who only reads. */
export type ReadableCollection = {
  name: string;
  values: { read(tx: Transaction, userId: string, ids: string[]): Promise<{ id: string; value: unknown }[]> };
};

/** As `contract/src/sync.ts` lets it through. */
export type Write<Sent> = {
  revision: number;
  mutationId?: string | undefined;
  deleted: boolean;
  value: Sent | null;
};
export type SyncedRecord<Kept> = {
  id: string;
  revision: number;
  deleted: boolean;
  updatedAt: Date;
  value: Kept | null;
};
/** Of a file: what was sent once, what is kept of it, and when it was deleted. */
export type Brought<Sent, Kept> = { id: string; sent: Sent; kept: Kept; deletedAt?: Date | null };

type Turn = { tx: Transaction; at: Date; position: number };

export type Sync = ReturnType<typeof createSync>;

/** Keeps what people write on any of their devices. The only way to change a value of a collection. */
export function createSync({ db, now }: { db: Database; now: () => Date }) {
  /** One writer at a time for each person, and none without end. */
  const inTurn = <T>(userId: string, count: number, work: (turn: Turn) => Promise<T>): Promise<T> =>
    inTransaction(db, async (tx) => {
      const at = now();
      const windowEnd = new Date(at.getTime() + WINDOW_MS);
      const { position, writes, windowEndsAt } = await stamps.takeTurn(tx, userId, { count, now: at, windowEnd });
      if (writes > WRITES)
        throw new AppError('too_many_tries', { retryAfterSeconds: (windowEndsAt.getTime() - at.getTime()) / 1000 });
      return work({ tx, at, position });
    });

  async function assertRoom(
    { tx, position }: Turn,
    userId: string,
    { name, limit }: Limited,
    more: number,
  ): Promise<void> {
    // nobody has more records than changes
    if (position <= limit) return;
    if (await stamps.hasAtLeast(tx, userId, name, Math.max(1, limit - more + 1))) throw new AppError('collection_full');
  }

  return {
    /** One effect and one answer, however often it arrives. */
    put<Sent, Kept>(
      userId: string,
      of: SyncedCollection<Sent, Kept>,
      id: string,
      { revision: base, mutationId, deleted, value }: Write<Sent>,
    ): Promise<SyncedRecord<Kept>> {
      const said = deleted || value === null ? null : { digest: digestOf(value), kept: of.keep(value) };
      const arriving = { base, mutationId, isDeleted: said === null, digest: said?.digest ?? null };

      return inTurn(userId, 1, async (turn) => {
        const { tx, at, position } = turn;
        const standing = await stamps.find(tx, userId, of.name, id);
        const decision = decideWrite(standing, arriving);
        const answer = { id, deleted: said === null, value: said?.kept ?? null };
        if (decision.kind === 'never_here') return { ...answer, revision: Math.max(1, base), updatedAt: at };
        if (decision.kind === 'repeated') return { ...answer, revision: decision.revision, updatedAt: decision.at };
        if (standing && decision.kind !== 'apply') {
          const current = await whole(tx, userId, of, standing);
          if (decision.kind === 'already_so') return current;
          throw new AppError('conflict', { current });
        }
        if (!standing) await assertRoom(turn, userId, of, 1);

        const revision = decision.kind === 'apply' ? decision.revision : 1;
        const name = mutationId === undefined ? [] : [{ mutationId, revision, at: at.toISOString() }];
        await stamps.stamp(tx, userId, of.name, [
          {
            id,
            revision,
            position,
            isDeleted: said === null,
            digest: arriving.digest,
            arrived: [...(standing?.arrived ?? []), ...name].slice(-NAMES_REMEMBERED),
            bytes: said ? weightOf(said.kept) : 0,
            createdAt: at,
            updatedAt: at,
          },
        ]);
        if (said) await of.values.save(tx, userId, [{ id, value: said.kept }]);
        else await of.values.remove(tx, userId, [id], at);
        return { ...answer, revision, updatedAt: at };
      });
    },

    /** Undefined when there is, or was, one with that id: who asks twice does not get two. */
    add<Sent, Kept>(
      userId: string,
      of: SyncedCollection<Sent, Kept>,
      id: string,
      value: Sent,
    ): Promise<Kept | undefined> {
      const kept = of.keep(value);
      return inTurn(userId, 1, async (turn) => {
        const { tx, at, position } = turn;
        if (await stamps.find(tx, userId, of.name, id)) return undefined;
        await assertRoom(turn, userId, of, 1);
        await stamps.stamp(tx, userId, of.name, [fresh({ id, sent: value, kept }, { at, position })]);
        await of.values.save(tx, userId, [{ id, value: kept }]);
        return kept;
      });
    },

    /** True when it is deleted now, also when it already was. */
    remove<Sent, Kept>(userId: string, of: SyncedCollection<Sent, Kept>, id: string): Promise<boolean> {
      return inTurn(userId, 1, async ({ tx, at, position }) => {
        const standing = await stamps.find(tx, userId, of.name, id);
        if (!standing || standing.isDeleted) return standing !== undefined;
        await stamps.stamp(tx, userId, of.name, [changed(standing, { at, position, isDeleted: true, bytes: 0 })]);
        await of.values.remove(tx, userId, [id], at);
        return true;
      });
    },

    /** Undoes a deletion, where the feature still has the value; one that was not deleted stays as it is. */
    restore<Sent, Kept>(
      userId: string,
      of: SyncedCollection<Sent, Kept>,
      id: string,
      bringBack: (tx: Transaction) => Promise<Kept | undefined>,
    ): Promise<Kept | undefined> {
      return inTurn(userId, 1, async ({ tx, at, position }) => {
        const standing = await stamps.find(tx, userId, of.name, id);
        if (!standing) return undefined;
        if (!standing.isDeleted) return (await whole(tx, userId, of, standing)).value ?? undefined;
        const value = await bringBack(tx);
        if (value === undefined) return undefined;
        const bytes = weightOf(value);
        await stamps.stamp(tx, userId, of.name, [changed(standing, { at, position, isDeleted: false, bytes })]);
        return value;
      });
    },

    /** From a file, at once: what the person has stays as it is. */
    async bringIn<Sent, Kept>(
      userId: string,
      of: SyncedCollection<Sent, Kept>,
      records: Brought<Sent, Kept>[],
    ): Promise<void> {
      if (records.length === 0) return;
      await inTurn(userId, records.length, async (turn) => {
        const { tx, at, position: last } = turn;
        const ids = records.map(({ id }) => id);
        const found = await stamps.findAll(tx, userId, of.name, ids);
        const standing = new Map(found.map((stamp) => [stamp.id, stamp]));
        const missing = records.filter(({ id }) => standing.get(id)?.isDeleted ?? true);
        if (missing.length === 0) return;
        await assertRoom(turn, userId, of, missing.filter(({ id }) => !standing.has(id)).length);

        await stamps.stamp(
          tx,
          userId,
          of.name,
          missing.map((record, index) => {
            const grave = standing.get(record.id);
            const place = { at, position: last - missing.length + 1 + index };
            return { ...fresh(record, place), ...(grave && { revision: grave.revision + 1, arrived: grave.arrived }) };
          }),
        );
        await of.values.save(
          tx,
          userId,
          missing.map(({ id, kept }) => ({ id, value: kept })),
        );
        for (const { id, deletedAt } of missing) if (deletedAt) await of.values.remove(tx, userId, [id], deletedAt);
      });
    },

    /** The revision of each record that the person has or had, deleted ones included. */
    revisions: async (userId: string, { name }: { name: string }): Promise<Map<string, number>> => {
      const rows = await db.transaction((tx) => stamps.revisions(tx, userId, name));
      return new Map(rows.map(({ id, revision }) => [id, revision]));
    },

    /** Which of its records the person has, graves left out. */
    livingIds: (userId: string, { name }: { name: string }): Promise<Set<string>> =>
      db.transaction((tx) => stamps.living(tx, userId, name)),
  };
}

type Limited = { name: string; limit: number };
type Place = { at: Date; position: number };

async function whole<Kept>(
  tx: Transaction,
  userId: string,
  of: SyncedCollection<never, Kept>,
  { id, revision, isDeleted, updatedAt }: Pick<StampedRecord, 'id' | 'revision' | 'isDeleted' | 'updatedAt'>,
): Promise<SyncedRecord<Kept>> {
  const [found] = isDeleted ? [] : await of.values.read(tx, userId, [id]);
  return { id, revision, deleted: isDeleted, updatedAt, value: found?.value ?? null };
}

const fresh = <Sent, Kept>(
  { id, sent, kept, deletedAt = null }: Brought<Sent, Kept>,
  { at, position }: Place,
): StampedRecord => ({
  id,
  revision: 1,
  position,
  isDeleted: deletedAt !== null,
  digest: digestOf(sent),
  bytes: deletedAt === null ? weightOf(kept) : 0,
  createdAt: at,
  updatedAt: at,
});

const changed = (
  { id, revision, digest, arrived }: { id: string } & Pick<StampedRecord, 'revision' | 'digest' | 'arrived'>,
  { at, position, isDeleted, bytes }: Place & { isDeleted: boolean; bytes: number },
): StampedRecord => ({
  id,
  revision: revision + 1,
  position,
  isDeleted,
  digest: digest ?? null,
  arrived: arrived ?? [],
  bytes,
  createdAt: at,
  updatedAt: at,
});

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
const weightOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
