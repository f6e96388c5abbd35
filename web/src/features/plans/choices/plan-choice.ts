import type { PlanChoice } from '@forja/contract/plan-choices';
import type { StoredChange } from '../../records/undo.queries.ts';
import { FIRST_WEEK, isFirstWeek } from '../menu/menu-choice.ts';
import { isVariant, SAVED_WEEK } from '../week/week-variant.ts';

/** The plan as generated. */
export const NOTHING_CHOSEN: PlanChoice = { week: SAVED_WEEK, menu: FIRST_WEEK };

export const isNothingChosen = ({ week, menu }: PlanChoice): boolean =>
  !isVariant(week) && week.week === SAVED_WEEK.week && isFirstWeek(menu);

export type PlanChoices = {
  choice: PlanChoice;
  choose: (change: Partial<PlanChoice>) => StoredChange;
  /** Name of the storage in the interface. */
  storage: string;
};
