import { useId, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { ModalContent } from './modal-content.tsx';
import * as styles from './modal.module.css';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** Requires an answer: a press outside does not close it. */
  alert?: boolean | undefined;
  closeLabel?: string | undefined;
  children?: ReactNode;
};

/**
 * A native dialog provides the focus trap, Esc, the inert page and the top layer without adding to
 * the first load.
 */
export function Modal({ open, className, ...rest }: ModalProps & { className: string }) {
  return open ? <OpenModal {...rest} className={className} /> : null;
}

function OpenModal({
  onClose,
  description,
  alert = false,
  className,
  ...content
}: Omit<ModalProps, 'open'> & { className: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const descriptionId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    const firstFocus = element.querySelector<HTMLElement>('[data-autofocus]');
    (firstFocus ?? heading.current)?.focus();
    // Closes before React removes it: otherwise the browser does not return the focus.
    return () => element.close();
  }, []);

  const isOutside = (event: PointerEvent) => event.target === dialog.current;

  // Portaled to the body, because a figure would pass on its font and single line.
  return createPortal(
    <dialog
      ref={dialog}
      className={classNames(styles.root, className)}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes it without asking on a second Esc.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && isOutside(event) && !alert) onClose();
        pressedOutside.current = false;
      }}
    >
      <ModalContent
        {...content}
        heading={heading}
        titleId={titleId}
        description={description}
        descriptionId={descriptionId}
        onClose={onClose}
      />
    </dialog>,
    document.body,
  );
}
