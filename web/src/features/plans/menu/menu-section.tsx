import type { Plan } from '@forja/domain/plan/plan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { menuKey } from '../plan-on-device.ts';
import { askForSwaps, askForWeek } from '../workers/ask-menu-worker.ts';
import type { MenuChoice, WeekMenus } from '../workers/menu-calls.ts';
import { anotherWeekOfMenus, FIRST_WEEK, isFirstWeek, readMenuChoice, withSwappedFood } from './menu-choice.ts';
import { MenuCoverage } from './menu-coverage.tsx';
import { MenuDayView } from './menu-day-view.tsx';
import { MenuDays, todayOf } from './menu-days.tsx';
import { MenuRefused } from './menu-refused.tsx';
import { weekCallOf } from './menu-request.ts';
import { MenuSkeleton } from './menu-skeleton.tsx';
import { Notices } from '../risk/notices.tsx';
import { ShoppingCard } from './shopping-card.tsx';
import { TextStamp } from '../sources/stamp.tsx';
import { useNearView } from '../use-near-view.ts';
import { useRemembered } from '../use-remembered.ts';

/** What is on screen is of the choice that made it, until the next one is ready. */
type ShownWeek = { week: WeekMenus; choice: MenuChoice };

/** What to eat to reach the targets: seven days, made when they come near the screen. */
export function MenuSection({ plan, planId }: { plan: Plan; planId: string }) {
  const [choice, choose] = useRemembered(menuKey(planId), readMenuChoice);
  const [now] = useState(() => new Date());
  const today = todayOf(now);
  const [day, chooseDay] = useState(today);
  const [made, setMade] = useState(0);
  const [place, near] = useNearView<HTMLElement>();
  const call = weekCallOf(plan, choice, now.getMonth() + 1);
  const shown = useQuery({
    queryKey: ['week of menus', planId, call],
    queryFn: async (): Promise<ShownWeek> => {
      setMade(0);
      return { week: await askForWeek(call, setMade), choice };
    },
    enabled: near,
    placeholderData: (before: ShownWeek | undefined) => before,
  });
  const week = shown.data?.week;
  const isReady = week?.ok === true && !shown.isPlaceholderData;
  const swaps = useQuery({
    queryKey: ['swaps of menus', planId, call, day],
    queryFn: () => askForSwaps({ ...call, day }),
    enabled: isReady,
  });
  const changed = shown.data !== undefined && !isFirstWeek(shown.data.choice);

  return (
    <section ref={place} id="menu" className="plan-eje todo" aria-labelledby="menu-t">
      <div className="ficha lisa" aria-busy={shown.isFetching}>
        <div className="fi-cab">
          <div>
            <h2 id="menu-t">Menú de la semana</h2>
            <p className="sec">
              Siete días a no más de 5 % de tus metas, en porciones de cocina.{' '}
              <TextStamp title="Menú" basis="forja_rule" keys={[]} />
            </p>
          </div>
        </div>
        {shown.isError ? (
          <div className="plan-entrada">
            <Alert
              kind="error"
              title="No pudimos armar el menú."
              actions={<Button onClick={() => void shown.refetch()}>Probar de nuevo</Button>}
            >
              Tus metas del día siguen acá arriba.
            </Alert>
          </div>
        ) : !week ? (
          <MenuSkeleton made={made} />
        ) : week.ok ? (
          <>
            <MenuDays days={week.days} today={today} chosen={day} choose={chooseDay} />
            <MenuDayView
              // Each day keeps its own open dialogs.
              key={day}
              macros={plan.macros}
              days={week.days}
              day={day}
              offers={isReady ? swaps.data?.offers : undefined}
              choice={choice}
              choose={choose}
              busy={shown.isFetching}
            />
          </>
        ) : (
          <MenuRefused relax={week.relax} />
        )}
        {week && (
          <div className="plan-entrada">
            <div className="plan-acciones">
              {week.ok && (
                <Button busy={shown.isFetching} onClick={() => choose(anotherWeekOfMenus(choice))}>
                  Otra semana
                </Button>
              )}
              {changed && (
                <Button variant="text" onClick={() => choose(FIRST_WEEK)}>
                  Volver al primer menú
                </Button>
              )}
            </div>
            <p className="rot">
              {changed ? 'Este menú queda en este equipo.' : 'Lo que cambies queda en este equipo.'}
            </p>
          </div>
        )}
      </div>
      {week && week.notices.length > 0 && <Notices notices={week.notices} />}
      {week?.ok && (
        <MenuCoverage
          coverage={week.coverage}
          closing={isReady ? swaps.data?.closing : undefined}
          day={day}
          onSwap={({ meal, slot, to }) => choose(withSwappedFood(choice, { day, meal, slot, foodId: to.foodId }))}
        />
      )}
      {week?.ok && <ShoppingCard shopping={week.shopping} />}
    </section>
  );
}
