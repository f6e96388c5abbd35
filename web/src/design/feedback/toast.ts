import type { ReactNode } from 'react';
import { createListeners } from '../../shared/listeners.ts';

export type Toast = {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive' | undefined;
  /** Milliseconds on screen; 5,000 unless told. */
  duration?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** Runs when the message goes away without its action having been used: the moment to make a deletion real. */
  onExpire?: (() => void) | undefined;
};

export type ShownToast = Toast & { id: number; duration: number };

export const TOAST_DURATION = 5000;

/** The one message on screen. A new one takes the place of the old, which expires at that moment. */
export function createToastStore() {
  let current: ShownToast | undefined;
  let lastId = 0;
  const { subscribe, notify } = createListeners();

  function become(next: ShownToast | undefined) {
    current = next;
    notify();
  }

  function dismiss(id: number) {
    if (current?.id !== id) return;
    const gone = current;
    become(undefined);
    gone.onExpire?.();
  }

  function show(toast: Toast): () => void {
    const replaced = current;
    lastId += 1;
    const id = lastId;
    become({ ...toast, id, duration: toast.duration ?? TOAST_DURATION });
    replaced?.onExpire?.();
    return () => dismiss(id);
  }

  return {
    current: () => current,
    subscribe,
    show,
    /** Waits until nothing is on screen, so that it takes no other message away. */
    showWhenQuiet(toast: Toast): () => void {
      if (current === undefined) return show(toast);
      const stopWaiting = subscribe(() => {
        if (current !== undefined) return;
        stopWaiting();
        takeAway = show(toast);
      });
      let takeAway: () => void = stopWaiting;
      return () => takeAway();
    },
    dismiss,
    act(id: number) {
      if (current?.id !== id) return;
      const used = current;
      become(undefined);
      used.action?.onClick();
    },
  };
}

export const toastStore = createToastStore();

/** Shows a message from anywhere; the answer takes it away. `<Toaster/>` must be on the page. */
export const toast = (message: Toast): (() => void) => toastStore.show(message);

/** For what can wait until other messages have been read. */
export const toastWhenQuiet = (message: Toast): (() => void) => toastStore.showWhenQuiet(message);
