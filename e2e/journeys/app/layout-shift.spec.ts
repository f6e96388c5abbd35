import { type PlainPath, type ScreenPath, screens } from '../../../web/src/app/screens.ts';
import { fillWithHistory } from '../../support/account/account-with-history.ts';
import { openBrowser, signInExisting } from '../../support/account/account.ts';
import {
  measureLayoutShifts,
  type LayoutShifts,
  watchLayoutShifts,
} from '../../support/browser/layout-shifts.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Timeout for many screens, each loaded twice, on a busy machine. */
const SLOW_MS = 600_000;
/** Maximum layout shift score; 0.1 is the limit of a good page. */
const MAX_SCORE = 0.02;
const PARTS = 4;

type Parameterized = Exclude<ScreenPath, PlainPath | `/admin/${string}` | `/payment/${string}`>;

/** Screens that a person opens directly, without the administration's and those of a payment's return. */
function listScreens(addresses: Record<Parameterized, string>): string[] {
  const others = /^\/(?:admin|callback|payment|membership-activated)(?:\/|$)/;
  return screens
    .filter(({ path }) => !others.test(path))
    .map(({ path }) => (path in addresses ? addresses[path as Parameterized] : path));
}

const describeShifts = (path: string, when: string, { total, shifts }: LayoutShifts): string =>
  [
    `${path}, ${when}: ${total.toFixed(3)}`,
    ...shifts.map(({ value, moved }) => `  ${value.toFixed(3)} ${moved.join('\n        ')}`),
  ].join('\n');

for (let part = 0; part < PARTS; part += 1)
  test(`a member's pages do not shift on a new device or on one with their records (${part + 1} of ${PARTS}) @wide`, async ({
    app,
    browser,
    context,
    signInAs,
  }) => {
    test.setTimeout(SLOW_MS);
    const person = await signInAs();
    const { plan, routine, workout } = await fillWithHistory(context, app.origin);
    const all = listScreens({
      '/glosario/$slug': '/glosario/oxandrolona',
      '/mis-planes/$id': plan,
      '/mis-planes/$id/ficha-clinica': `${plan}/ficha-clinica`,
      '/mis-rutinas/$id': routine,
      '/entrenamientos/$id': workout,
      '/ejercicios/$id': '/ejercicios/barbell-row',
    });
    const problems: string[] = [];
    for (const path of all.filter((_, at) => at % PARTS === part)) {
      const device = await openBrowser(browser, app.origin);
      await watchLayoutShifts(device);
      await signInExisting(device, app.origin, person);
      const page = await device.newPage();
      for (const when of ['on a new device', 'with the records on it']) {
        const layoutShifts = await measureLayoutShifts(page, path);
        if (layoutShifts.total > MAX_SCORE) problems.push(describeShifts(path, when, layoutShifts));
      }
      await device.close();
    }
    expect(problems, 'pages on which something moves by itself').toEqual([]);
  });
