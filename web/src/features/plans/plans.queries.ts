import { ERRORS } from '@forja/contract/errors';
import type { PlanSummary } from '@forja/contract/plans';
import type { HealthLine } from '@forja/domain/clinical/health-line';
import { outlineOfPlan } from '@forja/domain/plan/outline-of-plan';
import type { Plan } from '@forja/domain/plan/plan';
import { useMutation, useQuery } from '@tanstack/react-query';
import { date } from '../../design/format.ts';
import { RequestError } from '../../shared/request-error.ts';
import { declareCollection } from '../../shared/records/collection.ts';
import { openRecordStore } from '../../shared/records/open-record-store.ts';
import type { Kept } from '../../shared/records/record-store.ts';
import { recordQuery, recordsQuery, useLookForChanges } from '../../shared/records/use-records.ts';
import { useUserId } from '../identity/session.queries.ts';

import { planTitle } from './plan-title.ts';

type PlanOnDevice = { createdAt: Date; plan: Plan };
type PlanOnWire = { createdAt: string; plan: Plan };

/** How plans live on the device: whole, so that they open without signal; the server makes its own from what was asked. */
export const plansOnDevice = declareCollection<PlanOnDevice>({
  name: 'plans',
  read: (kept) => (isPlan(kept) ? { createdAt: new Date(kept.createdAt), plan: kept.plan } : undefined),
  written: ({ createdAt, plan }) => ({ createdAt: createdAt.toISOString(), plan }) satisfies PlanOnWire,
  sent: (kept) =>
    isPlan(kept) && { createdAt: kept.createdAt, input: kept.plan.input, engineVersion: kept.plan.engineVersion },
  called: ({ createdAt, plan }) => `${planTitle(plan.input)}, del ${date(createdAt)}`,
  order: ({ createdAt }) => createdAt.toISOString(),
  merge: 'whole',
});

/** Its outline: the engine made it, and the one that reads it may be another version. */
const isPlan = (kept: unknown): kept is PlanOnWire =>
  typeof kept === 'object' &&
  kept !== null &&
  'createdAt' in kept &&
  typeof kept.createdAt === 'string' &&
  'plan' in kept &&
  typeof kept.plan === 'object' &&
  kept.plan !== null &&
  'engineVersion' in kept.plan &&
  'input' in kept.plan;

export type ListedPlan = PlanSummary &
  Pick<Kept<unknown>, 'where' | 'refusal' | 'copyOf'> & {
    /** Absent in a plan of an engine that did not look at health. */
    health: HealthLine | undefined;
  };

/** The person's plans, the newest first. */
export function usePlans() {
  const userId = useUserId();
  useLookForChanges(userId);
  return useQuery({
    ...recordsQuery(userId, plansOnDevice),
    select: (kept): ListedPlan[] =>
      kept.map(({ id, value, ...state }) => ({
        id,
        createdAt: value.createdAt,
        ...outlineOfPlan(value.plan),
        health: value.plan.health,
        ...state,
      })),
  });
}

/** Null when it is nowhere that this device can see. */
export const usePlan = (id: string) => useQuery(recordQuery(useUserId(), { collection: plansOnDevice, id }));

type ToSave = { id: string; plan: Plan; createdAt?: Date };

/** Kept on the device at once; with signal, refused here and now by the server if it refuses. */
export function useSavePlan() {
  const userId = useUserId();
  return useMutation({
    mutationFn: async ({ id, plan, createdAt = new Date() }: ToSave) => {
      const data = await ofPerson(userId);
      await data.save(plansOnDevice, id, { createdAt, plan });
      await Promise.race([data.sync(), patience()]);
      const kept = await data.one(plansOnDevice, id);
      const refusal = data.status.current().isSignedOut ? NOT_SIGNED_IN : kept?.refusal;
      if (refusal) {
        await data.discard(plansOnDevice.name, id);
        throw new RequestError(refusal.status, refusal.message.replace(/^\d{3}: /, ''), '');
      }
      return { id };
    },
  });
}

/** Longer than a good signal takes; then it is on the phone, and the rest comes by itself. */
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4000));

const NOT_SIGNED_IN = {
  status: ERRORS.not_signed_in.status,
  message: JSON.stringify({ success: false, code: 'not_signed_in', message: ERRORS.not_signed_in.message }),
};

export function useDeletePlan() {
  const userId = useUserId();
  return useMutation({
    mutationFn: async (id: string) => {
      const data = await ofPerson(userId);
      const kept = await data.one(plansOnDevice, id);
      await data.remove(plansOnDevice, id);
      return kept?.value;
    },
  });
}

export function useRestorePlan() {
  const userId = useUserId();
  return useMutation({
    mutationFn: async ({ id, plan }: { id: string; plan: PlanOnDevice }) =>
      (await ofPerson(userId)).restore(plansOnDevice, id, plan),
  });
}

function ofPerson(userId: string | undefined) {
  if (userId === undefined) throw new RequestError(NOT_SIGNED_IN.status, NOT_SIGNED_IN.message, '');
  return openRecordStore(userId);
}
