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

/** Plans are deterministic, so they are never merged, and unused ones are dropped. */
const FROM_ENGINE = { structuralSharing: false, gcTime: 0 } as const;

export const madePlanQuery = (input: PlanInput | undefined) =>
  queryOptions({
    ...FROM_ENGINE,
    queryKey: ['made plan', input],
    queryFn: input ? () => askWorker('plan', input) : skipToken,
  });

/**
 * Recomputes a saved plan with the current engine, or with other answers, and lists the
 * differences.
 */
export const recomputedPlanQuery = (plan: Plan, input: PlanInput) =>
  queryOptions({
    ...FROM_ENGINE,
    queryKey: ['recomputed plan', plan.engineVersion, plan.input, input],
    queryFn: () => askWorker('recomputed', { plan, input }),
  });

const NO_STOPS: readonly Notice[] = [];

/** Stops of the current engine missing from an older plan. */
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

export const figureMovesQuery = (input: PlanInput, path: FigurePath) =>
  queryOptions({
    ...FROM_ENGINE,
    queryKey: ['figure moves', input, path],
    queryFn: () => askWorker('moves', { input, path }),
  });

/** Keeps the previous plan until the next one is ready. */
export const usePreview = (input: PlanInput | undefined) =>
  useQuery({ ...madePlanQuery(input), ...(input && { placeholderData: keepPreviousData }) });

/** Risk level per kind of plan, for complete answers. */
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
  /** Keeps the previous training until the next one is ready; absent before the first. */
  training: TrainingPlan | undefined;
  /** Describes the displayed training, which may lag behind the choice. */
  isVariant: boolean;
  isBusy: boolean;
  isError: boolean;
  retry: () => void;
};

/** The saved training, or one recomputed for a variant. */
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

/** Menu of a day with the person's changes. Null when its week has none. */
export function useMenuOfDay({ id, plan }: { id: string; plan: Plan }, day: string) {
  const { choice, isPending } = usePlanChoices(id);
  // Noon exists on every day in every time zone.
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
