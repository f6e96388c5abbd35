import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { RepeatedReadings } from './repeated-readings.tsx';

const values = [
  { takenOn: '2026-11-20', waistCm: 82, weightKg: 80 },
  { takenOn: '2026-11-20', waistCm: 95, weightKg: 80.6 },
  { takenOn: '2026-11-20', waistCm: 83 },
  { takenOn: '2026-11-22', waistCm: 82 },
];

test('three waist readings of one day count as their median, and the page explains it', async () => {
  await renderComponent(<RepeatedReadings values={values} field="waistCm" unit="cm" />);
  await expect
    .element(
      page.getByText(
        /El 20\/11\/2026 cargaste 82.cm, 95.cm y 83.cm: ese día vale la del medio, 83.cm/,
      ),
    )
    .toBeVisible();
});

test('two weighings of one day both count in the average and as one day in the noise', async () => {
  await renderComponent(<RepeatedReadings values={values} field="weightKg" unit="kg" />);
  await expect
    .element(page.getByText(/El 20\/11\/2026 te pesaste .*80.kg y 80,6.kg/))
    .toBeVisible();
  await expect.element(page.getByText(/como un solo día/)).toBeVisible();
});

test('days with one reading need no explanation', async () => {
  await renderComponent(<RepeatedReadings values={values} field="hipsCm" unit="cm" />);
  expect(document.body.textContent).not.toContain('ese día vale');
});
