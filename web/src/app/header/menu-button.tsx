import { IconButton } from '../../design/actions/icon-button.tsx';
import { iconMenu } from '../../design/icon-paths.ts';
import type { MenuTriggerProps } from '../../design/actions/menu.tsx';
import { appMessages } from '../app.messages.ts';

/** What opens the menu of the header. */
export const menuButton = (props: MenuTriggerProps) => (
  <IconButton {...props} path={iconMenu} label={appMessages.menu} />
);
