import type { ReactNode } from 'react';
import { IconButton } from '../design/actions/icon-button.tsx';
import { iconClose } from '../design/icon-paths.ts';
import { Icon } from '../design/icon.tsx';
import { pwaMessages } from './pwa.messages.ts';

type PwaCardProps = {
  icon: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  onClose?: (() => void) | undefined;
};

/** One of the notices that the app itself gives, at the foot of the screen. */
export const PwaCard = ({ icon, title, children, actions, onClose }: PwaCardProps) => (
  <div className="pwa-aviso" role="group" aria-label={title}>
    <Icon path={icon} />
    <div className="cuerpo">
      <b>{title}</b>
      <p>{children}</p>
      {actions ? <div className="acciones">{actions}</div> : null}
    </div>
    {onClose ? <IconButton path={iconClose} label={pwaMessages.close} onClick={onClose} /> : null}
  </div>
);
