// npm run bench: the figures that have a budget, and those worth watching.
import { idleServer } from './api/idle-server.ts';
import { paymentLoad } from './api/payment-load.ts';
import { recordLoad } from './api/record-load.ts';
import { recordScale } from './api/record-scale.ts';
import { userLoad } from './api/user-load.ts';
import { judge } from './budgets.ts';
import { measureMenus as menus } from './engine/menus.bench.ts';
import { measurePlans as plans } from './engine/plans.bench.ts';
import { printTable } from './print-table.ts';
import { domainInTheBrowser } from './web/domain-in-the-browser.ts';
import { firstLoad, fonts } from './web/first-load.ts';
import { lighthouseOnAPhone } from './web/lighthouse-on-a-phone.ts';
import { longTasks } from './web/long-tasks.ts';
import { offlineOnAPhone } from './web/offline-in-chromium.ts';
import { precache } from './web/precache.ts';
import { recordsOnAPhone } from './web/records-on-a-phone.ts';
import { trainingOnAPhone } from './web/training-on-a-phone.ts';
import { menusOnAPhone } from './web/menus-in-chromium.ts';

const measurements = [
  ...(await plans()),
  ...(await menus()),
  ...firstLoad(),
  ...fonts(),
  ...precache(),
  ...(await lighthouseOnAPhone()),
  ...(await domainInTheBrowser()),
  ...(await menusOnAPhone()),
  ...(await longTasks()),
  ...(await offlineOnAPhone()),
  ...(await recordsOnAPhone()),
  ...(await trainingOnAPhone()),
  ...(await idleServer()),
  ...(await userLoad()),
  ...(await recordLoad()),
  ...(await recordScale()),
  ...(await paymentLoad()),
];
const verdicts = measurements.map((measurement) => judge(measurement));
printTable(verdicts);
const over = verdicts.filter(({ ok }) => !ok);
console.log(
  over.length === 0 ? '\nEvery figure is within its budget.' : `\n${over.length} over budget.`,
);
process.exit(over.length === 0 ? 0 : 1);
