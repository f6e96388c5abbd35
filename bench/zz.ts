import { offlineInChromium } from '../e2e/support/offline-in-chromium.ts';
import { precache } from './web/precache.ts';
console.log(precache());
const r = await offlineInChromium({ taps: 20, queued: 1000 });
console.log(JSON.stringify(r));
