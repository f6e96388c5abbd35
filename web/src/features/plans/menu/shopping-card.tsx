import type { ShoppingList } from '@forja/domain/menu/foods/shopping-list';
import { useId, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { iconListDetails } from '../../../design/icon-paths.ts';
import { toast } from '../../../design/feedback/toast.ts';
import { foodGroupNames, menuMessages } from './menu.messages.ts';
import { shoppingText } from './shopping-text.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';

const messages = menuMessages.shoppingCard;

export function ShoppingCard({ shopping }: { shopping: ShoppingList }) {
  const [open, setOpen] = useState(false);
  const [owned, setOwned] = useState<readonly string[]>([]);
  const titleId = useId();
  const lines = shopping.reduce((sum, { items }) => sum + items.length, 0);

  const toggle = (id: string) =>
    setOwned(owned.includes(id) ? owned.filter((each) => each !== id) : [...owned, id]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(shoppingText(shopping, messages.covered, owned));
      toast({ title: messages.copied, description: messages.copiedDetail });
    } catch {
      toast({
        title: messages.notCopied,
        description: messages.notCopiedDetail,
        variant: 'destructive',
      });
    }
  }

  return (
    <div
      className={classNames(cardStyles.root, cardStyles.plain)}
      role="group"
      aria-labelledby={titleId}
      data-off-paper
    >
      <div className={cardStyles.header}>
        <div>
          <h2 id={titleId}>{messages.title}</h2>
          <p className={textStyles.secondary}>
            {lines}
            {messages.linesFor}
            {messages.covered}
            {messages.onePerson} <TextBadge title={messages.amounts} basis="forja_rule" keys={[]} />
          </p>
        </div>
        <Button icon={iconListDetails} onClick={() => setOpen(true)}>
          {messages.open}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={messages.title}
        description={messages.description(lines, messages.covered)}
        footer={
          <>
            <Button onClick={() => print()}>{messages.print}</Button>
            <Button variant="primary" onClick={() => void copy()}>
              {messages.copyList}
            </Button>
          </>
        }
      >
        <div className={styles.shopping}>
          {shopping.map(({ group, items }) => (
            <section key={group}>
              <h3>{foodGroupNames[group]}</h3>
              <ul>
                {items.map(({ foodId, name, amount }) => (
                  <li key={foodId}>
                    <label className={owned.includes(foodId) ? styles.ticked : undefined}>
                      <input
                        type="checkbox"
                        checked={owned.includes(foodId)}
                        onChange={() => toggle(foodId)}
                      />
                      <span>{name}</span>
                      <span className={textStyles.figure}>{amount}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p className={textStyles.label}>
            {messages.lead}
            <TextBadge title={messages.amounts} basis="forja_rule" keys={[]} />
          </p>
        </div>
      </Dialog>
    </div>
  );
}
