import { isInsideAnApp } from '../../../pwa/browser/in-app-browser.ts';
import type { SocialRedirect } from '../payment-flags.ts';

const VALID_MS = 10 * 60_000;
const OTHER_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|Chrome|Chromium|Android/i;

/** True for Safari itself, not for other iOS browsers or in-app browsers. */
export const isPlainSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !OTHER_BROWSERS.test(userAgent) && !isInsideAnApp({ userAgent });

export const isSocialRedirect = (
  redirect: SocialRedirect | undefined,
  userAgent: string,
  now: Date,
): boolean =>
  redirect !== undefined &&
  redirect.redirected &&
  redirect.paid &&
  now.getTime() - redirect.at >= 0 &&
  now.getTime() - redirect.at < VALID_MS &&
  isPlainSafari(userAgent);
