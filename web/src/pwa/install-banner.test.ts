import { expect, test } from 'vitest';
import { installBanner, type InstallFacts } from './install-banner.ts';

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
  { when: 'the browser offers to install', facts: {}, banner: 'prompt' },
  {
    when: 'it is an iPhone, which never offers',
    facts: { isIos: true, hasPrompt: false },
    banner: 'ios',
  },
  { when: 'it is an iPhone that offers: still no button', facts: { isIos: true }, banner: 'ios' },
  { when: 'nothing was offered', facts: { hasPrompt: false }, banner: 'none' },
  { when: 'the screen is wide', facts: { isMobileWidth: false }, banner: 'none' },
  {
    when: 'the screen is wide on iOS',
    facts: { isMobileWidth: false, isIos: true },
    banner: 'none',
  },
  { when: 'it runs as an app', facts: { isStandalone: true }, banner: 'none' },
  { when: 'it runs as an app on iOS', facts: { isStandalone: true, isIos: true }, banner: 'none' },
  { when: 'it was dismissed', facts: { isDismissed: true }, banner: 'none' },
  { when: 'it was dismissed on iOS', facts: { isDismissed: true, isIos: true }, banner: 'none' },
  { when: 'it is already installed', facts: { isInstalled: true }, banner: 'none' },
])('$when: $banner', ({ facts, banner }) => {
  expect(installBanner(phone(facts))).toBe(banner);
});
