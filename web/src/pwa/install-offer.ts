export const INSTALL_DELAY_MS = 3000;
export const DISMISSED_KEY = 'pwa-install-dismissed';

export type InstallFacts = {
  isMobileWidth: boolean;
  /** Running as an installed app. */
  isStandalone: boolean;
  /** The browser's prompt is still unused. */
  hasPrompt: boolean;
  isIos: boolean;
  isDismissed: boolean;
  /** Installed on this device, though this is a tab. */
  isInstalled: boolean;
};

export const offersInstall = (facts: InstallFacts): boolean =>
  facts.isMobileWidth &&
  !facts.isStandalone &&
  !facts.isDismissed &&
  !facts.isInstalled &&
  (facts.isIos || facts.hasPrompt);
