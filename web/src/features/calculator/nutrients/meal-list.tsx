import { addIntakes } from '@forja/domain/food-log/day-intake';
import type { Meal } from '@forja/domain/menu/menu';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { quantity } from '../../../design/format.ts';
import { iconEdit, iconTrash } from '../../../design/icon-paths.ts';
import { Card, CardHeader } from '../../../design/layout/card.tsx';
import { RecordStateTags } from '../../../shared/records/record-state.tsx';
import type { LoggedFood } from './day-log.queries.ts';
import { formatFigure, formatIntake } from '../format-intake.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './nutrients.module.css';

const { list: texts, meals } = nutrientsMessages;

type MealListProps = {
  meal: Meal;
  foods: readonly LoggedFood[];
  onEdit: (logged: LoggedFood) => void;
  onDelete: (logged: LoggedFood) => void;
};

export function MealList({ meal, foods, onEdit, onDelete }: MealListProps) {
  const { total } = addIntakes(foods.map(({ intake }) => intake));
  return (
    <Card plain aria-label={meals[meal]}>
      <CardHeader
        title={meals[meal]}
        subtitle={texts.mealTotal(formatFigure(total.kcal, 'kcal'))}
      />
      <ul className={styles.meal}>
        {foods.map((logged) => (
          <li key={logged.record.id} className={styles.row}>
            <LoggedFoodText {...logged} />
            <span className={styles.buttons}>
              {logged.food ? (
                <IconButton
                  path={iconEdit}
                  label={texts.edit(logged.food.name)}
                  onClick={() => onEdit(logged)}
                />
              ) : null}
              <IconButton
                path={iconTrash}
                label={texts.remove(logged.food?.name ?? texts.unknown)}
                onClick={() => onDelete(logged)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const LoggedFoodText = ({ record, food, intake }: LoggedFood) => (
  <div className={styles.text}>
    <strong>{food?.name ?? texts.unknown}</strong>
    <span>
      {food
        ? texts.row(quantity(record.value.grams, 'g'), formatIntake(intake, 'kcal'))
        : texts.unknownAdvice}
    </span>
    {food ? (
      <span className={textStyles.secondary}>
        {texts.macros(
          formatIntake(intake, 'protein'),
          formatIntake(intake, 'carbs'),
          formatIntake(intake, 'fat'),
        )}
      </span>
    ) : null}
    <RecordStateTags {...record} />
  </div>
);
