import { type ComponentProps, useCallback } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './top-layer.module.css';

const show = (element: HTMLElement | null): void => {
  // Without popovers the order of the page holds, and a message may cover it.
  if (typeof element?.showPopover === 'function') element.showPopover();
};

/**
 * What opens beside a control enters the top layer when it opens. Messages are in that layer since the page started,
 * so they cannot cover what a person is about to press. Pass it as `render` of a positioner.
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
