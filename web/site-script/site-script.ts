// The script of the documents of the site. Each document has it with the parts that its markup needs (document-parts.ts).
import { startPwaLayer } from '../src/pwa/pwa-layer.ts';
import { registerAfterLoad } from '../src/pwa/worker/register-service-worker.ts';
import { answerThemeChoice } from '../src/start/theme-choice.ts';
import { showWelcome } from '../src/start/welcome.ts';
import { carryQuery } from './carry-query.ts';
import { followCountry } from './country.ts';
import type { DocumentPart } from './document-parts.ts';
import { showFlash } from './flash.ts';
import { guardControls } from './gate.ts';
import { leadOutOfTheApp } from './open-in-browser.ts';
import { showCoupon } from './promo.ts';
import { watchSession } from './session-watch.ts';
import { openSheets } from './sheets.ts';
import { takeOverForms } from './take-over.ts';
import { fillToday } from './today.ts';

/** Put here at build: what is not in the document is not in its script either. */
declare const DOCUMENT_PARTS: Record<DocumentPart, boolean>;

if (DOCUMENT_PARTS.forms) takeOverForms();
if (DOCUMENT_PARTS.signIn) carryQuery();
if (DOCUMENT_PARTS.gate) guardControls();
if (DOCUMENT_PARTS.sheets) openSheets();
if (DOCUMENT_PARTS.country) followCountry();
if (DOCUMENT_PARTS.today) fillToday();
if (DOCUMENT_PARTS.coupon) showCoupon();
if (DOCUMENT_PARTS.exit) leadOutOfTheApp();
if (DOCUMENT_PARTS.theme) answerThemeChoice();
watchSession();
showFlash();
showWelcome();
startPwaLayer();
// In development each change would be hidden by what the worker keeps.
if (import.meta.env.PROD) registerAfterLoad();
