import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set at the start of the page: ends its listening and returns what was pressed and waits for an answer. */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

/** Presses again what was pressed before the app was here. Beside the app, so that it runs once the page is its own. */
export function EarlyPress({ button }: { button: HTMLElement | null | undefined }) {
  useEffect(() => {
    // During a commit React answers no event of a part that it has not hydrated yet.
    const timer = setTimeout(() => {
      if (!button?.isConnected) return;
      button.click();
      if (!(button instanceof HTMLInputElement)) return;
      // React hydrates an option when it is pressed, and takes it as chosen already: pressed anew, it says the change.
      button.checked = false;
      button.click();
    });
    return () => clearTimeout(timer);
  }, [button]);
  return null;
}
