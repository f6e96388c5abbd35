import { startPwaLayer } from '../src/pwa/pwa-layer.ts';
import { catchEarlyEvents } from '../src/pwa/worker/early-events.ts';
import { registerAfterLoad } from '../src/pwa/worker/register-service-worker.ts';
import { answerThemeChoice } from '../src/start/theme-choice.ts';
import { showWelcome } from '../src/start/welcome.ts';
import { carryQuery } from './carry-query.ts';
import { followCountry } from './country.ts';
import type { ScriptPart } from './script-parts.ts';
import { showFlash } from './flash.ts';
import { guardControls } from './gate.ts';
import { showExitSteps } from './open-in-browser.ts';
import { hidePasskey } from './passkey.ts';
import { showCoupon } from './promo.ts';
import { watchSession } from './session-watch.ts';
import { openSheets } from './sheets.ts';
import { takeOverForms } from './take-over.ts';
import { fillToday } from './today.ts';

declare const SCRIPT_PARTS: Record<ScriptPart, boolean>;

if (SCRIPT_PARTS.signIn) carryQuery();
if (SCRIPT_PARTS.signIn) hidePasskey();
if (SCRIPT_PARTS.forms) takeOverForms();
if (SCRIPT_PARTS.gate) guardControls();
if (SCRIPT_PARTS.sheets) openSheets();
if (SCRIPT_PARTS.country) followCountry();
if (SCRIPT_PARTS.today) fillToday();
if (SCRIPT_PARTS.coupon) showCoupon();
if (SCRIPT_PARTS.exit) showExitSteps();
if (SCRIPT_PARTS.theme) answerThemeChoice();
if (window.earlyPress?.isConnected) window.earlyPress.click();
// Two tasks, so that a slow phone answers a press between them.
setTimeout(() => {
  watchSession();
  showFlash();
  showWelcome();
  catchEarlyEvents();
  startPwaLayer();
  if (import.meta.env.PROD) registerAfterLoad();
});

declare global {
  interface Window {
    earlyPress?: HTMLElement;
  }
}
