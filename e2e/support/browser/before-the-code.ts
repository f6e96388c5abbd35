import type { Page } from '@playwright/test';

/** The script of a document, and the code of its forms. */
export const ALL_CODE = '**/assets/**/*.js';
export const CODE_OF_FORMS = '**/assets/islands/*.js';

/** Holds back the code of a page, as a bad signal does. Call before it is opened. */
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
/** No form takes it for an address of mail: what is sent with it stays on the screen. */
const TEXT = 'persona.secreta';
const BY_TYPE: Record<string, string> = { date: '2026-01-15', number: '12' };

/** A mark for each field: its id, or its name and value, and its place among those. */
export type FieldState = [field: string, state: string | boolean];

/** Writes in every field of the page that can be reached, and says what each has then. */
export async function fillEverything(page: Page): Promise<FieldState[]> {
  for (const field of await page.locator(FIELDS).all()) {
    const type = await field.evaluate((element) => (element as HTMLInputElement).type);
    if (type === 'checkbox') await field.dispatchEvent('click');
    else if (type === 'select-one') await field.selectOption({ index: 1 }, { force: true });
    else if (type !== 'radio' && type !== 'file')
      await field.fill(BY_TYPE[type] ?? TEXT, { force: true });
  }
  return readEverything(page);
}

/** The state of every field that has an id, radio buttons left out. */
export const readEverything = (page: Page): Promise<FieldState[]> =>
  page.locator(FIELDS).evaluateAll((fields) =>
    fields
      .filter((field): field is HTMLInputElement => 'value' in field && field.id !== '')
      .filter(({ type }) => type !== 'radio')
      .map((field) => [field.id, field.type === 'checkbox' ? field.checked : field.value]),
  );

export const WRITTEN_TEXT = TEXT;
