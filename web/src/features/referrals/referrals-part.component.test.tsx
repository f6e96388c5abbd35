import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../shared/http/query-client.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { ReferralsPart } from './referrals-part.tsx';
import { referralsQuery } from './referrals.queries.ts';

const SUMMARY = {
  code: 'K7M2Q9XA',
  percent: 10,
  opened: 1234,
  registered: 3,
  paid: 2,
  credits: [{ currency: 'ARS' as const, amountMinor: 200_000 }],
  wasReferred: false,
};

test('the link, its code and what it brought are there, as figures of here', async () => {
  queryClient.setQueryData(referralsQuery.queryKey, SUMMARY);
  onTestFinished(() => queryClient.clear());
  await renderComponent(<ReferralsPart />);
  await expect.element(page.getByText(`${location.origin}/r/K7M2Q9XA`)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Código QR de tu enlace' })).toBeVisible();
  for (const text of ['1.234', '$\u00a02.000', 'Para usar tu crédito, escribinos.'])
    await expect.element(page.getByText(text)).toBeVisible();
});

test('whoever has brought nobody is told what will be here', async () => {
  const nothing = { opened: 0, registered: 0, paid: 0, credits: [], wasReferred: true };
  queryClient.setQueryData(referralsQuery.queryKey, { ...SUMMARY, ...nothing });
  onTestFinished(() => queryClient.clear());
  await renderComponent(<ReferralsPart />);
  await expect.element(page.getByText(/^Todavía nadie abrió tu enlace/)).toBeVisible();
  await expect.element(page.getByText(/^Vos llegaste por la invitación/)).toBeVisible();
});

test('without signal it says so once, and is no error', async () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => signal.mockRestore());
  await renderComponent(<ReferralsPart />);
  await expect.element(page.getByText('Se ve con señal.')).toBeVisible();
});
