import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as styles from './button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  path: string;
  label: string;
  boxed?: boolean | undefined;
};

export function IconButton({
  path,
  label,
  boxed = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.icon, boxed && styles.boxed, className)}
    >
      <Icon path={path} />
    </button>
  );
}
