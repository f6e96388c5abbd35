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

/** Which banner invites to install; none unless all the conditions hold. */
export function installBanner(facts: InstallFacts): 'prompt' | 'ios' | 'none' {
  const { isMobileWidth, isStandalone, hasPrompt, isIos, isDismissed, isInstalled } = facts;
  if (!isMobileWidth || isStandalone || isDismissed || isInstalled) return 'none';
  // On iOS there is nothing to press: the browser never offers a prompt.
  if (isIos) return 'ios';
  return hasPrompt ? 'prompt' : 'none';
}
