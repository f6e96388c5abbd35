import { createListeners } from '../../shared/listeners.ts';

export const UPDATE_EVENT = 'pwa-update-available';

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
    earlyInstallPrompt?: Event;
  }
}

let early: EarlyState = { installPrompt: undefined, hasUpdate: false, wasInstalled: false };
const { subscribe, notify } = createListeners();

function updateState(change: Partial<EarlyState>): void {
  early = { ...early, ...change };
  notify();
}

/**
 * Stores events that may fire before their banners subscribe. Part of the first load, so it stays
 * small.
 */
export function catchEarlyEvents(): void {
  const offerInstall = (event: Event) => updateState({ installPrompt: event as InstallPrompt });
  if (window.earlyInstallPrompt) offerInstall(window.earlyInstallPrompt);
  addEventListener('beforeinstallprompt', (event) => {
    // The app shows its own invitation instead of the browser's.
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
