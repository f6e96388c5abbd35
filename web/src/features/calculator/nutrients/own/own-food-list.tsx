import { ownFoodFigures } from '@forja/domain/food-log/own-food';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { integer, kilocalories } from '../../../../design/format.ts';
import { iconEdit, iconTrash } from '../../../../design/icon-paths.ts';
import { RecordStateTags } from '../../../../shared/records/record-state.tsx';
import { useDeleteWithUndo } from '../../../records/undo.queries.ts';
import { ownFoods, type SavedOwnFood } from '../../own-foods.collection.ts';
import { ownFoodsMessages as texts } from './own-foods.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './own-foods.module.css';

type OwnFoodListProps = {
  foods: readonly SavedOwnFood[];
  onEdit: (food: SavedOwnFood) => void;
};

export function OwnFoodList({ foods, onEdit }: OwnFoodListProps) {
  const { remove } = useDeleteWithUndo(ownFoods, texts.deletion);
  if (foods.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{texts.mine(integer(foods.length))}</summary>
      <ul className={styles.list}>
        {foods.map((food) => (
          <li key={food.id} className={styles.row}>
            <div className={styles.name}>
              <strong>{food.value.name}</strong>
              <span className={textStyles.secondary}>
                {texts.per100g(kilocalories(ownFoodFigures(food.value).kcal))}
              </span>
              <RecordStateTags {...food} />
            </div>
            <span className={styles.buttons}>
              <IconButton
                path={iconEdit}
                label={texts.edit(food.value.name)}
                onClick={() => onEdit(food)}
              />
              <IconButton
                path={iconTrash}
                label={texts.remove(food.value.name)}
                onClick={() => void remove(food)}
              />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
