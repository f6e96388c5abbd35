import { expect, test } from 'vitest';
import { type InstallFacts, offersInstall } from './install-offer.ts';

const phone = (facts: Partial<InstallFacts> = {}): InstallFacts => ({
  isMobileWidth: true,
  isStandalone: false,
  hasPrompt: true,
  isIos: false,
  isDismissed: false,
  isInstalled: false,
  ...facts,
});

test.each([
  { when: 'the browser has a prompt', facts: {}, isOffered: true },
  {
    when: 'an iPhone has no prompt',
    facts: { isIos: true, hasPrompt: false },
    isOffered: true,
  },
  { when: 'an iPhone has a prompt', facts: { isIos: true }, isOffered: true },
  { when: 'the browser has no prompt', facts: { hasPrompt: false }, isOffered: false },
  { when: 'the screen is wide', facts: { isMobileWidth: false }, isOffered: false },
  {
    when: 'the screen is wide on iOS',
    facts: { isMobileWidth: false, isIos: true },
    isOffered: false,
  },
  { when: 'it runs as an app', facts: { isStandalone: true }, isOffered: false },
  {
    when: 'it runs as an app on iOS',
    facts: { isStandalone: true, isIos: true },
    isOffered: false,
  },
  { when: 'it was dismissed', facts: { isDismissed: true }, isOffered: false },
  { when: 'it was dismissed on iOS', facts: { isDismissed: true, isIos: true }, isOffered: false },
  { when: 'it is already installed', facts: { isInstalled: true }, isOffered: false },
])('the installation is offered when $when: $isOffered', ({ facts, isOffered }) => {
  expect(offersInstall(phone(facts))).toBe(isOffered);
});
