import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ImportableExport, ImportReport } from '@forja/contract/account-data';
import type { FieldError } from '@forja/contract/errors';
import { planInput } from '@forja/contract/plan-input';
import type { PlanSummary, SavedPlan } from '@forja/contract/plans';
import { compoundById } from '@forja/domain/compounds/compounds.data';
import { foodById } from '@forja/domain/foods/foods';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';
import { AppError } from '../../http/app-error.ts';
import { readCursor, written } from './page-cursor.ts';
import { summaryOf } from './plan-summary.ts';
import type { PlansRepository } from './plans.repository.ts';

const PAGE = 20;
const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;
/** Plans made between two turns of the event loop: other people's requests do not wait for a whole file. */
const BREATH = 10;

export type PlansService = ReturnType<typeof createPlansService>;

export function createPlansService({ plans, now }: { plans: PlansRepository; now: () => Date }) {
  const undoLimit = () => new Date(now().getTime() - UNDO_DAYS * DAY_MS);

  return {
    async create(
      userId: string,
      { id = randomUUID(), ...input }: PlanInput & { id?: string | undefined },
    ): Promise<SavedPlan> {
      assertKnown(input);
      const outcome = generatePlan(input);
      if (!outcome.ok) {
        throw new AppError('risk_blocks_plan', {
          fields: outcome.reasons.map(({ code, text }) => ({ path: code, message: text })),
        });
      }
      const { plan } = outcome;
      const made = { id, createdAt: now(), engineVersion: plan.engineVersion, plan, ...summaryOf(plan) };
      // the same id again is the same tap sent twice: what was saved the first time stands
      return (await plans.add(userId, made)) ?? orNotFound(await plans.find(userId, id));
    },

    async list(userId: string, cursor: string | undefined): Promise<{ items: PlanSummary[]; next: string | null }> {
      const found = await plans.newest(userId, PAGE + 1, cursor === undefined ? undefined : readCursor(cursor));
      const items = found.slice(0, PAGE);
      const last = items.at(-1);
      return { items, next: last && found.length > PAGE ? written(last) : null };
    },

    read: async (userId: string, id: string): Promise<SavedPlan> => orNotFound(await plans.find(userId, id)),

    async remove(userId: string, id: string): Promise<void> {
      if (!(await plans.markDeleted(userId, id, now()))) throw new AppError('plan_not_found');
    },

    restore: async (userId: string, id: string): Promise<SavedPlan> =>
      orNotFound(await plans.restore(userId, id, undoLimit())),

    exportPlans: (userId: string) => plans.all(userId),

    /** The server computes also here: of each plan only what it was asked counts, never its figures. */
    async importPlans(
      userId: string,
      brought: ImportableExport['plans'],
      isDryRun: boolean,
    ): Promise<ImportReport['plans']> {
      const taken = await plans.ids(userId);
      const report: ImportReport['plans'] = [];
      for (const [index, { id, createdAt, plan, deletedAt }] of brought.entries()) {
        if (index % BREATH === BREATH - 1) await setImmediate();
        const { outcome, reason, made } = taken.has(id) ? HERE : remade(plan);
        taken.add(id);
        if (made && !isDryRun) {
          await plans.add(userId, {
            id,
            createdAt: createdAt > now() ? now() : createdAt,
            deletedAt: deletedAt ?? null,
            engineVersion: made.engineVersion,
            plan: made,
            ...summaryOf(made),
          });
        }
        report.push({ id, createdAt, outcome, reason });
      }
      return report;
    },

    /** Ends what can no longer be brought back. */
    forgetDeleted: (): Promise<void> => plans.forgetDeleted(undoLimit()),
  };
}

type Brought = { outcome: ImportReport['plans'][number]['outcome']; reason: string | null; made?: Plan };

const HERE: Brought = { outcome: 'already_here', reason: null };

function remade({ input, engineVersion }: ImportableExport['plans'][number]['plan']): Brought {
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

function orNotFound(plan: SavedPlan | undefined): SavedPlan {
  if (!plan) throw new AppError('plan_not_found');
  return plan;
}

/** The lists of the domain are too heavy for the contract, which also runs in the browser's forms. */
function assertKnown(input: PlanInput): void {
  const fields = unknownIn(input);
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
}

function unknownIn({ chemistry, foodsToAvoid }: PlanInput): FieldError[] {
  return [
    ...unknownOf(chemistry?.compounds, compoundById).map((index) => ({
      path: `chemistry.compounds.${index}`,
      message: 'Esa sustancia no está en el glosario.',
    })),
    ...unknownOf(foodsToAvoid, foodById).map((index) => ({
      path: `foodsToAvoid.${index}`,
      message: 'Esa comida no está en la tabla.',
    })),
  ];
}

const unknownOf = (ids: readonly string[] = [], find: (id: string) => unknown): number[] =>
  ids.flatMap((id, index) => (find(id) === undefined ? [index] : []));
