// The script of the documents of the site: each part answers what it finds in the document.
import { startPwaLayer } from '../src/pwa/pwa-layer.ts';
import { registerAfterLoad } from '../src/pwa/worker/register-service-worker.ts';
import { answerThemeChoice } from '../src/start/theme-choice.ts';
import { showWelcome } from '../src/start/welcome.ts';
import { followCountry } from './country.ts';
import { showFlash } from './flash.ts';
import { guardControls } from './gate.ts';
import { leadOutOfTheApp } from './open-in-browser.ts';
import { openSheets } from './sheets.ts';
import { takeOverForms } from './take-over.ts';

takeOverForms();
guardControls();
openSheets();
followCountry();
answerThemeChoice();
leadOutOfTheApp();
showFlash();
showWelcome();
startPwaLayer();
// In development each change would be hidden by what the worker keeps.
if (import.meta.env.PROD) registerAfterLoad();
