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
  { when: 'the browser offers to install', facts: {}, isOffered: true },
  {
    when: 'it is an iPhone, which never offers',
    facts: { isIos: true, hasPrompt: false },
    isOffered: true,
  },
  { when: 'it is an iPhone that offers', facts: { isIos: true }, isOffered: true },
  { when: 'nothing was offered', facts: { hasPrompt: false }, isOffered: false },
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
])('when $when the app invites to install it: $isOffered', ({ facts, isOffered }) => {
  expect(offersInstall(phone(facts))).toBe(isOffered);
});
