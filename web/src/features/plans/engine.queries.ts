import type { Notice } from '@forja/domain/evidence/notice';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import type { PlanInput } from '@forja/domain/person/plan-input';
import type { Menu } from '@forja/domain/menu/menu';
import type { Plan } from '@forja/domain/plan/plan';
import type { FigurePath } from '@forja/domain/plan/sensitivity/figure-path';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlanChoices } from './choices/plan-choices.queries.ts';
import { getWeekdayIndex } from './weekday-index.ts';
import { askWorker } from './workers/ask-worker.ts';
import type { WeekMenus } from './workers/menu-calls.ts';
import type { TaskAnswer, TaskCall } from './workers/plan-tasks.ts';
import { toWeekCall } from './workers/week-call.ts';

/** The same answers always give the same plan: two plans are never merged, and one that nobody shows is dropped. */
const FROM_ENGINE = { structuralSharing: false, gcTime: 0 } as const;

/** The plan of a person. Without an input there is nothing to make. */
export const madePlanQuery = (input: PlanInput | undefined) =>
  queryOptions({
    ...FROM_ENGINE,
    queryKey: ['made plan', input],
    queryFn: input ? () => askWorker('plan', input) : skipToken,
  });

/** The plan of today's engine for the answers of a saved one, or for others, and what is different in it. */
export const recomputedPlanQuery = (plan: Plan, input: PlanInput) =>
  queryOptions({
    ...FROM_ENGINE,
    queryKey: ['recomputed plan', plan.engineVersion, plan.input, input],
    queryFn: () => askWorker('recomputed', { plan, input }),
  });

const NO_STOPS: readonly Notice[] = [];

/** What stops the person of a plan of an older engine that it did not say. One of today says all. */
export function useEarlierStops(plan: Plan | undefined): {
  stops: readonly Notice[];
  isPending: boolean;
} {
  const isOlder = plan !== undefined && plan.engineVersion !== ENGINE_VERSION;
  const { data, isLoading } = useQuery({
    ...FROM_ENGINE,
    queryKey: ['earlier stops', plan?.engineVersion, plan?.input],
    queryFn: isOlder
      ? async () => (await askWorker('recomputed', { plan, input: plan.input })).stops
      : skipToken,
  });
  return { stops: data ?? NO_STOPS, isPending: isLoading };
}

/** What would move a figure of the plan of a person. */
export const figureMovesQuery = (input: PlanInput, path: FigurePath) =>
  queryOptions({
    ...FROM_ENGINE,
    queryKey: ['figure moves', input, path],
    queryFn: () => askWorker('moves', { input, path }),
  });

/** The plan of what was typed so far. The one before stays until the next one is ready. */
export const usePreview = (input: PlanInput | undefined) =>
  useQuery({ ...madePlanQuery(input), ...(input && { placeholderData: keepPreviousData }) });

/** The level of risk that each kind of plan would have, for those with all their answers. */
export const useRiskLevels = (
  inputs: TaskCall<'riskLevels'>,
): TaskAnswer<'riskLevels'> | undefined =>
  useQuery({
    ...FROM_ENGINE,
    queryKey: ['risk levels', inputs],
    queryFn: () => askWorker('riskLevels', inputs),
    placeholderData: keepPreviousData,
  }).data;

export type CurrentTraining = {
  /** What was on screen stays until the next one is ready; absent before the first one. */
  training: TrainingPlan | undefined;
  /** Of the training that is on screen, which may be behind what was chosen. */
  isVariant: boolean;
  isBusy: boolean;
  isError: boolean;
  retry: () => void;
};

/** The training of the plan as it was saved, unless a variant was chosen: then it is made again from its answers. */
export function useTraining(
  { input, training }: Pick<Plan, 'input' | 'training'>,
  variant: Omit<TaskCall<'training'>, 'input'> | undefined,
): CurrentTraining {
  const changed = useQuery({
    ...FROM_ENGINE,
    queryKey: ['training', input, variant],
    queryFn: variant ? () => askWorker('training', { input, ...variant }) : skipToken,
  });
  const [last, setLast] = useState<TrainingPlan>();
  const current = variant ? (changed.data ?? last) : training;
  if (current !== last) setLast(current);
  return {
    training: current,
    isVariant: current !== training,
    isBusy: changed.isFetching,
    isError: variant !== undefined && changed.isError,
    retry: () => void changed.refetch(),
  };
}

/** What the plan says to eat on a day, with what the person changed of it. Null where its week has no menu. */
export function useMenuOfDay({ id, plan }: { id: string; plan: Plan }, day: string) {
  const { choice, isPending } = usePlanChoices(id);
  // Noon exists on every day of every time zone.
  const noon = new Date(`${day}T12:00:00`);
  const call = toWeekCall(plan, choice.menu, noon.getMonth() + 1);
  const { data, error, refetch } = useQuery({
    queryKey: ['menus of days', id, call],
    queryFn: isPending ? skipToken : () => askWorker('menus', call),
    structuralSharing: false,
  });
  return {
    menu: data && findDayMenu(data, getWeekdayIndex(noon)),
    error,
    retry: () => void refetch(),
  };
}

const findDayMenu = (week: WeekMenus, weekday: number): Menu | null =>
  week.ok ? (week.days[weekday]?.menu ?? null) : null;
