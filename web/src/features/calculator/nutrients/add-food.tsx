import { isBarcode } from '@forja/domain/food-log/barcode';
import { loggableOfLabel, type LoggableFood } from '@forja/domain/food-log/loggable-food';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { iconPlus } from '../../../design/icon-paths.ts';
import { FoodSearch } from './food-search.tsx';
import { type EditedOwnFood, OwnFoodDialog } from './own/own-food-dialog.tsx';
import { OwnFoodList } from './own/own-food-list.tsx';
import { ownFoodsMessages } from './own/own-foods.messages.ts';
import { useOwnFoods } from './own/own-foods.queries.ts';

/** A new food starts with what was looked for. */
const readSearch = (search: string): EditedOwnFood =>
  isBarcode(search) ? { barcode: search } : { name: search };

/** Where a food is found, or added from its label when it is not in the table. */
export function AddFood({ onPick }: { onPick: (food: LoggableFood) => void }) {
  const [search, setSearch] = useState('');
  const foods = useOwnFoods();
  const [edited, setEdited] = useState<EditedOwnFood>();

  function pick(food: LoggableFood) {
    setSearch('');
    onPick(food);
  }

  return (
    <>
      <FoodSearch foods={foods} text={search} onType={setSearch} onPick={pick} />
      <div>
        <Button icon={iconPlus} onClick={() => setEdited(readSearch(search.trim()))}>
          {ownFoodsMessages.add}
        </Button>
        <OwnFoodList foods={foods.saved} onEdit={(changing) => setEdited({ changing })} />
      </div>
      {edited ? (
        <OwnFoodDialog
          {...edited}
          onClose={() => setEdited(undefined)}
          onSaved={(id, food) => {
            // What is changed is not being eaten.
            if (!edited.changing) pick(loggableOfLabel(id, food));
          }}
        />
      ) : null}
    </>
  );
}
