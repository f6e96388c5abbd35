import { iconExternalLink } from '../design/icon-paths.ts';
import { deviceStore } from '../shared/device-store.ts';
import { userAgentFacts } from './browser/device-facts.ts';
import { isLimitedBrowser, socialApp } from './browser/in-app-browser.ts';
import { createElement } from './create-element.ts';
import { createButton, createCard, looks } from './pwa-card.ts';
import { pwaMessages } from './pwa.messages.ts';

const { title, text, action, copied, how } = pwaMessages.limitedBrowser;
const DISMISSED_KEY = 'forja-navegador-limitado-visto';
const SOCIAL_APP_KEY = 'forja-navegador-social';

export function createLimitedBrowserCard(draw: () => void) {
  const device = userAgentFacts();
  const app = socialApp(device);
  if (app) deviceStore.set(SOCIAL_APP_KEY, app);
  else deviceStore.remove(SOCIAL_APP_KEY);
  const isExplained = location.pathname === '/abrir';
  if (isExplained || !isLimitedBrowser(device)) return () => undefined;

  let isDismissed = deviceStore.get(DISMISSED_KEY) === 'true';
  const copy = createButton(looks.secondary, action, () => void copyAddress());
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      copy.textContent = copied;
    } catch {
      // The address bar also has the link.
    }
  };
  const leave = createElement('a', { class: looks.text, href: exitAddress() }, how);
  leave.addEventListener('click', () => (leave.href = exitAddress()));
  const card = createCard({
    icon: iconExternalLink,
    title,
    text: [text],
    actions: [copy, leave],
    onClose: () => {
      deviceStore.set(DISMISSED_KEY, 'true');
      isDismissed = true;
      draw();
    },
  });
  return () => (isDismissed ? undefined : card);
}

function exitAddress(): string {
  const { pathname, search, hash } = location;
  return `/abrir?to=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}
