import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RuleBadge } from '../src/design/evidence/rule-badge.tsx';
import { Segmented } from '../src/design/inputs/segmented.tsx';
import { TextBadge } from '../src/features/plans/sources/figure-badge.tsx';
import { ByCountry } from '../src/shared/emergency/by-country.tsx';
import {
  ArgentineCallLinks,
  CallNow,
  InArgentina,
  useOtherText,
  WithCalls,
} from '../src/shared/emergency/call-links.tsx';
import { followCountry } from './country.ts';
import { openSheets } from './sheets.ts';
import { showDocument } from './show-document.fixture.tsx';

const CALL = 'Si te duele el pecho, llamá al 107.';
const OTHER_CALL = 'Si te duele el pecho, llamá al número de emergencias de donde estás.';

const Mark = () => (
  <RuleBadge
    face="Criterio"
    label={CALL}
    title={CALL}
    elsewhere={{ label: useOtherText(CALL) ?? '', title: '' }}
  />
);

function showPage() {
  showDocument(
    <main>
      <p>
        Llamá ya al <CallNow />. <WithCalls text={CALL} />{' '}
        <TextBadge title={CALL} basis="source" keys={['a2']} />
        <Mark />
      </p>
      <ByCountry argentina={<b>Ante la duda, acá</b>} elsewhere={<b>Ante la duda, allá</b>} />
      <InArgentina>
        <section aria-label="Llamar">
          <ArgentineCallLinks />
        </section>
      </InArgentina>
      <Segmented
        legend="País"
        name="pais"
        value="ar"
        onValueChange={() => undefined}
        options={[
          { value: 'ar', label: 'Argentina' },
          { value: 'other', label: 'Otro país' },
        ]}
      />
    </main>,
  );
  followCountry();
}

const main = page.getByRole('main');
const calls = () =>
  [...document.querySelectorAll('a[href^="tel:"]')].map(({ textContent }) => textContent);
const badge = page.getByRole('button', { name: /duele el pecho/ });

function expectArgentina() {
  expect(calls()).toEqual(['107', '911', '107', 'Llamar al 911', 'Llamar al 107']);
  expect(main.element().textContent).toContain(`Llamá ya al 107 o 911. ${CALL}`);
  expect(main.element().textContent).toContain('Ante la duda, acá');
  expect(badge.element().getAttribute('aria-label')).toContain('107');
}

function expectElsewhere() {
  expect(calls()).toEqual([]);
  expect(main.element().textContent).toContain(
    `Llamá ya al número de emergencias de donde estás. ${OTHER_CALL}`,
  );
  expect(main.element().textContent).toContain('Ante la duda, allá');
  const names = [...document.querySelectorAll('[aria-label]')].map((part) => part.ariaLabel);
  expect(names.join()).not.toContain('107');
}

beforeEach(() => localStorage.clear());

test('a document shows Argentina by default, and can switch to another country and back', async () => {
  showPage();
  expectArgentina();
  await page.getByRole('radio', { name: 'Otro país' }).click();
  expectElsewhere();
  await page.getByRole('radio', { name: 'Argentina' }).click();
  expectArgentina();
});

test('a device in another country never sees Argentine numbers, not even in its sheets', async () => {
  localStorage.setItem('forja-pais', 'other');
  showPage();
  openSheets();
  expectElsewhere();
  await expect.element(page.getByRole('radio', { name: 'Otro país' })).toBeChecked();
  await badge.click();
  await expect
    .element(page.getByRole('dialog').getByRole('heading', { name: OTHER_CALL }))
    .toBeVisible();
});
