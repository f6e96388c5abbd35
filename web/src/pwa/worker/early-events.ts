export const UPDATE_EVENT = 'pwa-update-available';

/** What Chromium offers when the app may be installed; no library of types knows it yet. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

type Early = { installPrompt: InstallPrompt | undefined; hasUpdate: boolean; wasInstalled: boolean };

let early: Early = { installPrompt: undefined, hasUpdate: false, wasInstalled: false };
const listeners = new Set<() => void>();

function become(change: Partial<Early>): void {
  early = { ...early, ...change };
  for (const listener of listeners) listener();
}

/** Events that may come before the banners that show them: kept until somebody looks. In the first load, so small. */
export function catchEarlyEvents(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Ours is shown at its time; the browser's own would come at any.
    event.preventDefault();
    // Only this event has a prompt, and it is this one.
    become({ installPrompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => become({ installPrompt: undefined, wasInstalled: true }));
  window.addEventListener(UPDATE_EVENT, () => become({ hasUpdate: true }));
}

export const earlyEvents = {
  current: (): Early => early,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  forgetPrompt: (): void => become({ installPrompt: undefined }),
};
