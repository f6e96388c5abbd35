import { setImmediate } from 'node:timers/promises';
import type { ImportableExport, ImportReport } from '@forja/contract/account-data';
import { measure, MEASURE_HELP, measures as contract, type MeasureRecord } from '@forja/contract/measures';
import type { Measure } from '@forja/domain/measures/measure';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { pageCursor } from '../../http/page-cursor.ts';
import type { Sync, SyncedCollection, Write } from '../records/records.service.ts';
import type { MeasuresRepository } from './measures.repository.ts';

const PAGE = 50;
/** Two a day for a life. */
const MOST = 50_000;
/** Measures of a file that are written at once. */
const BATCH = 500;
const DAY_MS = 86_400_000;

const cursor = pageCursor(z.tuple([z.iso.date(), z.uuid()]));

type Parts = { measures: MeasuresRepository; sync: Sync; now: () => Date };
export type MeasuresService = ReturnType<typeof createMeasuresService>;

export function createMeasuresService({ measures, sync, now }: Parts) {
  /** Today is already tomorrow further east: a day of grace. */
  const lastDay = () => new Date(now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const isToCome = ({ takenOn }: Measure) => takenOn > lastDay();

  const collection: SyncedCollection<Measure, Measure> = {
    name: contract.name,
    limit: MOST,
    keep(taken) {
      if (isToCome(taken))
        throw new AppError('invalid_input', { fields: [{ path: 'value.takenOn', message: MEASURE_HELP.takenOn }] });
      return taken;
    },
    values: measures.values,
  };

  return {
    collection,

    put: (userId: string, id: string, write: Write<Measure>) => sync.put(userId, collection, id, write),

    async list(userId: string, asked: string | undefined): Promise<{ items: MeasureRecord[]; next: string | null }> {
      const [takenOn, id] = asked === undefined ? [] : cursor.read(asked);
      const after = takenOn !== undefined && id !== undefined ? { takenOn, id } : undefined;
      const found = await measures.latest(userId, PAGE + 1, after);
      const items = found.slice(0, PAGE);
      const last = items.at(-1);
      return { items, next: last && found.length > PAGE ? cursor.written([last.value.takenOn, last.id]) : null };
    },

    measureRevisions: (userId: string) => sync.revisions(userId, collection),

    async exportMeasures(userId: string) {
      return (await measures.all(userId)).map(({ id, value }) => ({ id, ...value }));
    },

    async importMeasures(
      userId: string,
      brought: NonNullable<ImportableExport['measures']>,
      isDryRun: boolean,
    ): Promise<Omit<ImportReport['measures'], 'needs_membership'>> {
      const taken = await sync.livingIds(userId, collection);
      const report = { new: 0, already_here: 0, unreadable: 0 };
      const readable: { id: string; sent: Measure; kept: Measure }[] = [];
      for (const { id, ...figures } of brought) {
        const parsed = measure.safeParse(figures);
        if (!parsed.success || isToCome(parsed.data)) report.unreadable += 1;
        else if (taken.has(id)) report.already_here += 1;
        else {
          report.new += 1;
          taken.add(id);
          readable.push({ id, sent: parsed.data, kept: parsed.data });
        }
      }
      if (isDryRun) return report;
      for (let from = 0; from < readable.length; from += BATCH) {
        await sync.bringIn(userId, collection, readable.slice(from, from + BATCH));
        await setImmediate();
      }
      return report;
    },
  };
}
