import { classNames } from '../class-names.ts';
import * as frameStyles from '../layout/frame.module.css';
import * as styles from './button.module.css';

const VARIANT_CLASSES = {
  primary: styles.primary,
  secondary: styles.secondary,
  outline: styles.outline,
  text: styles.text,
} as const;
const SIZE_CLASSES = { normal: false, large: styles.large, gym: styles.gym } as const;

export type ButtonLook = {
  /** `primary` is the next action: once per region. */
  variant?: keyof typeof VARIANT_CLASSES | undefined;
  size?: keyof typeof SIZE_CLASSES | undefined;
  danger?: boolean | undefined;
  wide?: boolean | undefined;
};

export const buttonClass = (
  { variant = 'outline', size = 'normal', danger = false, wide = false }: ButtonLook = {},
  more?: string,
): string =>
  classNames(
    styles.root,
    VARIANT_CLASSES[variant],
    SIZE_CLASSES[size],
    danger && styles.danger,
    wide && frameStyles.fullWidth,
    more,
  );
