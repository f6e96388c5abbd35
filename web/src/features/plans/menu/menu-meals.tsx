import type { Meal, MenuItem } from '@forja/domain/menu/menu';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { integer, quantity } from '../../../design/format.ts';
import { Tag } from '../../../design/feedback/tag.tsx';
import type { MadeDay, OfferedSwap, WeekSwaps } from '../workers/menu-calls.ts';
import { mealId } from './changes/menu-change.ts';
import { MenuSwapDialog } from './menu-swap-dialog.tsx';
import {
  describeCookedDay,
  describeWeighed,
  mealNames,
  ofMeal,
  menuMessages,
} from './menu.messages.ts';
import { FigureBadge } from '../sources/figure-badge.tsx';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';

const messages = menuMessages.menuMeals;

type DishSlot = { meal: Meal; slot: number };
type MenuMealsProps = {
  menuDay: MadeDay;
  /** 0 is Monday. */
  weekday: number;
  offers: WeekSwaps['offers'];
  busy: boolean;
  onAnother: (meal: Meal) => void;
  onSwap: (swap: DishSlot & { from: string; to: OfferedSwap }) => void;
};

/** "1½ tazas, 240 g ya cocidas" */
const formatAmount = (item: MenuItem): string =>
  `${item.household}, ${quantity(item.grams, 'g', 0)}${describeWeighed(item)}`;

export function MenuMeals({ menuDay, weekday, offers, busy, onAnother, onSwap }: MenuMealsProps) {
  const [swapTarget, setSwapTarget] = useState<{ meal: Meal; item: MenuItem }>();
  const { menu, mealEnergy, mealProtein, cookedDaysAgo, totals } = menuDay;
  return (
    <div className={styles.meals} data-figures="meals">
      {menu.meals.map(({ meal, title, items, drink }) => {
        const energy = mealEnergy[meal];
        const protein = mealProtein[meal];
        const ago = cookedDaysAgo[meal];
        return (
          <details key={meal} id={mealId(meal)} className={styles.meal}>
            <summary>
              <span className={styles.mealHeader}>
                <h3>{mealNames[meal]}</h3>
                {energy && (
                  <span className={textStyles.figure}>
                    {integer(energy.value)}
                    <span className={textStyles.unit}>{messages.kcal}</span>
                  </span>
                )}
              </span>
              <span className={styles.dish}>{title}</span>
              {ago !== undefined && <Tag>{describeCookedDay(weekday, ago)}</Tag>}
              <VisuallyHidden>. {messages.ingredients}</VisuallyHidden>
            </summary>
            {protein && (
              <p className={textStyles.secondary}>
                {integer(protein.value)}
                {messages.gramsOfProtein}
              </p>
            )}
            <ul>
              {items.map((item) => (
                <li key={item.slot}>
                  <span>
                    <b>{item.name}</b>
                    <span className={textStyles.secondary}>{formatAmount(item)}</span>
                  </span>
                  {offers[`${meal}.${item.slot}`] && (
                    <Button
                      variant="text"
                      aria-label={messages.swapOne(item.name.toLowerCase(), ofMeal[meal])}
                      onClick={() => setSwapTarget({ meal, item })}
                    >
                      {messages.swap}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <p className={textStyles.label}>
              {messages.drink}
              {drink.charAt(0).toLowerCase() + drink.slice(1)}.
            </p>
            <Button
              variant="text"
              busy={busy}
              aria-label={messages.otherMealOption(ofMeal[meal])}
              onClick={() => onAnother(meal)}
            >
              {messages.otherOption}
            </Button>
          </details>
        );
      })}
      <p className={classNames(styles.mealSource, textStyles.label)}>
        <span>
          {messages.energySource}
          <FigureBadge of={totals.energyKcal} />
        </span>
      </p>
      {swapTarget && (
        <MenuSwapDialog
          item={swapTarget.item}
          meal={swapTarget.meal}
          swaps={offers[`${swapTarget.meal}.${swapTarget.item.slot}`] ?? []}
          onClose={() => setSwapTarget(undefined)}
          onChoose={(to) => {
            onSwap({
              meal: swapTarget.meal,
              slot: swapTarget.item.slot,
              from: swapTarget.item.name,
              to,
            });
            setSwapTarget(undefined);
          }}
        />
      )}
    </div>
  );
}
