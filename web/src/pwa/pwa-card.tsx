import type { ReactNode } from 'react';
import { IconButton } from '../design/actions/icon-button.tsx';
import { iconClose } from '../design/icon-paths.ts';
import { Icon } from '../design/icon.tsx';
import { pwaMessages } from './pwa.messages.ts';
import * as pwaStyles from './pwa.module.css';

type PwaCardProps = {
  icon: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  onClose?: (() => void) | undefined;
};

/** One of the notices that the app itself gives, at the foot of the screen. */
export const PwaCard = ({ icon, title, children, actions, onClose }: PwaCardProps) => (
  <div className={pwaStyles.card} role="group" aria-label={title}>
    <Icon path={icon} />
    <b>{title}</b>
    {onClose ? <IconButton path={iconClose} label={pwaMessages.close} onClick={onClose} /> : null}
    <div className={pwaStyles.body}>
      <p>{children}</p>
      {actions ? <div className={pwaStyles.actions}>{actions}</div> : null}
    </div>
  </div>
);
