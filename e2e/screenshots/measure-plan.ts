import type { Browser } from '@playwright/test';
import { aPerson, becomeMember, registerPerson } from '../support/account/people.ts';
import type { App } from '../support/app/app.ts';
import {
  countTaps,
  MEASURED_PLANS,
  measureParts,
  sumHeights,
} from '../support/measurements/plan-in-chromium.ts';
import { storePlan } from '../support/pages/saved-plans.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

/** Prints what a plan takes on a phone: the height and the source badges of its parts, and the taps to reach it. */
export async function measurePlan(browser: Browser, app: App): Promise<void> {
  const context = await browser.newContext({ baseURL: app.origin, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('forja-bienvenida', 'true');
  });
  await registerPerson(context, app.origin, aPerson());
  await becomeMember(context, app.origin);
  const page = await context.newPage();
  for (const { name, input } of MEASURED_PLANS) {
    const address = await storePlan(context, app.origin, input);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(address);
      const parts = await measureParts(page);
      const badges = parts.reduce((total, part) => total + part.badges, 0);
      console.log(`${name}, ${size.width} px: ${sumHeights(parts)} px, ${badges} badges`);
      for (const part of parts)
        console.log(`  ${part.part.padEnd(12)} ${part.height} px, ${part.badges} badges`);
    }
  }
  await page.setViewportSize(SIZES[0]);
  for (const sex of ['Varón', 'Mujer'] as const) {
    await page.evaluate(() => localStorage.removeItem('forja-borrador-plan'));
    console.log(`from the landing to the plan, ${sex}: ${await countTaps(page, sex)} taps`);
  }
  await context.close();
}
