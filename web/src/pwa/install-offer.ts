export const INSTALL_DELAY_MS = 3000;
export const DISMISSED_KEY = 'pwa-install-dismissed';

export type InstallFacts = {
  isMobileWidth: boolean;
  isStandalone: boolean;
  hasPrompt: boolean;
  isIos: boolean;
  isDismissed: boolean;
  isInstalled: boolean;
};

export const offersInstall = (facts: InstallFacts): boolean =>
  facts.isMobileWidth &&
  !facts.isStandalone &&
  !facts.isDismissed &&
  !facts.isInstalled &&
  (facts.isIos || facts.hasPrompt);
