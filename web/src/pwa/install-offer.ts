export const INSTALL_DELAY_MS = 3000;
export const DISMISSED_KEY = 'pwa-install-dismissed';

export type InstallFacts = {
  /** Under 768 px. */
  isMobileWidth: boolean;
  /** Already running as an app. */
  isStandalone: boolean;
  /** The browser offered its prompt and it was not used yet. */
  hasPrompt: boolean;
  isIos: boolean;
  isDismissed: boolean;
  /** Known to be on this device, though this is a tab. */
  isInstalled: boolean;
};

/** True where the app invites to install it. On iOS the browser never offers a prompt: the card says how to do it. */
export const offersInstall = (facts: InstallFacts): boolean =>
  facts.isMobileWidth &&
  !facts.isStandalone &&
  !facts.isDismissed &&
  !facts.isInstalled &&
  (facts.isIos || facts.hasPrompt);
