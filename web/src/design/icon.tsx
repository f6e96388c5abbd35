import { classNames } from './class-names.ts';
import * as styles from './icon.module.css';

export type IconProps = {
  path: string;
  size?: 'm' | 's' | 'xs' | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

const SIZE_CLASSES = { m: false, s: styles.small, xs: styles.extraSmall } as const;

export function Icon({ path, size = 'm', label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.root, SIZE_CLASSES[size], className)}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}
