import { createListeners } from '../../shared/listeners.ts';

export const UPDATE_EVENT = 'pwa-update-available';

/** The event of Chromium when the app may be installed; no library of types has it yet. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

type EarlyState = {
  installPrompt: InstallPrompt | undefined;
  hasUpdate: boolean;
  wasInstalled: boolean;
};

declare global {
  interface Window {
    /** Stored by head.ts, where it came before this code. */
    earlyInstallPrompt?: Event;
  }
}

let early: EarlyState = { installPrompt: undefined, hasUpdate: false, wasInstalled: false };
const { subscribe, notify } = createListeners();

function updateState(change: Partial<EarlyState>): void {
  early = { ...early, ...change };
  notify();
}

/** Events that may come before the banners that show them: stored until somebody subscribes. This is part of the first load, so it is small. */
export function catchEarlyEvents(): void {
  // Only this event has a prompt, and it is this one.
  const offerInstall = (event: Event) => updateState({ installPrompt: event as InstallPrompt });
  if (window.earlyInstallPrompt) offerInstall(window.earlyInstallPrompt);
  addEventListener('beforeinstallprompt', (event) => {
    // Ours is shown at its time; the browser's own would come at any.
    event.preventDefault();
    offerInstall(event);
  });
  addEventListener('appinstalled', () =>
    updateState({ installPrompt: undefined, wasInstalled: true }),
  );
  addEventListener(UPDATE_EVENT, () => updateState({ hasUpdate: true }));
}

export const earlyEvents = {
  current: (): EarlyState => early,
  subscribe,
  forgetPrompt: (): void => updateState({ installPrompt: undefined }),
};
