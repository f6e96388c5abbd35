import type { PlanChoice } from '@forja/contract/plan-choices';
import type { StoredChange } from '../../../shared/stored-change.ts';
import { FIRST_WEEK, isFirstWeek } from '../menu/menu-choice.ts';
import { isVariant, SAVED_WEEK } from '../week/week-variant.ts';

/** The plan as it was made. */
export const NOTHING_CHOSEN: PlanChoice = { week: SAVED_WEEK, menu: FIRST_WEEK };

export const isNothingChosen = ({ week, menu }: PlanChoice): boolean =>
  !isVariant(week) && week.week === SAVED_WEEK.week && isFirstWeek(menu);

/** How a plan page reads and stores what is chosen in it. */
export type PlanChoices = {
  choice: PlanChoice;
  choose: (change: Partial<PlanChoice>) => StoredChange;
  /** Where it is stored, as people read it. */
  storage: string;
};
