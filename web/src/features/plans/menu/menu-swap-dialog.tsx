import type { Meal, MenuItem } from '@forja/domain/menu/menu';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { integer, signed } from '../../../design/format.ts';
import type { OfferedSwap } from '../workers/menu-calls.ts';
import { ofMeal, menuMessages } from './menu.messages.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as optionsStyles from '../../../design/inputs/options.module.css';
import * as styles from '../plan-view.module.css';

const messages = menuMessages.menuSwapDialog;

type MenuSwapDialogProps = {
  item: MenuItem;
  meal: Meal;
  swaps: readonly OfferedSwap[];
  onClose: () => void;
  onChoose: (swap: OfferedSwap) => void;
};

export const MenuSwapDialog = ({ item, meal, swaps, onClose, onChoose }: MenuSwapDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={messages.title(item.name.toLowerCase())}
    description={messages.description(item.household, integer(item.grams), ofMeal[meal])}
  >
    <p className={textStyles.label}>
      {messages.lead} <TextBadge title={messages.composition} basis="source" keys={['fdc']} />
    </p>
    <ul className={styles.changes}>
      {swaps.map((swap) => (
        <li key={swap.foodId}>
          <button type="button" className={optionsStyles.option} onClick={() => onChoose(swap)}>
            <span className={optionsStyles.body}>
              {swap.name}
              <small>
                {swap.household}, {integer(swap.grams)}
                {messages.grams}
                {swap.oil ? `. El aceite pasa a ${swap.oil}` : ''}
              </small>
            </span>
            <span className={classNames(optionsStyles.side, textStyles.secondary)}>
              {signed(swap.energyChange)}
              {messages.kcal}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
