// Entry of `npm run bench`: figures with a budget and others. `npm run bench -- food` measures only those with that name.
import { idleServer } from './api/idle-server.ts';
import { paymentLoad } from './api/payment-load.ts';
import { recordLoad } from './api/record-load.ts';
import { recordScale } from './api/record-scale.ts';
import { userLoad } from './api/user-load.ts';
import { judge } from './budgets.ts';
import { measureMenus as menus } from './engine/menus.bench.ts';
import { measurePlans as plans } from './engine/plans.bench.ts';
import { measureProjections as projections } from './engine/projections.bench.ts';
import { printTable } from './print-table.ts';
import { scale } from './scale/scale.ts';
import { firstStart } from './start/first-start.ts';
import type { Measurement } from './measuring/measurement.ts';
import { domainInTheBrowser } from './web/domain-in-the-browser.ts';
import { firstLoad, fonts } from './web/first-load.ts';
import { firstTouch } from './web/first-touch.ts';
import { foodOnAPhone } from './web/food-on-a-phone.ts';
import { lighthouseOnAPhone } from './web/lighthouse-on-a-phone.ts';
import { longTasks } from './web/long-tasks.ts';
import { offlineOnAPhone } from './web/offline-in-chromium.ts';
import { pdfOnAPhone } from './web/pdf-on-a-phone.ts';
import { precache } from './web/precache.ts';
import { recordsOnAPhone } from './web/records-on-a-phone.ts';
import { trainingOnAPhone } from './web/training-on-a-phone.ts';
import { menusOnAPhone } from './web/menus-in-chromium.ts';

const BENCHES: Record<string, () => Measurement[] | Promise<Measurement[]>> = {
  plans,
  projections,
  menus,
  'first-load': () => [...firstLoad(), ...fonts(), ...precache()],
  lighthouse: lighthouseOnAPhone,
  'first-touch': firstTouch,
  domain: domainInTheBrowser,
  'menus-on-a-phone': menusOnAPhone,
  'long-tasks': longTasks,
  offline: offlineOnAPhone,
  records: recordsOnAPhone,
  training: trainingOnAPhone,
  food: foodOnAPhone,
  pdf: pdfOnAPhone,
  'idle-server': idleServer,
  'user-load': userLoad,
  'record-load': recordLoad,
  'record-scale': recordScale,
  'payment-load': paymentLoad,
};
/** Benches too slow or large to run by default. */
const ONLY_BY_NAME: typeof BENCHES = { scale, start: firstStart };
const ALL = { ...BENCHES, ...ONLY_BY_NAME };

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in ALL));
if (unknown !== undefined)
  throw new Error(`There is no bench called ${unknown}: ${Object.keys(ALL).join(', ')}`);

const measurements: Measurement[] = [];
for (const [name, measure] of Object.entries(names.length === 0 ? BENCHES : ALL))
  if (names.length === 0 || names.includes(name)) measurements.push(...(await measure()));
const verdicts = measurements.map((measurement) => judge(measurement));
printTable(verdicts);
const failures = verdicts.filter(({ ok }) => !ok);
console.log(
  failures.length === 0
    ? '\nEvery figure is within its budget.'
    : `\n${failures.length} over budget.`,
);
process.exit(failures.length === 0 ? 0 : 1);
