import { useEffect, useState } from 'react';
import { Button } from '../design/actions/button.tsx';
import { LinkButton } from '../design/actions/link-button.tsx';
import { iconExternalLink } from '../design/icon-paths.ts';
import { deviceStore } from '../shared/device-store.ts';
import { userAgentFacts } from './browser/device-facts.ts';
import { isLimitedBrowser, isMobileDevice, socialApp } from './browser/in-app-browser.ts';
import { PwaCard } from './pwa-card.tsx';
import { pwaMessages } from './pwa.messages.ts';

const { limitedBrowser } = pwaMessages;
const DISMISSED_KEY = 'forja-navegador-limitado-visto';
/** Which social app's browser this is; what comes back from a payment reads it. */
export const SOCIAL_APP_KEY = 'forja-navegador-social';

export function LimitedBrowserBanner() {
  const [isDismissed, setIsDismissed] = useState(() => deviceStore.get(DISMISSED_KEY) === 'true');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(flagSocialApp, []);

  const device = userAgentFacts();
  const isLimited = isLimitedBrowser({ ...device, isMobile: isMobileDevice(device) });
  // That page says all of it already.
  if (isDismissed || !isLimited || window.location.pathname === '/abrir') return null;
  return (
    <PwaCard
      icon={iconExternalLink}
      title={limitedBrowser.title}
      onClose={() => {
        deviceStore.set(DISMISSED_KEY, 'true');
        setIsDismissed(true);
      }}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() =>
              void navigator.clipboard
                .writeText(window.location.href)
                .then(() => setIsCopied(true))
                // The address bar is still there to copy from.
                .catch(() => undefined)
            }
          >
            {isCopied ? limitedBrowser.copied : limitedBrowser.action}
          </Button>
          <LinkButton variant="text" href={exitAddress()}>
            {limitedBrowser.how}
          </LinkButton>
        </>
      }
    >
      {limitedBrowser.text}
    </PwaCard>
  );
}

/** The page that explains how to leave, with this one as the place to arrive at. */
function exitAddress(): string {
  const { pathname, search, hash } = window.location;
  return `/abrir?to=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}

function flagSocialApp(): void {
  const app = socialApp(userAgentFacts());
  if (app) deviceStore.set(SOCIAL_APP_KEY, app);
  else deviceStore.remove(SOCIAL_APP_KEY);
}
