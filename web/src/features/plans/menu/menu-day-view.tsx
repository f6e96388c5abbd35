import type { MacroPlan } from '@forja/domain/macros/macro-plan';
import type { ReactNode } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { iconRefresh } from '../../../design/icon-paths.ts';
import { toast } from '../../../design/feedback/toast.ts';
import { WEEKDAYS } from '../plans.messages.ts';
import type { MadeDay, WeekSwaps } from '../workers/menu-calls.ts';
import { anotherDay, anotherMeal, type MenuChoice, withSwappedFood } from './menu-choice.ts';
import { MenuMeals } from './menu-meals.tsx';
import { MenuTotals } from './menu-totals.tsx';
import * as styles from '../plan-view.module.css';
import { menuMessages } from './menu.messages.ts';

const messages = menuMessages.menuDayView;

type MenuDayViewProps = {
  macros: MacroPlan;
  days: readonly MadeDay[];
  day: number;
  /** Available swaps, once computed. */
  offers: WeekSwaps['offers'] | undefined;
  /** Latest choice, which may be ahead of the displayed menu. */
  choice: MenuChoice;
  choose: (next: MenuChoice) => void;
  chooseAnother: (next: MenuChoice) => void;
  busy: boolean;
  children: ReactNode;
};

export function MenuDayView({
  macros,
  days,
  day,
  offers = {},
  choice,
  choose,
  chooseAnother,
  busy,
  children,
}: MenuDayViewProps) {
  const menuDay = days[day];
  if (!menuDay) return null;
  return (
    <>
      <MenuMeals
        menuDay={menuDay}
        weekday={day}
        offers={offers}
        busy={busy}
        onAnother={(meal) => chooseAnother(anotherMeal(choice, day, meal))}
        onSwap={({ meal, slot, from, to }) => {
          choose(withSwappedFood(choice, { day, meal, slot, foodId: to.foodId }));
          toast({
            title: messages.swapped,
            description: messages.swappedDetail(to.name, from.toLowerCase()),
          });
        }}
      />
      <MenuTotals totals={menuDay.totals} targets={menuDay} macros={macros} />
      <div className={styles.entry}>
        <div className={styles.actions}>
          <Button
            icon={iconRefresh}
            busy={busy}
            onClick={() => chooseAnother(anotherDay(choice, day))}
          >
            {messages.otherOption}
            {WEEKDAYS[day]?.toLowerCase()}
          </Button>
          {children}
        </div>
      </div>
    </>
  );
}
