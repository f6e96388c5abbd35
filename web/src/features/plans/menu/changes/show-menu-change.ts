import { toast } from '../../../../design/feedback/toast.ts';
import { announceStored, type StoredChange } from '../../../records/undo.queries.ts';
import { syncMessages } from '../../../../shared/records/sync.messages.ts';
import { WEEKDAYS } from '../../plans.messages.ts';
import type { WeekMenus } from '../../workers/menu-calls.ts';
import { changesMessages as messages } from './changes.messages.ts';
import { findMenuChange, mealId, type MenuChange } from './menu-change.ts';

type ShownChange = { before: WeekMenus; after: WeekMenus; day: number; change: StoredChange };

/** Scrolls to the first changed meal, announces it and offers an undo. */
export function showMenuChange({ before, after, day, change }: ShownChange): void {
  // A failed week shows its own error.
  if (!after.ok) return;
  const difference = findMenuChange(before, after, day);
  const [first] = difference.meals;
  if (!first || after.foundNothing) {
    toast({ title: messages.noneTitle, description: messages.noneLead });
    return;
  }
  const summary = document.getElementById(mealId(first.meal))?.querySelector('summary');
  summary?.scrollIntoView({ block: 'center' });
  summary?.focus({ preventScroll: true });
  announceStored(change, {
    title: describeChange(difference, day),
    description: messages.dishes(difference.meals.map(({ dish }) => dish).join(', ')),
    action: { label: syncMessages.undo, onClick: change.undo },
  });
}

function describeChange({ meals, isWholeWeek }: MenuChange, day: number): string {
  if (isWholeWeek) return messages.week;
  const [first, ...others] = meals;
  return first && others.length === 0
    ? messages.meal[first.meal]
    : messages.day(WEEKDAYS[day]?.toLowerCase() ?? '');
}
