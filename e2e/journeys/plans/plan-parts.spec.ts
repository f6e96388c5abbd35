import type { Page } from '@playwright/test';
import { aPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openMenu, openPlanPart, PLAN_PARTS } from '../../support/pages/plan-form.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';

const healthy = aPerson({ ageYears: 27, weightKg: 78.4, heightCm: 178, goal: 'muscle_gain' });
const withChemistry: PlanInput = {
  ...healthy,
  ageYears: 38,
  cycleType: 'steroid',
  bloodPressure: { systolic: 115, diastolic: 75 },
  labs: { haematocritPercent: 45, altTimesUpperLimit: 0.8, ldlMgDl: 95, hdlMgDl: 52, egfr: 98 },
  chemistry: {
    compounds: ['testosterone-cypionate'],
    doseMultiple: 'up_to_1',
    origin: 'prescribed',
    yearsOfUse: 0,
    medicalFollowUp: true,
    sharesEquipment: false,
    withoutBreak: false,
  },
};

/** CSS pixels of each part. */
async function measureParts(page: Page, who: string): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for (const name of PLAN_PARTS) {
    if (name === 'Comida') await openMenu(page);
    else await openPlanPart(page, name);
    heights[name] = Math.round((await page.getByRole('tabpanel').boundingBox())?.height ?? 0);
    const shots = process.env['PLAN_SHOTS'];
    if (shots) await page.screenshot({ path: `${shots}-${who}-${name}.png`, fullPage: true });
  }
  return heights;
}

for (const { name, input, most } of [
  { name: 'natural', input: healthy, most: 5_500 },
  { name: 'with chemistry', input: withChemistry, most: 9_000 },
])
  test(`a ${name} plan is six short parts`, async ({ page, context, app, signedInAs }) => {
    // the same day of the week whenever it runs: a day off is shorter
    await page.clock.setFixedTime(new Date('2026-11-23T15:00:00Z'));
    await signedInAs();
    await page.goto(await storePlan(context, app.origin, input));
    const heights = await measureParts(page, name);
    const total = Object.values(heights).reduce((sum, height) => sum + height, 0);
    expect(total).toBeLessThanOrEqual(most);
    for (const height of Object.values(heights)) expect(height).toBeLessThanOrEqual(3 * 844);
    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = Object.values(await measureParts(page, `${name} 320`)).reduce(
      (sum, height) => sum + height,
      0,
    );
    expect(narrow).toBeLessThanOrEqual(1.3 * total);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
