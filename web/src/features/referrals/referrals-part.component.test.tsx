import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../shared/http/query-client.ts';
import { assertAccessible } from '../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import { ReferralsPart } from './referrals-part.tsx';
import { referralsQuery } from './referrals.queries.ts';

const SUMMARY = {
  code: 'K7M2Q9XA',
  percent: 10,
  opened: 1234,
  registered: 3,
  paid: 2,
  credits: [{ currency: 'ARS' as const, amountMinor: 200_000 }],
  ledger: [
    {
      at: new Date('2026-11-20T15:00:00Z'),
      amountMinor: 150_000,
      currency: 'ARS' as const,
      status: 'held' as const,
      payableFrom: new Date('2026-12-01T03:00:00Z'),
      reason: null,
      reference: null,
    },
    {
      at: new Date('2026-10-02T15:00:00Z'),
      amountMinor: 50_000,
      currency: 'ARS' as const,
      status: 'paid' as const,
      payableFrom: new Date('2026-10-13T03:00:00Z'),
      reason: 'Pedido por correo',
      reference: 'Transferencia 4512',
    },
  ],
  invitation: null,
};
const INVITATION = {
  opened: true,
  registeredAt: new Date('2026-11-20T15:00:00Z'),
  paid: true,
  credits: [{ currency: 'ARS' as const, amountMinor: 100_000 }],
};

type Summary = Omit<typeof SUMMARY, 'credits' | 'invitation'> & {
  credits: typeof SUMMARY.credits;
  invitation: typeof INVITATION | null;
};

const show = () =>
  renderComponent(
    <main>
      <h1>Mi Cuenta</h1>
      <h2>Invitá a entrenar</h2>
      <ReferralsPart />
    </main>,
  );

async function showSummary(changes: Partial<Summary> = {}) {
  queryClient.setQueryData(referralsQuery.queryKey, { ...SUMMARY, ...changes });
  onTestFinished(() => queryClient.clear());
  await show();
}

function answerWith(answer: () => Promise<Response>) {
  const request = vi.spyOn(window, 'fetch').mockImplementation(answer);
  onTestFinished(() => {
    request.mockRestore();
    queryClient.clear();
  });
  return request;
}

test('the section shows the link, its code and its results in Argentine format', async () => {
  await showSummary();
  await expect.element(page.getByText(`${location.origin}/r/K7M2Q9XA`)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Código QR de tu enlace' })).toBeVisible();
  for (const text of ['1.234', '$\u00a02.000', /^El crédito no se descuenta solo/])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: siteSettings.supportEmail }))
    .toHaveAttribute('href', `mailto:${siteSettings.supportEmail}`);
  await expect
    .element(page.getByRole('heading', { name: 'La invitación que te trajo' }))
    .not.toBeInTheDocument();
  await assertAccessible();
});

test('each credit shows its status, its approval date and its payout', async () => {
  await showSummary();
  const ledger = page.getByRole('table', { name: 'Tus créditos, uno por uno' });
  await expect.element(ledger).toBeVisible();
  for (const text of [
    'Espera el plazo de arrepentimiento',
    '01/12/2026',
    'Pagado',
    'Transferencia 4512: Pedido por correo',
  ])
    await expect.element(ledger.getByText(text)).toBeInTheDocument();
  await assertAccessible();
});

test('a referrer without referrals reads an explanation of the section', async () => {
  await showSummary({ opened: 0, registered: 0, paid: 0, credits: [], ledger: [] });
  await expect.element(page.getByText(/^Todavía nadie abrió tu enlace/)).toBeVisible();
  await expect.element(page.getByText('$\u00a00')).toBeVisible();
});

test('a referred user sees the same ledger from their side, without names', async () => {
  await showSummary({ credits: [], invitation: INVITATION });
  const side = page.getByRole('region', { name: 'La invitación que te trajo' });
  await expect.element(side).toBeVisible();
  expect(side.element().textContent).toContain(
    'Abriste su enlaceSíCreaste tu cuenta20/11/2026Tu primer pagoSíSu crédito por vos$\u00a01.000',
  );
  await assertAccessible();
});

test('the section shows an invitation without a recorded link and before the first payment', async () => {
  await showSummary({ invitation: { ...INVITATION, opened: false, paid: false, credits: [] } });
  const side = page.getByRole('region', { name: 'La invitación que te trajo' });
  for (const text of ['No consta', 'Todavía no', '$\u00a00'])
    await expect.element(side.getByText(text, { exact: true })).toBeVisible();
});

test('the section names its content while it loads', async () => {
  answerWith(() => new Promise(() => undefined));
  await show();
  await expect.element(page.getByText('Buscando tu enlace.')).toBeInTheDocument();
});

test('a failure says that the credit is safe, and can be retried', async () => {
  let isBroken = true;
  answerWith(async () =>
    isBroken
      ? Response.json({ success: false, code: 'bad_request', message: 'No.' }, { status: 400 })
      : Response.json(SUMMARY),
  );
  await show();
  await expect.element(page.getByText('No pudimos traer tu enlace')).toBeVisible();
  await expect.element(page.getByText('Tu crédito sigue como estaba.')).toBeVisible();
  await assertAccessible();
  isBroken = false;
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect.element(page.getByText(`${location.origin}/r/K7M2Q9XA`)).toBeVisible();
});

test('a lost connection shows one message and no error', async () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => signal.mockRestore());
  await show();
  await expect.element(page.getByText('Se ve con señal.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
