import './button.css';
import { classNames } from '../class-names.ts';

const VARIANT_CLASSES = {
  primary: 'btn-brasa',
  secondary: 'btn-tinta',
  outline: 'btn-linea',
  text: 'btn-texto',
} as const;
const SIZE_CLASSES = { normal: false, large: 'grande', gym: 'gym' } as const;

export type ButtonLook = {
  /** `primary` is the next action: one per region. */
  variant?: keyof typeof VARIANT_CLASSES | undefined;
  size?: keyof typeof SIZE_CLASSES | undefined;
  danger?: boolean | undefined;
  wide?: boolean | undefined;
};

/** The look of a button for anything that can carry a class, like a link of the router. */
export const buttonClass = (
  { variant = 'outline', size = 'normal', danger = false, wide = false }: ButtonLook = {},
  more?: string,
): string =>
  classNames('btn', VARIANT_CLASSES[variant], SIZE_CLASSES[size], danger && 'btn-peligro', wide && 'ancho', more);
