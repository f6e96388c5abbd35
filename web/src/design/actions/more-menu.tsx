import { iconDotsVertical } from '../icon-paths.ts';
import { IconButton } from './icon-button.tsx';
import type { MenuItem } from './menu-item.ts';
import { Menu, type MenuTriggerProps } from './menu.tsx';

type MoreMenuProps = {
  /** Names the menu, because a page may have several. */
  label: string;
  items: readonly MenuItem[];
  boxed?: boolean;
};

export const MoreMenu = ({ label, items, boxed = false }: MoreMenuProps) => (
  <Menu items={items} trigger={moreButton(label, boxed)} />
);

const moreButton = (label: string, boxed: boolean) => (props: MenuTriggerProps) => (
  <IconButton path={iconDotsVertical} label={label} boxed={boxed} {...props} />
);
