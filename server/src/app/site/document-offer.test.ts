import { offerPlaceholders } from '@forja/contract/payments/document-offer';
import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { createFakeProvider } from '../../gateways/payments/fake-provider.fixture.ts';
import { appWithSite, page } from './static-site.fixture.ts';

const NO_OTHER_WAYS = { transfer: undefined, hasSimulation: false };
const { sign, price, promoPrice, endsOn, noMethods, ...amounts } = offerPlaceholders;
const OFFER = {
  'app.html': '<main>Cargando...</main>',
  'index.html': `<main><div class="offer" data-only-with="${price}"><div><sup>${sign}</sup><p>${price}</p><s>${promoPrice}</s></div><p>hasta el ${endsOn}.</p><dl>${Object.entries(
    amounts,
  )
    .map(
      ([name, amount]) =>
        `<div data-only-with="${amount}"><dt>${name}</dt><dd>${amount}</dd></div>`,
    )
    .join('')}</dl></div><div data-only-with="${noMethods}"><b>No hay medios.</b></div></main>`,
};

test('a document shows the current offer and its processors, and omits the unavailable', async () => {
  const { visitor, pass } = await appWithSite(OFFER, {
    payments: { prices: { months: 3, arsCents: 1_250_000, usdCents: 990 } },
  });
  const read = async () => (await visitor.get('/', page)).body;
  expect(await read()).toBe(
    '<main><div class="offer" data-only-with="12.500"><div><sup>$</sup><p>12.500</p><s>11.250</s></div><p>hasta el 01/06/2026.</p><dl><div data-only-with="$\u00A012.500"><dt>manual</dt><dd>$\u00A012.500</dd></div><div data-only-with="$\u00A012.500"><dt>simulation</dt><dd>$\u00A012.500</dd></div></dl></div></main>',
  );
  pass(86_400_000);
  expect(await read()).toContain('hasta el 02/06/2026.');
});

test('a document names every provider that takes payments here', async () => {
  const { visitor } = await appWithSite(OFFER, {
    providers: (['mercadopago', 'paypal'] as const).map(
      (id) => createFakeProvider({ id, now: () => new Date('2026-03-01T12:00:00Z') }).provider,
    ),
    payments: NO_OTHER_WAYS,
  });
  const { body } = await visitor.get('/', page);
  expect(body).toContain('<dt>mercadopago</dt><dd>$\u00A010.000</dd>');
  expect(body).toContain('<dt>paypal</dt><dd>US$\u00A010</dd>');
  expect(body).not.toMatch(/manual|simulation|No hay medios/);
});

test('a document without payment methods says so and shows no price', async () => {
  const { visitor } = await appWithSite(OFFER, { payments: NO_OTHER_WAYS });
  expect((await visitor.get('/', page)).body).toBe(
    '<main><div data-only-with="true"><b>No hay medios.</b></div></main>',
  );
});

test('a document switches to a scheduled price and its amounts together', async () => {
  const boss = aUser({ role: 'admin' });
  const { visitor, as, pass } = await appWithSite(OFFER, { users: [boss] });
  await (
    await as(boss)
  ).post('/api/admin/prices', {
    startsAt: '2026-03-01T13:00:00Z',
    arsCents: 1_250_000,
    usdCents: 1_250,
    reason: 'Aumento',
  });
  expect((await visitor.get('/', page)).body).toContain('<dd>$\u00A010.000</dd>');
  pass(3_600_000);
  expect((await visitor.get('/', page)).body).toContain('<dd>$\u00A012.500</dd>');
});
