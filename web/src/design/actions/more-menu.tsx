import { iconDotsVertical } from '../icon-paths.ts';
import { IconButton } from './icon-button.tsx';
import type { MenuItem } from './menu-item.ts';
import { Menu, type MenuTriggerProps } from './menu.tsx';

type MoreMenuProps = {
  /** What the menu is of: there may be several on a page. */
  label: string;
  items: readonly MenuItem[];
  boxed?: boolean;
};

/** The three dots with what else can be done. */
export const MoreMenu = ({ label, items, boxed = false }: MoreMenuProps) => (
  <Menu items={items} trigger={moreButton(label, boxed)} />
);

const moreButton = (label: string, boxed: boolean) => (props: MenuTriggerProps) => (
  <IconButton path={iconDotsVertical} label={label} boxed={boxed} {...props} />
);
