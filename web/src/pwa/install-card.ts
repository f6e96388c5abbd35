import { iconDownload, iconShare } from '../design/icon-paths.ts';
import { deviceStore } from '../shared/device-store.ts';
import { createTurn } from '../shared/interruptions/interruptions.ts';
import { undisturbedPage } from '../shared/interruptions/undisturbed.ts';
import { afterLoad } from './worker/after-load.ts';
import {
  isInstalled,
  isStandalone,
  rememberInstalled,
  userAgentFacts,
} from './browser/device-facts.ts';
import { isIosDevice } from './browser/in-app-browser.ts';
import { createIcon } from './create-element.ts';
import { DISMISSED_KEY, INSTALL_DELAY_MS, offersInstall } from './install-offer.ts';
import { createButton, createCard, looks } from './pwa-card.ts';
import { pwaMessages } from './pwa.messages.ts';
import { earlyEvents } from './worker/early-events.ts';
import { logToConsole } from './worker/to-console.ts';

const { title, text, action, iosTitle, iosBefore, iosIcon, iosAfter } = pwaMessages.install;

export function createInstallCard(draw: () => void) {
  const isIos = isIosDevice(userAgentFacts());
  const width = matchMedia('(max-width: 767.98px)');
  width.addEventListener('change', draw);
  let isTime = false;
  afterLoad(INSTALL_DELAY_MS, () => {
    isTime = true;
    draw();
  });
  let isKnownInstalled = true;
  const askIfInstalled = async () => {
    isKnownInstalled = await isInstalled();
    draw();
  };
  void askIfInstalled();
  let isDismissed = deviceStore.get(DISMISSED_KEY) === 'true';
  const onClose = () => {
    deviceStore.set(DISMISSED_KEY, 'true');
    isDismissed = true;
    draw();
  };
  const share = createIcon(iconShare, { isSmall: true, label: iosIcon });
  const card = createCard({
    icon: iconDownload,
    onClose,
    ...(isIos
      ? { title: iosTitle, text: [iosBefore, ' ', share, ' ', iosAfter] }
      : {
          title,
          text: [text],
          actions: [createButton(looks.primary, action, () => void askBrowser())],
        }),
  });
  const hasTurn = createTurn('install');
  return () => {
    const { installPrompt, wasInstalled } = earlyEvents.current();
    if (wasInstalled) rememberInstalled();
    const isOffered = offersInstall({
      isMobileWidth: width.matches,
      isStandalone: isStandalone(),
      hasPrompt: installPrompt !== undefined,
      isIos,
      isDismissed,
      isInstalled: isKnownInstalled || wasInstalled,
    });
    return hasTurn(isTime && isOffered && undisturbedPage() !== 'fully') ? card : undefined;
  };
}

async function askBrowser(): Promise<void> {
  try {
    const { installPrompt } = earlyEvents.current();
    await installPrompt?.prompt();
    const choice = await installPrompt?.userChoice;
    if (choice?.outcome === 'accepted') earlyEvents.forgetPrompt();
  } catch (cause) {
    logToConsole('The install prompt failed', cause);
  }
}
