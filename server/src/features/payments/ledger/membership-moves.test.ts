import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { aShop } from './shop.fixture.ts';

const REASON = 'El sitio estuvo caído';

async function aDesk() {
  const shop = await aShop();
  const { ana, boss, her } = shop;
  const readEnd = async () =>
    (await her.get('/api/check-membership')).json().endsAt as string | null;
  const give = async (months = 3) => {
    const body = {
      giftId: crypto.randomUUID(),
      months,
      seenEndsAt: await readEnd(),
      reason: REASON,
    };
    expect((await boss.post(`/api/admin/people/${ana.id}/membership`, body)).statusCode).toBe(200);
  };
  const move = async (days: number, seenEndsAt?: string | null, id = ana.id) =>
    boss.post(`/api/admin/people/${id}/move-membership`, {
      days,
      seenEndsAt: seenEndsAt === undefined ? await readEnd() : seenEndsAt,
      reason: REASON,
    });
  const daysFrom = (from: string | null, days: number) =>
    new Date(new Date(from ?? '').getTime() + days * DAY_MS).toISOString();
  return { ...shop, readEnd, give, move, daysFrom };
}

test('an administrator moves the end of a membership by days, and a renewal continues from there', async () => {
  const { her, readEnd, give, move, daysFrom } = await aDesk();
  await give();
  const end = await readEnd();
  expect((await move(10)).json()).toEqual({ endsAt: daysFrom(end, 10) });
  expect((await move(-4)).json()).toEqual({ endsAt: daysFrom(end, 6) });
  expect(await readEnd()).toBe(daysFrom(end, 6));
  await give(1);
  const renewed = new Date((await readEnd()) ?? '');
  expect(renewed.getTime()).toBeGreaterThan(new Date(daysFrom(end, 6)).getTime() + 27 * DAY_MS);
  const { items } = (await her.get('/api/account/accesses')).json();
  expect(items).toContainEqual(
    expect.objectContaining({ event: 'membership_moved_by_admin', reason: REASON }),
  );
});

test('a move from an outdated end has no effect, so that a repeated request moves once', async () => {
  const { readEnd, give, move, daysFrom } = await aDesk();
  await give();
  const seen = await readEnd();
  expect((await move(10, seen)).statusCode).toBe(200);
  const again = (await move(10, seen)).json();
  expect(again).toMatchObject({ code: 'membership_changed' });
  expect(again.message).toContain('Lo hizo');
  expect(await readEnd()).toBe(daysFrom(seen, 10));
});

test('ending the payment removes the added days, and an ended membership cannot be moved', async () => {
  const { ana, boss, readEnd, give, move, now } = await aDesk();
  expect((await move(5)).json()).toMatchObject({ code: 'membership_not_movable' });
  await give();
  await move(30);
  const view = await boss.post(`/api/admin/people/${ana.id}/view`, { reason: REASON });
  const [payment] = view.json().payments;
  await boss.post(`/api/admin/payments/${payment.id}/end`, { reason: REASON });
  expect(new Date((await readEnd()) ?? now()).getTime()).toBeLessThanOrEqual(now().getTime());
  expect((await move(5)).json()).toMatchObject({ code: 'membership_not_movable' });
});

test('a membership is not moved before its start, nor for an unknown or the same person', async () => {
  const { admin, give, move } = await aDesk();
  await give(1);
  expect((await move(-40)).json().fields).toMatchObject([{ path: 'days' }]);
  expect((await move(0)).json().fields).toMatchObject([{ path: 'days' }]);
  expect((await move(367)).json().fields).toMatchObject([{ path: 'days' }]);
  const nobody = crypto.randomUUID();
  expect((await move(1, null, nobody)).json()).toMatchObject({ code: 'person_not_found' });
  expect((await move(1, null, admin.id)).json()).toMatchObject({ code: 'own_account' });
});
