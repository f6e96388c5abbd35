import { findByBarcode, isBarcode } from '@forja/domain/food-log/barcode';
import { loggableOfLabel, type LoggableFood } from '@forja/domain/food-log/loggable-food';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { iconPlus, iconSearch } from '../../../design/icon-paths.ts';
import { lazyPart } from '../../../shared/lazy/lazy-part.ts';
import { barcodeMessages } from './barcode/barcode.messages.ts';
import { type FoodCatalogue, FoodCatalogueReader, UNREAD } from './own/food-catalogue.tsx';
import { FoodSearch } from './food-search.tsx';
import { type EditedOwnFood, OwnFoodDialog } from './own/own-food-dialog.tsx';
import { OwnFoodList } from './own/own-food-list.tsx';
import { ownFoodsMessages } from './own/own-foods.messages.ts';
import { RecipesToLog } from './recipes-to-log.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';

/** Loaded on demand. */
const ScanDialog = lazyPart(async () => (await import('./barcode/scan-dialog.tsx')).ScanDialog);

const readSearch = (search: string): EditedOwnFood =>
  isBarcode(search) ? { barcode: search } : { name: search };

type AddFoodProps = {
  day: string;
  /** True until the day is drawn: this part renders after it. */
  isWaiting: boolean;
  onPick: (food: LoggableFood) => void;
};

export function AddFood({ day, isWaiting, onPick }: AddFoodProps) {
  const search = useRef('');
  /** A new key clears the search after each chosen food. */
  const [searchKey, setSearchKey] = useState(0);
  const [{ foods, favourites }, setCatalogue] = useState<FoodCatalogue>(UNREAD);
  const [edited, setEdited] = useState<EditedOwnFood>();
  const [isScanning, setIsScanning] = useState(false);

  function pick(food: LoggableFood) {
    search.current = '';
    setSearchKey(searchKey + 1);
    onPick(food);
  }

  /** False when no own food has the barcode. */
  function pickByCode(code: string): boolean {
    const [food] = findByBarcode(foods.foods, code);
    if (!food) return false;
    setIsScanning(false);
    pick(food);
    return true;
  }

  return (
    <>
      <FoodSearch
        key={searchKey}
        foods={foods}
        favourites={favourites}
        onType={(text) => {
          search.current = text;
        }}
        onPick={pick}
      />
      <div className={frameStyles.stack}>
        <Button icon={iconSearch} onClick={() => setIsScanning(true)}>
          {barcodeMessages.scan}
        </Button>
        <Button icon={iconPlus} onClick={() => setEdited(readSearch(search.current.trim()))}>
          {ownFoodsMessages.add}
        </Button>
        {isWaiting ? null : (
          <OwnFoodList foods={foods.saved} onEdit={(changing) => setEdited({ changing })} />
        )}
      </div>
      {isWaiting ? null : (
        <>
          <FoodCatalogueReader onRead={setCatalogue} />
          <RecipesToLog day={day} foods={foods} onPick={pick} />
        </>
      )}
      {isScanning ? (
        <Suspense fallback={<p role="status">{barcodeMessages.opening}</p>}>
          <ScanDialog
            onFind={pickByCode}
            onAdd={(barcode) => {
              setIsScanning(false);
              setEdited({ barcode });
            }}
            onClose={() => setIsScanning(false)}
          />
        </Suspense>
      ) : null}
      {edited ? (
        <OwnFoodDialog
          {...edited}
          onClose={() => setEdited(undefined)}
          onSaved={(id, food) => {
            // An edit of a food does not log it.
            if (!edited.changing) pick(loggableOfLabel(id, food));
          }}
        />
      ) : null}
    </>
  );
}
