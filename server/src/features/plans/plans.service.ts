import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ImportableExport, ImportReport } from '@forja/contract/account-data';
import type { FieldError } from '@forja/contract/errors';
import { planInput } from '@forja/contract/plan-input';
import { type PlanRecord, plans as contract, type PlanSummary, type SavedPlan } from '@forja/contract/plans';
import { instant } from '@forja/contract/common';
import { compoundById } from '@forja/domain/compounds/compounds.data';
import { foodById } from '@forja/domain/foods/foods';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { ENGINE_VERSION, generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';
import { knownLift } from '@forja/domain/training/known-lifts';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { pageCursor } from '../../http/page-cursor.ts';
import type { Brought, Sync, SyncedCollection, Write } from '../records/records.service.ts';
import type { PlansRepository } from './plans.repository.ts';

const PAGE = 20;
const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;
/** Each weighs as much as a book page of figures: more than anybody reads. */
const MOST = 2_000;
/** Plans made between two turns of the event loop: other people's requests do not wait for a whole file. */
const BREATH = 10;

const cursor = pageCursor(z.tuple([instant, z.uuid()]));

type Sent = z.output<typeof contract.sent>;
type Kept = Omit<SavedPlan, 'id'>;
type Parts = { plans: PlansRepository; sync: Sync; now: () => Date };

export type PlansService = ReturnType<typeof createPlansService>;

export function createPlansService({ plans, sync, now }: Parts) {
  const undoLimit = () => new Date(now().getTime() - UNDO_DAYS * DAY_MS);
  /** The clock of a device may be ahead. */
  const notLater = (at: Date) => (at > now() ? now() : at);

  const collection: SyncedCollection<Sent, Kept> = {
    name: contract.name,
    limit: MOST,
    /** Never what the device made: what this engine makes of the same person. */
    keep({ createdAt, input }) {
      assertKnown(input, 'value.input.');
      return { createdAt: notLater(createdAt), plan: planFor(input) };
    },
    values: plans.values,
  };

  return {
    collection,

    async create(
      userId: string,
      { id = randomUUID(), ...input }: PlanInput & { id?: string | undefined },
    ): Promise<SavedPlan> {
      assertKnown(input);
      const sent = { createdAt: now(), input, engineVersion: ENGINE_VERSION };
      const added = await sync.add(userId, collection, id, sent);
      // the same id again is the same tap sent twice: what was saved the first time stands
      return added ? { id, ...added } : orNotFound(await plans.find(userId, id));
    },

    put: (userId: string, id: string, write: Write<Sent>): Promise<PlanRecord> =>
      sync.put(userId, collection, id, write),

    async list(userId: string, asked: string | undefined): Promise<{ items: PlanSummary[]; next: string | null }> {
      const [createdAt, id] = asked === undefined ? [] : cursor.read(asked);
      const after = createdAt && id !== undefined ? { createdAt, id } : undefined;
      const found = await plans.newest(userId, PAGE + 1, after);
      const items = found.slice(0, PAGE);
      const last = items.at(-1);
      return { items, next: last && found.length > PAGE ? cursor.written([last.createdAt, last.id]) : null };
    },

    read: async (userId: string, id: string): Promise<SavedPlan> => orNotFound(await plans.find(userId, id)),

    async remove(userId: string, id: string): Promise<void> {
      if (!(await sync.remove(userId, collection, id))) throw new AppError('plan_not_found');
    },

    async restore(userId: string, id: string): Promise<SavedPlan> {
      const kept = await sync.restore(userId, collection, id, (tx) => plans.undelete(tx, userId, id, undoLimit()));
      return orNotFound(kept && { id, ...kept });
    },

    exportPlans: (userId: string) => plans.all(userId),
    planRevisions: (userId: string) => sync.revisions(userId, collection),

    /** The server computes also here: of each plan only what it was asked counts, never its figures. */
    async importPlans(
      userId: string,
      brought: ImportableExport['plans'],
      isDryRun: boolean,
    ): Promise<ImportReport['plans']> {
      const living = await sync.livingIds(userId, collection);
      // deleted here and in the file: the file asks for nothing
      const deleted = await plans.ids(userId);
      const isHere = (id: string, wasDeleted: boolean) => living.has(id) || (wasDeleted && deleted.has(id));
      const report: ImportReport['plans'] = [];
      let batch: Brought<Sent, Kept>[] = [];
      const write = async () => {
        if (!isDryRun) await sync.bringIn(userId, collection, batch);
        batch = [];
        await setImmediate();
      };
      for (const { id, createdAt, plan, deletedAt } of brought) {
        const { outcome, reason, made } = isHere(id, Boolean(deletedAt)) ? HERE : remade(plan);
        if (made) {
          living.add(id);
          const sent = { createdAt: notLater(createdAt), input: made.input, engineVersion: made.engineVersion };
          const kept = { createdAt: sent.createdAt, plan: made };
          batch.push({ id, sent, kept, deletedAt: deletedAt ?? null });
        }
        report.push({ id, createdAt, outcome, reason });
        if (batch.length === BREATH) await write();
      }
      await write();
      return report;
    },

    /** Ends what can no longer be brought back. */
    forgetDeleted: (): Promise<void> => plans.forgetDeleted(undoLimit()),
  };
}

type Remade = { outcome: ImportReport['plans'][number]['outcome']; reason: string | null; made?: Plan };

const HERE: Remade = { outcome: 'already_here', reason: null };

function remade({ input, engineVersion }: ImportableExport['plans'][number]['plan']): Remade {
  const person = planInput.safeParse(input);
  if (!person.success || unknownIn(person.data).length > 0)
    return { outcome: 'unreadable', reason: 'Los datos de este plan no se entienden.' };
  const outcome = generatePlan(person.data);
  if (!outcome.ok) return { outcome: 'refused', reason: outcome.reasons[0]?.text ?? null };
  const isSame = engineVersion === outcome.plan.engineVersion;
  return isSame
    ? { outcome: 'new', reason: null, made: outcome.plan }
    : {
        outcome: 'remade',
        reason: 'Es de otra versión de Forja: lo calculamos de nuevo con las reglas de hoy.',
        made: outcome.plan,
      };
}

function planFor(input: PlanInput): Plan {
  const outcome = generatePlan(input);
  if (outcome.ok) return outcome.plan;
  throw new AppError('risk_blocks_plan', {
    fields: outcome.reasons.map(({ code, text }) => ({ path: code, message: text })),
  });
}

function orNotFound(plan: SavedPlan | undefined): SavedPlan {
  if (!plan) throw new AppError('plan_not_found');
  return plan;
}

/** The lists of the domain are too heavy for the contract, which also runs in the browser's forms. */
function assertKnown(input: PlanInput, where = ''): void {
  const fields = unknownIn(input).map(({ path, message }) => ({ path: where + path, message }));
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
}

function unknownIn({ chemistry, foodsToAvoid, lifts = [] }: PlanInput): FieldError[] {
  return [
    ...unknownOf(chemistry?.compounds, compoundById).map((index) => ({
      path: `chemistry.compounds.${index}`,
      message: 'Esa sustancia no está en el glosario.',
    })),
    ...unknownOf(foodsToAvoid, foodById).map((index) => ({
      path: `foodsToAvoid.${index}`,
      message: 'Esa comida no está en la tabla.',
    })),
    ...unknownOf(
      lifts.map(({ exerciseId }) => exerciseId),
      knownLift,
    ).map((index) => ({
      path: `lifts.${index}.exerciseId`,
      message: 'Ese ejercicio no es de los que podés contar.',
    })),
  ];
}

const unknownOf = (ids: readonly string[] = [], find: (id: string) => unknown): number[] =>
  ids.flatMap((id, index) => (find(id) === undefined ? [index] : []));
