import { expect, test } from 'vitest';
import { isIosDevice, isLimitedBrowser, socialApp } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';

const agents = {
  instagramIos: `${IPHONE} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5; es_AR)`,
  instagramAndroid: `${ANDROID} Chrome/125.0.0.0 Mobile Safari/537.36 Instagram 334.0.0.42.95 Android`,
  facebookIos: `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.36.103]`,
  tiktok: `${ANDROID} Chrome/125.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
  whatsapp: `${ANDROID} Chrome/125.0.0.0 Mobile Safari/537.36 WhatsApp/2.24`,
  safariIos: `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
  chromeAndroid:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
  desktopInstagram: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Instagram 334',
};

test.each([
  {
    name: 'Instagram on an iPhone',
    agent: agents.instagramIos,
    limited: true,
    social: 'instagram',
  },
  {
    name: 'Instagram on Android',
    agent: agents.instagramAndroid,
    limited: true,
    social: 'instagram',
  },
  { name: 'Facebook on an iPhone', agent: agents.facebookIos, limited: true, social: 'facebook' },
  { name: 'TikTok', agent: agents.tiktok, limited: true, social: 'tiktok' },
  {
    name: 'WhatsApp, which is no social network',
    agent: agents.whatsapp,
    limited: true,
    social: undefined,
  },
  { name: 'Safari', agent: agents.safariIos, limited: false, social: undefined },
  { name: 'Chrome on Android', agent: agents.chromeAndroid, limited: false, social: undefined },
  { name: 'a computer', agent: agents.desktop, limited: false, social: undefined },
  {
    name: 'Instagram on a computer',
    agent: agents.desktopInstagram,
    limited: false,
    social: 'instagram',
  },
])('$name is limited: $limited', ({ agent, limited, social }) => {
  const device = { userAgent: agent };
  expect(isLimitedBrowser(device)).toBe(limited);
  expect(socialApp(device)).toBe(social);
});

test('an app that opens links in a standalone browser is not limited', () => {
  const firefox = { userAgent: `${agents.instagramAndroid} Firefox/126.0` };
  const userAgent = agents.instagramAndroid;
  const chrome = { userAgent, brands: ['Chromium', 'Google Chrome'] };
  const webView = { userAgent, brands: ['Chromium', 'Android WebView'] };
  expect(isLimitedBrowser(firefox)).toBe(false);
  expect(isLimitedBrowser(chrome)).toBe(false);
  expect(isLimitedBrowser(webView)).toBe(true);
});

test.each([
  { name: 'an iPhone', userAgent: agents.safariIos, touchPoints: 5, ios: true },
  {
    name: 'an iPad that reports itself as a Mac',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel)',
    touchPoints: 5,
    ios: true,
  },
  { name: 'a Mac', userAgent: 'Mozilla/5.0 (Macintosh; Intel)', touchPoints: 0, ios: false },
  { name: 'an Android', userAgent: agents.chromeAndroid, touchPoints: 5, ios: false },
])('$name runs iOS: $ios', ({ userAgent, touchPoints, ios }) => {
  expect(isIosDevice({ userAgent, touchPoints })).toBe(ios);
});
