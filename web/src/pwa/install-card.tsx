import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../design/actions/button.tsx';
import { iconDownload, iconShare } from '../design/icon-paths.ts';
import { Icon } from '../design/icon.tsx';
import { useMediaQuery } from '../design/layout/use-media-query.ts';
import { deviceStore } from '../shared/device-store.ts';
import { useInterruption } from '../shared/interruptions/use-interruption.ts';
import { useUndisturbedPage } from '../shared/interruptions/undisturbed.ts';
import {
  isInstalled,
  isStandalone,
  rememberInstalled,
  userAgentFacts,
} from './browser/device-facts.ts';
import { earlyEvents, type InstallPrompt } from './worker/early-events.ts';
import { isIosDevice } from './browser/in-app-browser.ts';
import { DISMISSED_KEY, INSTALL_DELAY_MS, installBanner } from './install-banner.ts';
import { PwaCard } from './pwa-card.tsx';
import { pwaMessages } from './pwa.messages.ts';
import { logToConsole } from './worker/to-console.ts';
import { useHasElapsed } from './use-after.ts';

const { install } = pwaMessages;

/** The invitation to keep the app on the phone. */
export function InstallCard() {
  const isTime = useHasElapsed(INSTALL_DELAY_MS);
  const isMobileWidth = useMediaQuery('(max-width: 767.98px)');
  const { installPrompt, wasInstalled } = useSyncExternalStore(
    earlyEvents.subscribe,
    earlyEvents.current,
    earlyEvents.current,
  );
  const [isDismissed, setIsDismissed] = useState(() => deviceStore.get(DISMISSED_KEY) === 'true');
  const isKnownInstalled = useInstalled(wasInstalled);

  const banner = installBanner({
    isMobileWidth,
    isStandalone: isStandalone(),
    hasPrompt: installPrompt !== undefined,
    isIos: isIosDevice(userAgentFacts()),
    isDismissed,
    // Until the browser has answered, nobody is invited.
    isInstalled: isKnownInstalled ?? true,
  });
  const isBusyPage = useUndisturbedPage() === 'fully';
  const isTurn = useInterruption('install', {
    isWanted: isTime && banner !== 'none' && !isBusyPage,
  });
  if (!isTurn || banner === 'none') return null;

  function dismiss() {
    deviceStore.set(DISMISSED_KEY, 'true');
    setIsDismissed(true);
  }

  if (banner === 'ios')
    return (
      <PwaCard icon={iconDownload} title={install.iosTitle} onClose={dismiss}>
        {install.iosBefore} <Icon path={iconShare} size="s" label={install.iosIcon} />{' '}
        {install.iosAfter}
      </PwaCard>
    );
  return (
    <PwaCard
      icon={iconDownload}
      title={install.title}
      onClose={dismiss}
      actions={
        <Button variant="primary" onClick={() => void askBrowser(installPrompt)}>
          {install.action}
        </Button>
      }
    >
      {install.text}
    </PwaCard>
  );
}

async function askBrowser(prompt: InstallPrompt | undefined): Promise<void> {
  if (!prompt) return;
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === 'accepted') earlyEvents.forgetPrompt();
  } catch (cause) {
    logToConsole('The install prompt failed', cause);
  }
}

function useInstalled(wasInstalled: boolean): boolean | undefined {
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    if (wasInstalled) rememberInstalled();
    void isInstalled().then((isInstalledHere) => (isHere ? setAnswer(isInstalledHere) : undefined));
    return () => {
      isHere = false;
    };
  }, [wasInstalled]);
  return answer;
}
