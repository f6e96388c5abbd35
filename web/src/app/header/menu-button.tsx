import { IconButton } from '../../design/actions/icon-button.tsx';
import { iconMenu } from '../../design/icon-paths.ts';
import type { MenuTriggerProps } from '../../design/actions/menu.tsx';
import { appMessages } from '../app.messages.ts';

export const menuButton = (props: MenuTriggerProps) => (
  <IconButton {...props} path={iconMenu} label={appMessages.menu} />
);
