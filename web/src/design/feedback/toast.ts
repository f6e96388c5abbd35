import type { ReactNode } from 'react';
import { createListeners } from '../../shared/listeners.ts';

export type Toast = {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive' | undefined;
  /** Milliseconds; 5,000 by default. */
  duration?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** Runs when the message closes without its action, for example to carry out a deletion. */
  onExpire?: (() => void) | undefined;
};

export type CurrentToast = Toast & { id: number; duration: number; shownAt: number };

export const TOAST_DURATION = 5000;
/** A newer message at a page change is about that change. */
const NEW_MS = 1000;

/** A new message replaces the old one, which expires then. */
export function createToastStore() {
  let current: CurrentToast | undefined;
  let lastId = 0;
  const { subscribe, notify } = createListeners();

  function setCurrent(next: CurrentToast | undefined) {
    current = next;
    notify();
  }

  function dismiss(id: number) {
    if (current?.id !== id) return;
    const dismissedToast = current;
    setCurrent(undefined);
    dismissedToast.onExpire?.();
  }

  function show(toast: Toast): () => void {
    const replacedToast = current;
    lastId += 1;
    const id = lastId;
    setCurrent({
      ...toast,
      id,
      duration: toast.duration ?? TOAST_DURATION,
      shownAt: performance.now(),
    });
    replacedToast?.onExpire?.();
    return () => dismiss(id);
  }

  return {
    current: () => current,
    subscribe,
    show,
    /** Drops a message that the page also shows when one with a button is visible. */
    showUnlessOffering(toast: Toast): void {
      if (current?.action === undefined) show(toast);
    },
    /** Waits until no message is visible. */
    showWhenQuiet(toast: Toast): () => void {
      if (current === undefined) return show(toast);
      const stopWaiting = subscribe(() => {
        if (current !== undefined) return;
        stopWaiting();
        cancel = show(toast);
      });
      let cancel: () => void = stopWaiting;
      return () => cancel();
    },
    dismiss,
    /** Closes the message of the previous page, unless it has its own duration or an action. */
    leavePage() {
      if (current === undefined || current.action !== undefined) return;
      if (current.duration !== TOAST_DURATION) return;
      const isNew = performance.now() - current.shownAt < NEW_MS;
      if (current.variant === 'destructive' || !isNew) dismiss(current.id);
    },
    act(id: number) {
      if (current?.id !== id) return;
      const usedToast = current;
      setCurrent(undefined);
      usedToast.action?.onClick();
    },
  };
}

export const toastStore = createToastStore();

/** Returns a function that closes the message. `<Toaster/>` must be on the page. */
export const toast = (message: Toast): (() => void) => toastStore.show(message);

export const toastUnlessOffering = (message: Toast): void => toastStore.showUnlessOffering(message);

/** Shows a message after the others have closed. */
export const toastWhenQuiet = (message: Toast): (() => void) => toastStore.showWhenQuiet(message);
