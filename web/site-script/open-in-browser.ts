import { userAgentFacts } from '../src/pwa/browser/device-facts.ts';
import { findSystem, isInsideAnApp } from '../src/pwa/browser/in-app-browser.ts';
import { intentAddress } from '../src/pwa/browser/intent-address.ts';
import { safePath } from '../src/shared/safe-next.ts';

export function showExitSteps(device = userAgentFacts()): void {
  const output = document.querySelector('[data-address]');
  if (!output) return;
  const path = safePath(new URLSearchParams(location.search).get('to'));
  const address = location.origin + path;
  output.textContent = address;
  showOnly('data-system', findSystem(device));
  showOnly('data-inside', `${isInsideAnApp(device)}`);
  document
    .querySelector('[data-intent]')
    ?.setAttribute('href', intentAddress(location.origin, path));
  document.querySelector('[data-stay]')?.setAttribute('href', path);

  const button = document.querySelector<HTMLElement>('[data-copied]');
  button?.addEventListener('click', () => {
    const announce = (text = '') => {
      const status = button.parentElement?.nextElementSibling;
      if (status) status.textContent = text;
    };
    navigator.clipboard.writeText(address).then(
      () => announce(button.dataset['copied']),
      () => announce(button.dataset['failed']),
    );
  });
}

function showOnly(name: string, value: string): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[${name}]`))
    part.hidden = part.getAttribute(name) !== value;
}
