import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import { useLogEntries } from '../log-entries.queries.ts';
import { newEntry, readEntry } from './entry-draft.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import type { OwnFoods } from './own/own-foods.queries.ts';
import { RecipeList } from './recipes/recipe-list.tsx';
import { recipesMessages } from './recipes/recipes.messages.ts';

type RecipesToLogProps = {
  day: string;
  foods: OwnFoods;
  /** Opens the form for an amount other than a portion. */
  onPick: (recipe: LoggableFood) => void;
};

export function RecipesToLog({ day, foods, onPick }: RecipesToLogProps) {
  const log = useLogEntries(recipesMessages);

  function logPortion(recipe: LoggableFood) {
    const { value } = readEntry(newEntry(recipe, new Date().getHours()), day);
    if (value)
      void log([value], recipesMessages.logged(recipe.name, nutrientsMessages.meals[value.meal]));
  }

  return (
    <RecipeList
      recipes={foods.recipes}
      ownFoods={foods.labelled}
      onLog={logPortion}
      onPick={onPick}
    />
  );
}
