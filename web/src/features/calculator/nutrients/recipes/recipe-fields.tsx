import { type LoggableFood, TABLE_FOODS } from '@forja/domain/food-log/loggable-food';
import { ingredientFood, recipePortion } from '@forja/domain/food-log/recipes/recipe-portion';
import { createFoodSearch } from '@forja/domain/foods/search-foods';
import { useMemo, useState } from 'react';
import { kilocalories } from '../../../../design/format.ts';
import { Field } from '../../../../design/inputs/field.tsx';
import { SearchPicker } from '../../../../design/inputs/search-picker.tsx';
import { intakeMessages } from '../../intake.messages.ts';
import { IngredientFields } from './ingredient-fields.tsx';
import { PortionFigures } from './portion-figures.tsx';
import {
  addIngredient,
  type IngredientDraft,
  readRecipe,
  type RecipeDraft,
  type RecipeErrors,
} from './recipe-draft.ts';
import { recipesMessages } from './recipes.messages.ts';
import * as styles from './recipes.module.css';

const { form: texts } = recipesMessages;
/** Fits above the keyboard of a phone. */
const MOST_RESULTS = 6;

type RecipeFieldsProps = {
  fieldId: (field: string) => string;
  draft: RecipeDraft;
  errors: RecipeErrors;
  ownFoods: readonly LoggableFood[];
  onChange: (draft: RecipeDraft) => void;
};

export function RecipeFields({ fieldId, draft, errors, ownFoods, onChange }: RecipeFieldsProps) {
  const [query, setQuery] = useState('');
  const foods = useMemo(() => [...ownFoods, ...TABLE_FOODS], [ownFoods]);
  const search = useMemo(() => createFoodSearch(foods), [foods]);
  // Figures appear before the recipe has a name.
  const { recipe } = readRecipe({ ...draft, name: draft.name.trim() || texts.title }, ownFoods);
  const portion = recipe && recipePortion(recipe, ownFoods);

  function changeIngredient(id: string, changed: Partial<IngredientDraft>) {
    const ingredients = draft.ingredients.map((each) =>
      each.id === id ? { ...each, ...changed } : each,
    );
    onChange({ ...draft, ingredients });
  }

  return (
    <>
      <Field
        id={fieldId('name')}
        label={texts.name}
        error={errors['name']}
        value={draft.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <SearchPicker
        id={fieldId('ingredients')}
        label={texts.ingredient}
        hint={texts.ingredientHint}
        error={errors['ingredients']}
        search={(text) =>
          search(text, MOST_RESULTS).map(({ id, name, figures }) => ({
            value: id,
            label: name,
            description: texts.per100g(kilocalories(figures.kcal)),
          }))
        }
        selected={[]}
        selectedLabel={texts.ingredients}
        noResultsText={texts.noResults}
        query={query}
        onQueryChange={setQuery}
        onAdd={({ value }) => {
          const food = foods.find(({ id }) => id === value);
          if (food) onChange(addIngredient(draft, food, crypto.randomUUID()));
        }}
        onRemove={() => undefined}
      />
      {draft.ingredients.length > 0 ? (
        <ul className={styles.list} aria-label={texts.ingredients}>
          {draft.ingredients.map((ingredient) => (
            <IngredientFields
              key={ingredient.id}
              id={fieldId(ingredient.id)}
              ingredient={ingredient}
              food={ingredientFood(ingredient, ownFoods)}
              row={portion?.rows.find(({ id }) => id === ingredient.id)}
              error={errors[ingredient.id]}
              onChange={(changed) => changeIngredient(ingredient.id, changed)}
              onRemove={() =>
                onChange({
                  ...draft,
                  ingredients: draft.ingredients.filter(({ id }) => id !== ingredient.id),
                })
              }
            />
          ))}
        </ul>
      ) : null}
      <Field
        id={fieldId('portions')}
        label={texts.portions}
        inputMode="numeric"
        error={errors['portions']}
        value={draft.portions}
        onChange={({ target }) => onChange({ ...draft, portions: target.value })}
      />
      <Field
        id={fieldId('finalGrams')}
        label={texts.finalGrams}
        hint={texts.finalGramsHint}
        unit={intakeMessages.figures.protein.unit}
        inputMode="decimal"
        error={errors['finalGrams']}
        value={draft.finalGrams}
        onChange={({ target }) => onChange({ ...draft, finalGrams: target.value })}
      />
      {portion ? <PortionFigures portion={portion} /> : null}
    </>
  );
}
