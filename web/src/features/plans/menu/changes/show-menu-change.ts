import { toast } from '../../../../design/feedback/toast.ts';
import { syncMessages } from '../../../../shared/records/sync.messages.ts';
import { WEEKDAYS } from '../../plans.messages.ts';
import type { WeekMenus } from '../../workers/menu-calls.ts';
import { changesMessages as messages } from './changes.messages.ts';
import { findMenuChange, mealId, type MenuChange } from './menu-change.ts';

type ShownChange = { before: WeekMenus; after: WeekMenus; day: number; undo: () => void };

/** Scrolls to the first changed meal, announces it and offers an undo. */
export function showMenuChange({ before, after, day, undo }: ShownChange): void {
  // A failed week shows its own error.
  if (!after.ok) return;
  const change = findMenuChange(before, after, day);
  const [first] = change.meals;
  if (!first || after.foundNothing) {
    toast({ title: messages.noneTitle, description: messages.noneLead });
    return;
  }
  const summary = document.getElementById(mealId(first.meal))?.querySelector('summary');
  summary?.scrollIntoView({ block: 'center' });
  summary?.focus({ preventScroll: true });
  toast({
    title: describeChange(change, day),
    description: messages.dishes(change.meals.map(({ dish }) => dish).join(', ')),
    action: { label: syncMessages.undo, onClick: undo },
  });
}

function describeChange({ meals, isWholeWeek }: MenuChange, day: number): string {
  if (isWholeWeek) return messages.week;
  const [first, ...others] = meals;
  return first && others.length === 0
    ? messages.meal[first.meal]
    : messages.day(WEEKDAYS[day]?.toLowerCase() ?? '');
}
