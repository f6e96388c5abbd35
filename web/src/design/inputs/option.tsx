import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { iconCheck } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import * as styles from './options.module.css';

export type OptionProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  description?: ReactNode;
  /** Shown at the right: a risk level, an icon. */
  side?: ReactNode;
};

export const Option = ({ type, label, description, side, className, ...rest }: OptionProps) => (
  <label
    className={classNames(
      styles.option,
      Boolean(side) && Boolean(description) && styles.tall,
      className,
    )}
  >
    <input {...rest} type={type} />
    <span className={classNames(styles.tick, type === 'radio' && styles.round)}>
      <Icon path={iconCheck} size="xs" className={styles.mark} />
    </span>
    <span className={styles.body}>
      {label}
      {description ? <small>{description}</small> : null}
    </span>
    {side ? <span className={styles.side}>{side}</span> : null}
  </label>
);
