import { classNames } from './class-names.ts';

export type IconProps = {
  /** A constant of icon-paths.ts. */
  path: string;
  size?: 'm' | 's' | 'xs' | undefined;
  /** Without it the icon is decoration beside its words. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Icon({ path, size = 'm', label, className }: IconProps) {
  return (
    <svg
      className={classNames('ico', size !== 'm' && size, className)}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}
