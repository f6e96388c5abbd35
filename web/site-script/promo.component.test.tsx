import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PromoPage } from '../src/features/payments/offer/promo-page.tsx';
import { assertAccessible } from '../src/shared/assert-accessible.fixture.ts';
import { DocumentPartsContext } from '../src/shared/pages/document-parts.ts';
import { renderComponent } from '../src/shared/render-component.fixture.tsx';
import { showCoupon } from './promo.ts';

const address = location.href;
afterEach(() => history.replaceState(history.state, '', address));

async function openPromo(search: string): Promise<void> {
  await renderComponent(
    <main>
      <DocumentPartsContext value={{ sheets: new Map() }}>
        <PromoPage />
      </DocumentPartsContext>
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: 'Membresía con cupón' })).toBeVisible();
  history.replaceState(history.state, '', `${location.pathname}${search}`);
  showCoupon();
}
const field = () => page.getByRole('textbox', { name: 'Cupón' });
const pay = () => page.getByRole('link', { name: 'Seguir con el pago' });
const total = () => page.getByRole('status');

test('a coupon in the link fills its field, shows the usual discount and reaches the payment', async () => {
  await openPromo('?c=GYM-10');
  await expect.element(field()).toHaveValue('GYM-10');
  await expect.element(field()).toHaveAttribute('readonly');
  await expect.element(field()).toHaveAccessibleDescription('Cupón aplicado: 10 % de descuento.');
  await expect.element(total()).toHaveTextContent('TotalAntes $ 10.000 $ 9.000');
  await expect.element(pay()).toHaveAttribute('href', '/suscripcion?cupon=GYM-10');
  await expect.element(page.getByRole('button', { name: 'Aplicar' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/no trae un cupón/)).not.toBeVisible();
  await expect
    .element(page.getByText(/Si pagás hoy, dura hasta el \d\d\/\d\d\/\d{4}\./))
    .toBeVisible();
  await assertAccessible();
});

test.each([
  ['AÑO2026', 'AÑO2026'],
  ['2026', '"2026"'],
  ['1e5', '"1e5"'],
  ['true', '"true"'],
])('the coupon %s reaches the payment unchanged', async (code, cupon) => {
  await openPromo(`?c=${code}`);
  await expect.element(field()).toHaveValue(code);
  const { search } = new URL(pay().element().getAttribute('href') ?? '', location.href);
  expect(new URLSearchParams(search).get('cupon')).toBe(cupon);
});

test.each(['', '?c=', '?c=https://malo.example', '?c=%3Cb%3E'])(
  'the address %j, without a coupon, shows the whole price and a field for a code',
  async (search) => {
    await openPromo(search);
    await expect.element(page.getByText(/no trae un cupón/)).toBeVisible();
    await expect.element(total()).toHaveTextContent('Total$ 10.000');
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).not.toHaveAccessibleDescription();
    await expect.element(page.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
    await expect.element(page.getByText('Cupón aplicado: 10 % de descuento.')).not.toBeVisible();
    await expect.element(pay()).toHaveAttribute('href', '/suscripcion');
    await assertAccessible();
  },
);

test('a typed code is applied, and can be removed', async () => {
  await openPromo('');
  await field().fill(' GYM 10 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(total()).toHaveTextContent('TotalAntes $ 10.000 $ 9.000');
  await expect.element(pay()).toHaveAttribute('href', '/suscripcion?cupon=GYM%2010');
  await page.getByRole('button', { name: 'Quitar cupón' }).click();
  await expect.element(field()).toHaveFocus();
  await expect.element(total()).toHaveTextContent('Total$ 10.000');
  await expect.element(pay()).toHaveAttribute('href', '/suscripcion');
});

test('a blank code is not applied', async () => {
  await openPromo('');
  await field().fill('  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  await expect.element(total()).toHaveTextContent('Total$ 10.000');
});

test('other pages show no coupon', () => {
  document.body.innerHTML = '<main>Portada</main>';
  showCoupon();
  expect(document.body.innerHTML).toBe('<main>Portada</main>');
});
