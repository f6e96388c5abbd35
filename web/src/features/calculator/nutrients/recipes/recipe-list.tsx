import { type LoggableFood } from '@forja/domain/food-log/loggable-food';
import { loggableRecipe } from '@forja/domain/food-log/recipes/recipe-portion';
import { figuresIntake } from '@forja/domain/food-log/day-intake';
import { Suspense, useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { quantity } from '../../../../design/format.ts';
import { iconEdit, iconListDetails, iconPlus, iconTrash } from '../../../../design/icon-paths.ts';
import { CardBody } from '../../../../design/layout/card.tsx';
import { FoldedCard } from '../../../../design/layout/folded-card.tsx';
import { lazyPart } from '../../../../shared/lazy/lazy-part.ts';
import { RecordStateTags } from '../../../../shared/records/record-state.tsx';
import { useDeleteWithUndo } from '../../../records/undo.queries.ts';
import { formatIntake } from '../../format-intake.ts';
import { recipes as collection, type SavedRecipe } from '../../recipes.collection.ts';
import { recipesMessages as texts } from './recipes.messages.ts';
import * as frameStyles from '../../../../design/layout/frame.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './recipes.module.css';

/** Loaded on demand. */
const RecipeDialog = lazyPart(async () => (await import('./recipe-dialog.tsx')).RecipeDialog);

type RecipeListProps = {
  recipes: readonly SavedRecipe[];
  ownFoods: readonly LoggableFood[];
  /** Logs one portion. */
  onLog: (recipe: LoggableFood) => void;
  /** Opens the form for another amount. */
  onPick: (recipe: LoggableFood) => void;
};

export function RecipeList({ recipes, ownFoods, onLog, onPick }: RecipeListProps) {
  const [edited, setEdited] = useState<{ changing?: SavedRecipe }>();
  const { remove } = useDeleteWithUndo(collection, texts.deletion);
  return (
    <FoldedCard title={texts.title} hint={texts.hint}>
      <CardBody className={frameStyles.stack}>
        {recipes.length === 0 ? <p>{texts.empty}</p> : null}
        {recipes.length > 0 ? (
          <ul className={styles.list} aria-label={texts.list}>
            {recipes.map((recipe) => (
              <li key={recipe.id} className={styles.recipe}>
                <RecipeRow
                  recipe={recipe}
                  food={loggableRecipe(recipe.id, recipe.value, ownFoods)}
                  onLog={onLog}
                  onPick={onPick}
                />
                <IconButton
                  path={iconEdit}
                  label={texts.edit(recipe.value.name)}
                  onClick={() => setEdited({ changing: recipe })}
                />
                <IconButton
                  path={iconTrash}
                  label={texts.remove(recipe.value.name)}
                  onClick={() => void remove(recipe)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <Button icon={iconPlus} onClick={() => setEdited({})}>
          {texts.add}
        </Button>
      </CardBody>
      {edited ? (
        <Suspense fallback={null}>
          <RecipeDialog {...edited} ownFoods={ownFoods} onClose={() => setEdited(undefined)} />
        </Suspense>
      ) : null}
    </FoldedCard>
  );
}

type RecipeRowProps = Pick<RecipeListProps, 'onLog' | 'onPick'> & {
  recipe: SavedRecipe;
  food: LoggableFood | undefined;
};

function RecipeRow({ recipe, food, onLog, onPick }: RecipeRowProps) {
  const { name } = recipe.value;
  if (!food)
    return (
      <div className={styles.name}>
        <strong>{name}</strong>
        <span className={textStyles.secondary}>{texts.unknown}</span>
      </div>
    );
  const { grams } = food.portion;
  return (
    <>
      <button type="button" className={styles.name} onClick={() => onLog(food)}>
        <strong>{name}</strong>
        <span className={textStyles.secondary}>
          {texts.portion(
            quantity(grams, 'g'),
            formatIntake(figuresIntake(food.figures, grams), 'kcal'),
          )}
        </span>
        <RecordStateTags {...recipe} />
      </button>
      <IconButton
        path={iconListDetails}
        label={texts.otherAmount(name)}
        onClick={() => onPick(food)}
      />
    </>
  );
}
