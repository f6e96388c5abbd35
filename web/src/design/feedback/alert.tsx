import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import {
  iconAlertCircle,
  iconAlertTriangle,
  iconCircleCheck,
  iconInfoCircle,
} from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import * as styles from './alert.module.css';

type AlertKind = 'info' | 'warning' | 'error' | 'ok';

export type AlertProps = {
  kind?: AlertKind | undefined;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: string | undefined;
  /** Errors interrupt a screen reader; other alerts wait. */
  announce?: boolean | undefined;
};

const icons: Record<AlertKind, string> = {
  info: iconInfoCircle,
  warning: iconAlertTriangle,
  error: iconAlertCircle,
  ok: iconCircleCheck,
};

export function Alert({
  kind = 'info',
  title,
  children,
  actions,
  icon,
  announce = kind === 'error',
}: AlertProps) {
  const role = announce ? (kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div
      className={classNames(
        styles.root,
        kind === 'error' && styles.error,
        kind === 'ok' && styles.ok,
      )}
      role={role}
    >
      <Icon path={icon ?? icons[kind]} />
      <div>
        <b>{title}</b>
        {children ? <> {children}</> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
