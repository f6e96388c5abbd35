import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { iconAlertCircle, iconClose } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { type CurrentToast, toastStore } from './toast.ts';
import * as styles from './toast.module.css';
import { toasterMessages } from './toaster.messages.ts';

export type ToasterProps = { closeLabel?: string | undefined };

/** A page has one, at its end. */
export function Toaster({ closeLabel = toasterMessages.close }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);
  const currentToast = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.current,
    () => undefined,
  );
  const id = currentToast?.id;

  useEffect(() => {
    const element = layer.current;
    // Browsers without popovers show the layer in the page, below dialogs only.
    if (!element || typeof element.showPopover !== 'function') return;
    const isOpen = element.matches(':popover-open');
    const isCovered = id !== undefined && document.querySelector('dialog:modal') !== null;
    // The top layer stacks by entry: enters again only when a dialog opened later.
    if (isOpen && isCovered) element.hidePopover();
    if (!isOpen || isCovered) element.showPopover();
    element.removeAttribute('data-top');
    if (id !== undefined && coversField(element)) element.setAttribute('data-top', '');
  }, [id]);

  const card = currentToast ? (
    <ToastCard key={currentToast.id} toast={currentToast} closeLabel={closeLabel} />
  ) : null;
  const isUrgent = currentToast?.variant === 'destructive';
  return (
    <div ref={layer} className={styles.viewport} popover="manual">
      <div role="status" aria-atomic="true">
        {isUrgent ? null : card}
      </div>
      <div role="alert">{isUrgent ? card : null}</div>
    </div>
  );
}

/** A message at the bottom may cover a field that needs correcting. */
function coversField(layer: HTMLElement): boolean {
  const box = layer.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(input, select, textarea)')].some((field) =>
    areOverlapping(box, field.getBoundingClientRect()),
  );
}

const areOverlapping = (one: DOMRect, other: DOMRect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function ToastCard({ toast, closeLabel }: { toast: CurrentToast; closeLabel: string }) {
  const { id, title, description, variant, duration, action } = toast;
  const [isPaused, setIsPaused] = useState(false);
  const remainingMs = useRef(duration);

  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timeout = setTimeout(() => toastStore.dismiss(id), remainingMs.current);
    return () => {
      clearTimeout(timeout);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, id]);

  return (
    <div
      className={classNames(styles.root, variant === 'destructive' && styles.danger)}
      // Pauses the timer under a pointer or focus. Listens to moves, because a pointer at rest
      // where the message appears also fires an enter event.
      onPointerMove={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') toastStore.dismiss(id);
      }}
    >
      {variant === 'destructive' ? <Icon path={iconAlertCircle} /> : null}
      <div className={styles.body}>
        <b>{title}</b>
        {description ? <span>{description}</span> : null}
      </div>
      {action ? (
        <button type="button" className={styles.action} onClick={() => toastStore.act(id)}>
          {action.label}
        </button>
      ) : null}
      <IconButton path={iconClose} label={closeLabel} onClick={() => toastStore.dismiss(id)} />
    </div>
  );
}
