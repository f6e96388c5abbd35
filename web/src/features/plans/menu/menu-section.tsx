import type { Plan } from '@forja/domain/plan/plan';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import type { StoredChange } from '../../records/undo.queries.ts';
import { askWorker } from '../workers/ask-worker.ts';
import type { WeekMenus } from '../workers/menu-calls.ts';
import {
  anotherWeekOfMenus,
  FIRST_WEEK,
  isFirstWeek,
  type MenuChoice,
  withSwappedFood,
} from './menu-choice.ts';
import { MenuCoverage } from './menu-coverage.tsx';
import { MenuDayView } from './menu-day-view.tsx';
import { MenuDays } from './menu-days.tsx';
import { getWeekdayIndex } from '../weekday-index.ts';
import { MenuRefused } from './menu-refused.tsx';
import { toWeekCall } from '../workers/week-call.ts';
import { MenuSkeleton } from './menu-skeleton.tsx';
import { Notices } from '../risk/notices.tsx';
import { ShoppingCard } from './shopping-card.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { useAfterChange } from '../../../shared/use-after-change.ts';
import { showMenuChange } from './changes/show-menu-change.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { menuMessages } from './menu.messages.ts';

const messages = menuMessages.menuSection;

/** The displayed week belongs to this choice until the next one is ready. */
type ShownWeek = { week: WeekMenus; choice: MenuChoice };

type MenuSectionProps = {
  plan: Plan;
  planId: string;
  choice: MenuChoice;
  /** Name of the storage in the interface. */
  storage: string;
  choose: (next: MenuChoice) => StoredChange;
};

/** Computed when the section comes near the viewport. */
export function MenuSection({ plan, planId, choice, storage, choose }: MenuSectionProps) {
  const [now] = useState(() => new Date());
  const today = getWeekdayIndex(now);
  const [day, chooseDay] = useState(today);
  const [readyDays, setReadyDays] = useState(0);
  const call = toWeekCall(plan, choice, now.getMonth() + 1);
  const weekQuery = useQuery({
    queryKey: ['week of menus', planId, call],
    queryFn: async (): Promise<ShownWeek> => {
      setReadyDays(0);
      return { week: await askWorker('menus', call, setReadyDays), choice };
    },
    placeholderData: (before: ShownWeek | undefined) => before,
  });
  // A query renders in one task, which blocks input on a slow phone.
  const visible = useDeferredValue(weekQuery.data);
  const week = visible?.week;
  const isBusy = weekQuery.isFetching || visible !== weekQuery.data;
  const isReady = week?.ok === true && !isBusy && !weekQuery.isPlaceholderData;
  const swaps = useQuery({
    queryKey: ['swaps of menus', planId, call, day],
    queryFn: () => askWorker('swaps', { ...call, day }),
    enabled: isReady,
  });
  const afterChange = useAfterChange(visible);
  const changed = visible !== undefined && !isFirstWeek(visible.choice);

  /** Another option replaces the menu in place, with an undo. */
  function chooseAnother(next: MenuChoice): void {
    const before = week;
    const change = choose(next);
    afterChange((result) => {
      if (before && result) showMenuChange({ before, after: result.week, day, change });
    });
  }

  const firstMenu = changed && (
    <Button variant="text" onClick={() => choose(FIRST_WEEK)}>
      {messages.firstMenu}
    </Button>
  );
  return (
    <section id="menu" className={classNames(styles.stack, styles.beside)} aria-labelledby="menu-t">
      <div className={classNames(cardStyles.root, cardStyles.plain)} aria-busy={isBusy}>
        <div className={cardStyles.header}>
          <div>
            <h2 id="menu-t">{messages.title}</h2>
            <p className={textStyles.secondary}>
              {messages.lead} <TextBadge title={messages.menu} basis="forja_rule" keys={[]} />
            </p>
          </div>
        </div>
        {weekQuery.isError ? (
          <div className={styles.entry}>
            <Alert
              kind="error"
              title={messages.failed}
              actions={<Button onClick={() => void weekQuery.refetch()}>{messages.retry}</Button>}
            >
              {messages.goalsAbove}
            </Alert>
          </div>
        ) : !week ? (
          <MenuSkeleton readyDays={readyDays} />
        ) : week.ok ? (
          <>
            <MenuDays days={week.days} today={today} selectedDay={day} onSelect={chooseDay} />
            <MenuDayView
              // Each day has its own dialog state.
              key={day}
              macros={plan.macros}
              days={week.days}
              day={day}
              offers={isReady ? swaps.data?.offers : undefined}
              choice={choice}
              choose={choose}
              chooseAnother={chooseAnother}
              busy={isBusy}
            >
              <Button busy={isBusy} onClick={() => chooseAnother(anotherWeekOfMenus(choice))}>
                {messages.otherWeek}
              </Button>
              {firstMenu}
            </MenuDayView>
          </>
        ) : (
          <>
            <MenuRefused relax={week.relax} />
            {firstMenu}
          </>
        )}
        {week && (
          <p className={classNames(styles.entry, textStyles.label)} data-off-paper>
            {storage}
          </p>
        )}
      </div>
      {week && week.notices.length > 0 && <Notices notices={week.notices} />}
      {week?.ok && (
        <MenuCoverage
          coverage={week.coverage}
          closing={isReady ? swaps.data?.closing : undefined}
          day={day}
          onSwap={({ meal, slot, to }) =>
            choose(withSwappedFood(choice, { day, meal, slot, foodId: to.foodId }))
          }
        />
      )}
      {week?.ok && <ShoppingCard shopping={week.shopping} />}
    </section>
  );
}
