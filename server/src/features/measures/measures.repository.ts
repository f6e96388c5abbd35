import type { Measure } from '@forja/domain/measures/measure';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { overwritten } from '../../database/overwritten.ts';
import { syncedRecordsTable as stamps } from '../records/records.table.ts';
import { measuresTable } from './measures.table.ts';

/** The last row of a page: the latest day first, and the id decides between two of the same day. */
export type Place = { takenOn: string; id: string };
type Kept = { id: string; value: Measure };

const { userId: owner, id, takenOn, systolic, diastolic } = measuresTable;
const { weightKg, chestCm, waistCm, hipsCm, thighsCm, armsCm, neckCm, calfCm, bodyFatPercent, restingPulse } =
  measuresTable;
const figures = {
  weightKg,
  chestCm,
  waistCm,
  hipsCm,
  thighsCm,
  armsCm,
  neckCm,
  calfCm,
  bodyFatPercent,
  restingPulse,
  systolic,
  diastolic,
};
const row = { id, takenOn, ...figures };

const KEY = ['userId', 'id'];

export type MeasuresRepository = ReturnType<typeof createMeasuresRepository>;

export function createMeasuresRepository(db: Database) {
  const kept = async (userId: string): Promise<Kept[]> =>
    (await db.select(row).from(measuresTable).where(eq(owner, userId)).orderBy(desc(takenOn), desc(id))).map(asKept);

  return {
    /** What the sync asks, in its transaction. */
    values: {
      async read(tx: Transaction, userId: string, ids: string[]): Promise<Kept[]> {
        const found = await tx
          .select(row)
          .from(measuresTable)
          .where(and(eq(owner, userId), inArray(id, ids)));
        return found.map(asKept);
      },

      async save(tx: Transaction, userId: string, records: Kept[]): Promise<void> {
        await tx
          .insert(measuresTable)
          .values(records.map((record) => ({ userId, ...asRow(record) })))
          .onConflictDoUpdate({ target: [owner, id], set: overwritten(measuresTable, KEY) });
      },

      async remove(tx: Transaction, userId: string, ids: string[]): Promise<void> {
        await tx.delete(measuresTable).where(and(eq(owner, userId), inArray(id, ids)));
      },
    },

    /** From just after `after`, with their stamps. */
    async latest(userId: string, limit: number, after?: Place) {
      const found = await db
        .select({ ...row, revision: stamps.revision, updatedAt: stamps.updatedAt })
        .from(measuresTable)
        .innerJoin(stamps, and(eq(stamps.userId, owner), eq(stamps.collection, 'measures'), eq(stamps.id, id)))
        .where(and(eq(owner, userId), after && sql`(${takenOn}, ${id}) < (${after.takenOn}::date, ${after.id}::uuid)`))
        .orderBy(desc(takenOn), desc(id))
        .limit(limit);
      return found.map(({ revision, updatedAt, ...rest }) => ({
        ...asKept(rest),
        revision,
        updatedAt,
        deleted: false,
      }));
    },

    all: kept,
  };
}

// Object.keys forgets the type of the keys; `figures` is written above
const FIGURES = Object.keys(figures) as (keyof typeof figures)[];

type Row = { id: string; takenOn: string } & Record<keyof typeof figures, number | null>;

/** What was not measured is left out, as it was when it was sent. */
function asKept({ id: taken, takenOn: day, systolic: high, diastolic: low, ...rest }: Row): Kept {
  const measured = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return {
    id: taken,
    value: {
      takenOn: day,
      ...measured,
      ...(high !== null && low !== null && { bloodPressure: { systolic: high, diastolic: low } }),
    },
  };
}

function asRow({ id: taken, value: { bloodPressure, ...rest } }: Kept) {
  const nothing = Object.fromEntries(FIGURES.map((name) => [name, null]));
  return { ...nothing, id: taken, ...rest, ...bloodPressure };
}
