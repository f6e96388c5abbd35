import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { giveRoutine } from './training.ts';

export async function startToday(page: Page): Promise<void> {
  await page.goto('/mi-rutina');
  await page.getByRole('button', { name: 'Empezar Jueves: tirón' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remo con barra' })).toBeVisible();
}

export const test = base.extend<{ workoutPage: Page }>({
  workoutPage: async ({ page, app, context, signInAs }, provide) => {
    await signInAs();
    await giveRoutine(context, app.origin);
    await startToday(page);
    await provide(page);
  },
});
