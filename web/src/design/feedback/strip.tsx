import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { iconCheck, iconWifiOff } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import * as styles from './alert.module.css';

export type StripProps = {
  kind?: 'offline' | 'ok' | undefined;
  icon?: string | undefined;
  children: ReactNode;
};

export const Strip = ({ kind = 'offline', icon, children }: StripProps) => (
  <div className={classNames(styles.strip, kind === 'ok' && styles.ok)} role="status">
    <Icon path={icon ?? (kind === 'ok' ? iconCheck : iconWifiOff)} size="s" />
    <span>{children}</span>
  </div>
);
