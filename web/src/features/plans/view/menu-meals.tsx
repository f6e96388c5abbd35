import type { Meal, MenuItem } from '@forja/domain/menu/menu';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { integer, quantity } from '../../../design/format.ts';
import type { MadeMenu, OfferedSwap } from '../workers/menu-calls.ts';
import { MenuSwapDialog } from './menu-swap-dialog.tsx';
import { mealNames, ofMeal } from './menu.messages.ts';
import { Stamp } from './stamp.tsx';

type Place = { meal: Meal; slot: number };
type MenuMealsProps = {
  made: MadeMenu;
  onSwap: (swap: Place & { from: string; to: OfferedSwap }) => void;
};

const WEIGHED = { raw: ' en crudo', cooked: ' ya cocido', as_eaten: '' } as const;

/** "1½ tazas, 240 g ya cocido" */
const amountOf = ({ household, grams, weighed }: MenuItem): string =>
  `${household}, ${quantity(grams, 'g', 0)}${WEIGHED[weighed]}`;

export function MenuMeals({ made: { menu, mealEnergy, offers }, onSwap }: MenuMealsProps) {
  const [changing, change] = useState<{ meal: Meal; item: MenuItem }>();
  return (
    <div className="plan-comidas">
      {menu.meals.map(({ meal, title, items, drink }) => {
        const energy = mealEnergy[meal];
        return (
          <div key={meal} className="plan-comida">
            <div className="plan-comida-cab">
              <h3>{mealNames[meal]}</h3>
              {energy && (
                <span className="val">
                  {integer(energy.value)}
                  <span className="u"> kcal</span>
                  <Stamp of={energy} />
                </span>
              )}
            </div>
            <p>{title}</p>
            <ul>
              {items.map((item) => (
                <li key={item.slot}>
                  <span>
                    <b>{item.name}</b>
                    <span className="sec">{amountOf(item)}</span>
                  </span>
                  {offers[`${meal}.${item.slot}`] && (
                    <Button
                      variant="texto"
                      aria-label={`Cambiar ${item.name.toLowerCase()} ${ofMeal[meal]}`}
                      onClick={() => change({ meal, item })}
                    >
                      Cambiar
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <p className="rot">Para tomar: {drink.charAt(0).toLowerCase() + drink.slice(1)}.</p>
          </div>
        );
      })}
      {changing && (
        <MenuSwapDialog
          item={changing.item}
          meal={changing.meal}
          swaps={offers[`${changing.meal}.${changing.item.slot}`] ?? []}
          onClose={() => change(undefined)}
          onChoose={(to) => {
            onSwap({ meal: changing.meal, slot: changing.item.slot, from: changing.item.name, to });
            change(undefined);
          }}
        />
      )}
    </div>
  );
}
