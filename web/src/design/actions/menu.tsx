import { Suspense, useId, useState, type ReactElement, type Ref } from 'react';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import type { MenuItem } from './menu-item.ts';

export type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

export type MenuProps = {
  items: readonly MenuItem[];
  /** Spread the props on a `Button` or an `IconButton`. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  align?: 'start' | 'end' | undefined;
};

const loadPopup = async () => (await import('./menu-popup.tsx')).MenuPopup;
const MenuPopup = lazyPart(loadPopup);

export function Menu({ items, trigger, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const id = useId();
  const prepare = () => void loadPopup().catch(() => undefined);
  return (
    <>
      {trigger({
        ref: setAnchor,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onPointerEnter: prepare,
        onFocus: prepare,
      })}
      {open ? (
        <Suspense fallback={null}>
          <MenuPopup
            items={items}
            anchor={anchor}
            labelledBy={id}
            align={align}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
