import './button.css';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  /** `brasa` is the next action: one per region. */
  variant?: 'brasa' | 'tinta' | 'linea' | 'texto' | undefined;
  size?: 'normal' | 'grande' | 'gym' | undefined;
  danger?: boolean | undefined;
  wide?: boolean | undefined;
};

/** The look of a button for anything that can carry a class, like a link of the router. */
export const buttonClass = (
  { variant = 'linea', size = 'normal', danger = false, wide = false }: ButtonLook = {},
  more?: string,
): string =>
  classNames('btn', `btn-${variant}`, size !== 'normal' && size, danger && 'btn-peligro', wide && 'ancho', more);
