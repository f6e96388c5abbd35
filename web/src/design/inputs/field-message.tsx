import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { iconAlertCircle, iconCircleCheck } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import * as styles from './field.module.css';

export type FieldMessageProps = {
  id?: string | undefined;
  kind: 'error' | 'ok' | 'hint';
  children: ReactNode;
};

export const FieldMessage = ({ id, kind, children }: FieldMessageProps) => (
  <p
    id={id}
    className={classNames(
      styles.message,
      kind === 'error' && styles.error,
      kind === 'ok' && styles.ok,
    )}
  >
    {kind === 'hint' ? null : (
      <Icon path={kind === 'error' ? iconAlertCircle : iconCircleCheck} size="s" />
    )}
    <span>{children}</span>
  </p>
);
