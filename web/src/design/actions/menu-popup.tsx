import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useId } from 'react';
import { Icon } from '../icon.tsx';
import { TopLayer } from '../layers/top-layer.tsx';
import type { MenuItem } from './menu-item.ts';
import * as textStyles from '../text.module.css';
import * as styles from './menu.module.css';

export type MenuPopupProps = {
  items: readonly MenuItem[];
  anchor: HTMLElement | null;
  labelledBy: string;
  align: 'start' | 'end';
  onClose: () => void;
};

export function MenuPopup({ items, anchor, labelledBy, align, onClose }: MenuPopupProps) {
  return (
    <BaseMenu.Root
      open
      modal
      onOpenChange={(open, { reason, event }) => {
        // A press on the button itself closes the menu through the button.
        const onAnchor =
          reason === 'outside-press' &&
          event.target instanceof Node &&
          anchor?.contains(event.target);
        if (!open && !onAnchor) onClose();
      }}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          render={<TopLayer />}
          positionMethod="fixed"
          anchor={anchor}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <BaseMenu.Popup
            className={styles.popup}
            aria-labelledby={labelledBy}
            finalFocus={() => anchor}
          >
            {items.map((item) => (
              <MenuEntry key={item.key} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function MenuEntry({ item }: { item: MenuItem }) {
  const labelId = useId();
  const noteId = useId();
  if (item.kind === 'separator') return <BaseMenu.Separator />;
  if (item.kind === 'heading') return <p className={textStyles.label}>{item.label}</p>;
  if (item.kind === 'link')
    return (
      <BaseMenu.LinkItem
        closeOnClick
        href={item.href}
        aria-current={item.current ? 'page' : undefined}
        {...(item.note ? { 'aria-labelledby': labelId, 'aria-describedby': noteId } : {})}
        {...(item.link ? { render: item.link } : {})}
      >
        {item.icon ? <Icon path={item.icon} size="s" /> : null}
        <span id={labelId}>{item.label}</span>
        {item.note ? <item.note descriptionId={noteId} /> : null}
      </BaseMenu.LinkItem>
    );
  return (
    <BaseMenu.Item
      className={item.danger ? styles.danger : ''}
      disabled={item.disabled ?? false}
      onClick={item.onSelect}
    >
      {item.icon ? <Icon path={item.icon} size="s" /> : null}
      {item.label}
    </BaseMenu.Item>
  );
}
