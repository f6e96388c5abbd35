import { addIntakes } from '@forja/domain/food-log/day-intake';
import { dishEntries } from '@forja/domain/food-log/dish-entries';
import { entryIntake } from '@forja/domain/food-log/entry-intake';
import type { PlannedMeal } from '@forja/domain/menu/menu';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { kilocalories, plural } from '../../../design/format.ts';
import { CardBody } from '../../../design/layout/card.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useMenuOfDay } from '../../plans/engine.queries.ts';
import type { SavedPlan } from '../../plans/saved-plan.queries.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import { planDishesMessages as texts } from './dishes/plan-dishes.messages.ts';
import { useLogDish } from './dishes/plan-dishes.queries.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './nutrients.module.css';

export function DishesOfDay({ plan, day }: { plan: SavedPlan; day: string }) {
  const { menu, error, retry } = useMenuOfDay({ id: plan.id, plan: plan.value.plan }, day);
  const log = useLogDish(day);
  if (error)
    return (
      <ErrorState
        level={3}
        title={texts.notMade}
        safe={texts.safe}
        advice={readableError(error)}
        actions={<Button onClick={retry}>{texts.retry}</Button>}
      />
    );
  if (menu === undefined) return <CardSkeleton message={texts.looking} />;
  if (menu === null)
    return (
      <CardBody className={frameStyles.stack}>
        <p>{texts.noMenu}</p>
        <LinkButton
          render={(linkProps) => (
            <Link to="/mis-planes/$id" params={{ id: plan.id }} {...linkProps} />
          )}
        >
          {texts.openPlan}
        </LinkButton>
      </CardBody>
    );
  return (
    <CardBody>
      <ul className={styles.results} aria-label={texts.dishes}>
        {menu.meals.map((dish) => (
          <li key={dish.meal}>
            <button type="button" className={styles.pick} onClick={() => void log(dish)}>
              <strong>{dish.title}</strong>
              <span className={textStyles.secondary}>{describe(dish, day)}</span>
            </button>
          </li>
        ))}
      </ul>
    </CardBody>
  );
}

/** Energy is the sum of the rows that the dish adds to the log. */
function describe(dish: PlannedMeal, day: string): string {
  const intakes = dishEntries(dish, day).map((entry) => entryIntake(entry) ?? {});
  return texts.row(
    nutrientsMessages.meals[dish.meal],
    kilocalories(addIntakes(intakes).total.kcal),
    plural(dish.items.length, texts.food, texts.foods),
  );
}
