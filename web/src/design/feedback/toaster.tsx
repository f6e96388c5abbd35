import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { iconAlertCircle, iconClose } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import './toast.css';
import { type ShownToast, toastStore } from './toast.ts';

export type ToasterProps = { closeLabel?: string | undefined };

/** Draws the message in turn. One on the page, at the end of it. */
export function Toaster({ closeLabel = 'Cerrar aviso' }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => undefined);
  const id = shown?.id;

  useEffect(() => {
    const element = layer.current;
    // A browser without popovers shows the layer in the page, above everything but a dialog.
    if (!element || typeof element.showPopover !== 'function') return;
    const isOpen = element.matches(':popover-open');
    const covered = id !== undefined && document.querySelector('dialog:modal') !== null;
    // The last one to enter the top layer is above: enter again only when a dialog came after.
    if (isOpen && covered) element.hidePopover();
    if (!isOpen || covered) element.showPopover();
  }, [id]);

  const card = shown ? <ToastCard key={shown.id} toast={shown} closeLabel={closeLabel} /> : null;
  const isUrgent = shown?.variant === 'destructive';
  return (
    <div ref={layer} className="tostadas" popover="manual">
      <div role="status" aria-atomic="true">
        {isUrgent ? null : card}
      </div>
      <div role="alert">{isUrgent ? card : null}</div>
    </div>
  );
}

function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const { id, title, description, variant, duration, action } = toast;
  const [held, setHeld] = useState(false);
  const left = useRef(duration);

  useEffect(() => {
    if (held) return undefined;
    const startedAt = performance.now();
    const timeout = setTimeout(() => toastStore.dismiss(id), left.current);
    return () => {
      clearTimeout(timeout);
      left.current -= performance.now() - startedAt;
    };
  }, [held, id]);

  return (
    <div
      className={classNames('tostada', variant === 'destructive' && 'peligro')}
      // Time stops while somebody is reading it or about to press its action. A pointer that was at rest where it appears
      // enters without moving: that one holds nothing.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') toastStore.dismiss(id);
      }}
    >
      {variant === 'destructive' ? <Icon path={iconAlertCircle} /> : null}
      <div className="cuerpo">
        <b>{title}</b>
        {description ? <span>{description}</span> : null}
      </div>
      {action ? (
        <button type="button" className="accion" onClick={() => toastStore.act(id)}>
          {action.label}
        </button>
      ) : null}
      <IconButton path={iconClose} label={closeLabel} onClick={() => toastStore.dismiss(id)} />
    </div>
  );
}
