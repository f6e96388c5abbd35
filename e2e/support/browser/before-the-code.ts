import type { Page } from '@playwright/test';

export const ALL_CODE = '**/assets/**/*.js';
export const CODE_OF_FORMS = '**/assets/islands/*.js';

/** Delays a page's code, as bad signal does. Call it before opening the page. */
export async function holdCode(page: Page, files: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

const FIELDS = '#root :is(input, textarea, select):not([inert] *)';
/** Text that is no email address, so that a submitted form stays on screen. */
const TEXT = 'persona.secreta';
const BY_TYPE: Record<string, string> = { date: '2026-01-15', number: '12' };

/** Field key: its id, or its name and value, with its index among equals. */
export type FieldState = [field: string, state: string | boolean];

export async function fillAllFields(page: Page): Promise<FieldState[]> {
  for (const field of await page.locator(FIELDS).all()) {
    const type = await field.evaluate((element) => (element as HTMLInputElement).type);
    if (type === 'checkbox') await field.dispatchEvent('click');
    else if (type === 'select-one') await field.selectOption({ index: 1 }, { force: true });
    else if (type !== 'radio' && type !== 'file')
      await field.fill(BY_TYPE[type] ?? TEXT, { force: true });
  }
  return readAllFields(page);
}

export const readAllFields = (page: Page): Promise<FieldState[]> =>
  page.locator(FIELDS).evaluateAll((fields) =>
    fields
      .filter((field): field is HTMLInputElement => 'value' in field && field.id !== '')
      .filter(({ type }) => type !== 'radio')
      .map((field) => [field.id, field.type === 'checkbox' ? field.checked : field.value]),
  );

export const WRITTEN_TEXT = TEXT;
