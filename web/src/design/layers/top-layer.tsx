import { type ComponentProps, useCallback } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './top-layer.module.css';

const show = (element: HTMLElement | null): void => {
  // Browsers without popovers use the page order, and a message may cover it.
  if (typeof element?.showPopover === 'function') element.showPopover();
};

/**
 * Popups enter the top layer when they open, above messages, which are there since the page
 * started. Pass it as `render` of a positioner.
 */
export function TopLayer({ ref, className, ...props }: ComponentProps<'div'>) {
  const join = useCallback(
    (element: HTMLDivElement | null) => {
      show(element);
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );
  return (
    <div {...props} ref={join} popover="manual" className={classNames(styles.root, className)} />
  );
}
