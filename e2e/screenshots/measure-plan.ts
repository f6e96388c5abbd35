import type { Browser, Page } from '@playwright/test';
import { aPerson, becomeMember, registerPerson } from '../support/account/people.ts';
import type { App } from '../support/app/app.ts';
import { countTaps, measureParts, sumHeights } from '../support/measurements/plan-in-chromium.ts';
import { MEASURED_PLANS } from '../support/pages/measured-plans.ts';
import { storePlan } from '../support/pages/saved-plans.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

/** Prints a plan's height and source badges by part, and the taps to reach it. */
export async function measurePlan(browser: Browser, app: App): Promise<void> {
  const page = await openAsMember(browser, app);
  for (const { name, input } of MEASURED_PLANS) {
    const address = await storePlan(page.context(), app.origin, input);
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
  await page.context().close();
  for (const sex of ['Varón', 'Mujer'] as const) {
    // a new person, because an existing plan prefills the next one
    const newcomer = await openAsMember(browser, app);
    console.log(`from the landing to a first plan, ${sex}: ${await countTaps(newcomer, sex)} taps`);
    await newcomer.context().close();
  }
}

async function openAsMember(browser: Browser, app: App): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app.origin,
    reducedMotion: 'reduce',
    viewport: SIZES[0],
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('forja-bienvenida', 'true');
  });
  await registerPerson(context, app.origin, aPerson());
  await becomeMember(context, app.origin);
  return context.newPage();
}
