import { IconButton } from '../../../../design/actions/icon-button.tsx';
import type { MenuTriggerProps } from '../../../../design/actions/menu.tsx';
import { iconDotsVertical } from '../../../../design/icon-paths.ts';

export const renderTrigger = (label: string) => (props: MenuTriggerProps) => (
  <IconButton {...props} path={iconDotsVertical} label={label} />
);
