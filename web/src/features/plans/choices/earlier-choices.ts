import { planChoices } from '@forja/contract/plan-choices';
import type { PlanChoice } from '@forja/contract/plan-choices';
import { deviceStore } from '../../../shared/device-store.ts';
import { parseJson } from '../../../shared/parse-json.ts';
import { NOTHING_CHOSEN } from './plan-choice.ts';

/** Keys of versions before 2026-11-24, which stored choices on one device only. */
const menuKey = (planId: string) => `forja-plan-menu-${planId}` as const;
const weekKey = (planId: string) => `forja-plan-semana-${planId}` as const;

/** Undefined without a readable choice of an earlier version. */
export function readEarlierChoice(planId: string): PlanChoice | undefined {
  const [menu, week] = [menuKey(planId), weekKey(planId)].map((key) =>
    parseJson(deviceStore.get(key)),
  );
  if (!menu && !week) return undefined;
  return planChoices.stored.safeParse({
    menu: menu ?? NOTHING_CHOSEN.menu,
    week: week ?? NOTHING_CHOSEN.week,
  }).data;
}

export const forgetEarlierChoice = (planId: string): void =>
  deviceStore.remove(menuKey(planId), weekKey(planId));
