import type { MacroPlan } from '@forja/domain/macros/macro-plan';
import { Button } from '../../../design/button.tsx';
import { iconRefresh } from '../../../design/icon-paths.ts';
import { toast } from '../../../design/toast.ts';
import type { DayChoice, DayMenu } from '../workers/menu-calls.ts';
import { anotherMenu, FIRST_MENU } from './menu-choice.ts';
import { MenuMeals } from './menu-meals.tsx';
import { MenuRefused } from './menu-refused.tsx';
import { MenuTotals } from './menu-totals.tsx';

type MenuDayViewProps = {
  macros: MacroPlan;
  menu: DayMenu;
  /** The latest choice, which may still be on its way to the screen. */
  choice: DayChoice;
  /** The menu on screen is not the first one. */
  changed: boolean;
  choose: (next: DayChoice) => void;
  busy: boolean;
};

export function MenuDayView({ macros, menu: { made, ...targets }, choice, changed, choose, busy }: MenuDayViewProps) {
  return (
    <>
      {made.ok ? (
        <>
          <MenuMeals
            made={made}
            onSwap={({ meal, slot, from, to }) => {
              choose({ ...choice, swaps: [...choice.swaps, { meal, slot, foodId: to.foodId }] });
              toast({
                title: 'Cambio hecho',
                description: `${to.name} en lugar de ${from.toLowerCase()}. El día sigue en tus metas.`,
              });
            }}
          />
          <MenuTotals totals={made.totals} targets={targets} macros={macros} />
        </>
      ) : (
        <MenuRefused relax={made.relax} />
      )}
      <div className="plan-entrada">
        <div className="plan-acciones">
          <Button icon={iconRefresh} busy={busy} onClick={() => choose(anotherMenu(choice))}>
            Otra opción
          </Button>
          {changed && (
            <Button variant="texto" onClick={() => choose(FIRST_MENU)}>
              Volver al primer menú
            </Button>
          )}
        </div>
        <p className="rot">{changed ? 'Este menú queda en este equipo.' : 'Lo que cambies queda en este equipo.'}</p>
      </div>
    </>
  );
}
