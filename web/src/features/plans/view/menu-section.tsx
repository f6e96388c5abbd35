import type { Plan } from '@forja/domain/plan/plan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Aviso } from '../../../design/aviso.tsx';
import { Button } from '../../../design/button.tsx';
import { Segmented } from '../../../design/segmented.tsx';
import { menuKey } from '../plan-on-device.ts';
import { askMenuWorker } from '../workers/ask-menu-worker.ts';
import type { DayChoice, MenuChoice, MenuDay, WeekMenus } from '../workers/menu-calls.ts';
import { MENU_DAYS } from '../workers/menu-calls.ts';
import { isFirstMenu, readMenuChoice } from './menu-choice.ts';
import { MenuDayView } from './menu-day-view.tsx';
import { menusCallOf } from './menu-request.ts';
import { menuDayNames } from './menu.messages.ts';
import { MenuSkeleton } from './menu-skeleton.tsx';
import { ShoppingCard } from './shopping-card.tsx';
import { TextStamp } from './stamp.tsx';
import { useNearView } from './use-near-view.ts';
import { useRemembered } from './use-remembered.ts';

/** What is on screen is of the choice that made it, until the next one is ready. */
type ShownMenus = { menus: WeekMenus; choice: MenuChoice };

/** What to eat to reach the targets: a day that trains and one that rests, made when it comes near the screen. */
export function MenuSection({ plan, planId }: { plan: Plan; planId: string }) {
  const [choice, chooseMenus] = useRemembered(menuKey(planId), readMenuChoice);
  const [day, chooseDay] = useState<MenuDay>('training');
  const [place, near] = useNearView<HTMLElement>();
  const call = menusCallOf(plan, choice);
  const menus = useQuery({
    queryKey: ['menus', planId, call],
    queryFn: async (): Promise<ShownMenus> => ({ menus: await askMenuWorker(call), choice }),
    enabled: near,
    placeholderData: (before: ShownMenus | undefined) => before,
  });

  return (
    <section ref={place} id="menu" className="plan-eje todo" aria-labelledby="menu-t">
      <div className="ficha lisa" aria-busy={menus.isFetching}>
        <div className="fi-cab">
          <div>
            <h2 id="menu-t">Menú</h2>
            <p className="sec">
              Cuatro comidas a no más de 5 % de tus metas, en porciones de cocina.{' '}
              <TextStamp title="Menú" basis="forja_rule" keys={[]} />
            </p>
          </div>
        </div>
        <div className="plan-entrada">
          <Segmented
            legend="Día del menú"
            hideLegend
            options={MENU_DAYS.map((value) => ({ value, label: menuDayNames[value] }))}
            value={day}
            onValueChange={chooseDay}
          />
        </div>
        {menus.isError ? (
          <div className="plan-entrada">
            <Aviso
              kind="error"
              title="No pudimos armar el menú."
              actions={<Button onClick={() => void menus.refetch()}>Probar de nuevo</Button>}
            >
              Tus metas del día siguen acá arriba.
            </Aviso>
          </div>
        ) : menus.data ? (
          <MenuDayView
            // Each day keeps its own open dialogs.
            key={day}
            macros={plan.macros}
            menu={menus.data.menus.days[day]}
            choice={choice[day]}
            changed={!isFirstMenu(menus.data.choice[day])}
            choose={(next: DayChoice) => chooseMenus({ ...choice, [day]: next })}
            busy={menus.isFetching}
          />
        ) : (
          <MenuSkeleton />
        )}
      </div>
      {menus.data && <ShoppingCard menus={menus.data.menus} />}
    </section>
  );
}
