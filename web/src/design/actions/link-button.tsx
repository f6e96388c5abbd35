import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from '../icon.tsx';

type LinkButtonLook = ButtonLook & {
  icon?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export type LinkButtonProps =
  | (LinkButtonLook & {
      render: (props: { className: string; children: ReactNode }) => ReactElement;
    })
  | (LinkButtonLook & Omit<ComponentProps<'a'>, keyof LinkButtonLook> & { render?: undefined });

export function LinkButton({
  variant,
  size,
  danger,
  wide,
  icon,
  className,
  children,
  render,
  ...rest
}: LinkButtonProps) {
  const buttonClasses = buttonClass({ variant, size, danger, wide }, className);
  const label = (
    <>
      {icon ? <Icon path={icon} size="s" /> : null}
      {children}
    </>
  );
  if (render) return render({ className: buttonClasses, children: label });
  return (
    <a {...rest} className={buttonClasses}>
      {label}
    </a>
  );
}
