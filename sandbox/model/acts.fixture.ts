import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ApiFault } from '../shared/api-faults.ts';
import { aFault } from '../shared/spoilt.fixture.ts';
import type { KnobChange as MercadoPagoChange } from '../mercadopago/mercadopago-control.ts';
import { type Way, WAYS } from '../mercadopago/payments.ts';
import type { KnobChange as PayPalChange } from '../paypal/paypal-control.ts';
import type { Instrument } from '../paypal/orders.ts';
import type { PayingServer, Processor } from './paying-server.fixture.ts';

const MINUTE_MS = 60_000;
const INSTRUMENTS: Instrument[] = ['good', 'good', 'declined', 'pending', 'denied'];
const WEBHOOKS = [
  { lost: true },
  { copies: 4 },
  { held: true },
  { delayMs: 40 * MINUTE_MS },
  { unsigned: true },
  { falseBody: true },
  {},
];

const WELL = { lost: false, copies: 1, held: false, delayMs: 0, unsigned: false, falseBody: false };

const processor = fc.constantFrom<Processor[]>('mercadopago', 'paypal');
const of = fc.nat();
const person = fc.nat(2);
/** Most taps are new ones; a few are the same again. */
const tap = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 2, max: 999 }) }, { weight: 1, arbitrary: fc.nat(1) });
const coupon = fc.constantFrom(undefined, undefined, undefined, 'UNO', 'UNO', 'DOS', 'REGALO', 'CLUB');
const which = <Name extends string>(...names: Name[]) => fc.constantFrom<Name[]>(...names);

/** What people, providers, the network and time may do. `of` chooses among what there is. */
export const anAct = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: which('start'), person, processor, tap, coupon }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: which('buy'),
      of,
      way: fc.constantFrom(...(Object.keys(WAYS) as Way[])), // its keys are its ways
      instrument: fc.constantFrom(...INSTRUMENTS),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: which('comeBack'),
      of,
      person,
      isDirect: fc.boolean(),
      // what a browser says of money is never heard
      amount: fc.constantFrom(100, 1, 10_000, 9_999_999),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: which('giveUp'), person }) },
  { weight: 3, arbitrary: fc.record({ act: which('cancel'), person, of }) },
  { weight: 2, arbitrary: fc.record({ act: which('choose'), person, of, choice: which('keep', 'return') }) },
  { weight: 1, arbitrary: fc.record({ act: which('leave'), person }) },
  { weight: 5, arbitrary: fc.record({ act: which('payTooLate'), person, processor, coupon, isCash: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: which('decide'), of, does: fc.constantFrom('refund', 'reject') }) },
  { weight: 5, arbitrary: fc.record({ act: which('storm'), of }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: which('flush', 'release', 'repeat', 'process', 'poll', 'expire', 'sweep'), of }),
  },
  { weight: 4, arbitrary: fc.record({ act: which('wait'), minutes: fc.constantFrom(1, 3, 11, 45, 200, 1500) }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: which('endWell', 'endBadly', 'refund', 'takeBack', 'giveBack'), processor, of }),
  },
  { weight: 2, arbitrary: fc.record({ act: which('spoil'), processor, fault: aFault }) },
  { weight: 2, arbitrary: fc.record({ act: which('post'), webhooks: fc.constantFrom(...WEBHOOKS) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: which('lie'),
      paid: fc.constantFrom<Partial<MercadoPagoChange>[]>(
        { nextPayment: { transaction_amount: 1 } },
        { nextPayment: { currency_id: 'CLP' } },
        { nextPayment: { collector_id: 2_002_002 } },
        { nextPayment: { external_reference: null } },
        { nextPayment: { external_reference: '00000000-0000-4000-8000-000000000000' } },
        { paysTwice: true },
        { hiddenReads: 2 },
        { searchLagMs: 60 * MINUTE_MS },
      ),
      captured: fc.constantFrom<Partial<PayPalChange>[]>(
        { nextCapture: { value: '0.01' } },
        { nextCapture: { currency_code: 'MXN' } },
        { nextCapture: { merchant_id: 'PRUEBA8OTRO' } },
        { nextCapture: { custom_id: null } },
        { hiddenReads: 2 },
      ),
    }),
  },
);
export type Act = typeof anAct extends fc.Arbitrary<infer A> ? A : never;

/** An act, and at which of its statements the first server dies, heard by the database or not. */
export const aStep = fc.record({
  act: anAct,
  death: fc.option(fc.record({ nth: fc.integer({ min: 1, max: 14 }), isHeard: fc.boolean() }), { freq: 3 }),
});
export type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never;

/** The pages that somebody was sent to: nobody can pay on one that they never heard of. */
export type Pages = string[];

/** Does it, and a server that died on the way is followed by another. What it answered then does not matter. */
export async function take(world: PayingServer, { act, death }: Step, pages: Pages): Promise<boolean> {
  if (!death) {
    await perform(world, act, pages);
    return false;
  }
  world.die(death.nth, death.isHeard);
  const outcome = await perform(world, act, pages).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const hasDied = await world.revive();
  if (outcome && !hasDied) throw outcome.error;
  return hasDied;
}

/** Does it, if there is something to do it to. Whatever fails, fails with an answer: a server never breaks. */
export async function perform(world: PayingServer, act: Act, pages: Pages): Promise<void> {
  const { mercadoPago, payPal, servers } = world;
  // providers change things at different moments, and one of them writes them to the second
  world.pass(1000);
  switch (act.act) {
    case 'start': {
      const key = `00000000-0000-4000-8000-${String(act.person)}${String(act.tap).padStart(11, '0')}`;
      const { status, redirectUrl } = await world.start(act.person, act.processor, key, act.coupon);
      if (redirectUrl !== null && !pages.includes(redirectUrl)) pages.push(redirectUrl);
      return noBreak(status);
    }
    case 'buy':
      return buy(world, pages, act);
    case 'comeBack': {
      const ids = [...mercadoPago.payments(), ...payPal.orders()].map(({ id }) => id);
      const paymentId = act.isDirect ? 'direct_1' : (pick(ids, act.of) ?? 'direct_2');
      const name = /^\d+$/.test(paymentId) ? 'mercadopago' : 'paypal';
      return noBreak(await world.comeBack(act.person, { processor: name, paymentId, amount: act.amount }));
    }
    case 'giveUp':
      return noBreak(await world.giveUp(act.person));
    case 'cancel':
      return noBreak(await world.cancel(act.person, act.of));
    case 'choose':
      return noBreak(await world.choose(act.person, act.of, act.choice));
    case 'payTooLate':
      return payTooLate(world, act);
    case 'leave':
      return noBreak(await world.leave(act.person));
    case 'decide':
      return noBreak(await world.decide(act.of, act.does));
    case 'storm': {
      const ids = mercadoPago.payments().map(({ id }) => id);
      const back = { processor: 'mercadopago', paymentId: pick(ids, act.of) ?? 'direct_3' } as const;
      const done = await all([
        world.comeBack(0, back),
        world.comeBack(1, { processor: 'paypal', paymentId: 'direct_4' }),
        world.comeBack(0, { processor: 'paypal', paymentId: 'direct_5' }),
        ...servers.flatMap(({ inbox, polling: reconciliation }) => [
          inbox.process(),
          reconciliation.pollDue(),
          reconciliation.refreshRecent(),
        ]),
        mercadoPago.flush(),
        payPal.flush(),
      ]);
      return done.slice(0, 3).forEach((status) => noBreak(Number(status)));
    }
    case 'flush':
    case 'release':
      await Promise.all([mercadoPago[act.act](), payPal[act.act]()]);
      return undefined;
    case 'repeat': {
      for (const control of [mercadoPago, payPal]) {
        const delivery = pick(control.deliveries(), act.of);
        if (delivery) await control.repeat({ id: delivery.id });
      }
      return undefined;
    }
    case 'process':
      await servers[act.of % 2 === 0 ? 0 : 1].inbox.process();
      return undefined;
    case 'poll':
    case 'sweep': {
      const { polling: reconciliation } = servers[act.of % 2 === 0 ? 0 : 1];
      await (act.act === 'poll' ? reconciliation.pollDue() : reconciliation.refreshRecent());
      return undefined;
    }
    case 'expire': {
      const { polling: reconciliation, followUps } = servers[act.of % 2 === 0 ? 0 : 1];
      await reconciliation.expireOverdue();
      await followUps.closePages();
      await followUps.refundPayments();
      return undefined;
    }
    case 'wait':
      return world.pass(act.minutes * MINUTE_MS);
    case 'spoil':
      return spoil(world, act.processor, act.fault);
    case 'post':
      mercadoPago.knobs({ webhooks: { ...WELL, ...act.webhooks } });
      return payPal.knobs({ webhooks: { ...WELL, ...act.webhooks } });
    case 'lie':
      mercadoPago.knobs(act.paid);
      return payPal.knobs(act.captured);
    case 'endWell':
    case 'endBadly':
    case 'refund':
    case 'takeBack':
    case 'giveBack':
      return act.processor === 'mercadopago' ? happenThere(world, act) : happenAbroad(world, act);
  }
}

/** Starts, gives it up, and pays all the same: a voucher, a page that could not be closed, a check that clears late. */
async function payTooLate(
  world: PayingServer,
  { person: who, processor: at, coupon: code, isCash }: Late,
): Promise<void> {
  const { mercadoPago, payPal } = world;
  const { redirectUrl } = await world.start(who, at, randomUUID(), code);
  const address = new URL(redirectUrl ?? 'http://nowhere');
  const preferenceId = address.searchParams.get('pref_id');
  const orderId = address.searchParams.get('token');
  const pay = (way: Way) => preferenceId !== null && orRefused(() => mercadoPago.pay({ preferenceId, way }));
  if (isCash) pay('cash');
  if (orderId !== null) orRefused(() => payPal.approve({ orderId, instrument: 'pending' }));
  await world.comeBack(who, { processor: at, paymentId: 'direct_6' });
  if (!isCash) mercadoPago.spoil({ answer: 'error', path: '/checkout/preferences/', times: 1 });
  await world.giveUp(who);
  world.pass(1000);
  if (!isCash) pay('card');
  for (const { id, status } of mercadoPago.payments()) if (status === 'pending') mercadoPago.approve({ id });
  for (const { id, reason } of payPal.captures()) if (reason === 'ECHECK') payPal.complete({ id });
}
type Late = Extract<Act, { act: 'payTooLate' }>;

function buy(
  { mercadoPago, payPal }: PayingServer,
  pages: Pages,
  { of: index, way, instrument }: Act & { act: 'buy' },
): void {
  const address = new URL(pick(pages, index) ?? 'http://nowhere');
  const preferenceId = address.searchParams.get('pref_id');
  const orderId = address.searchParams.get('token');
  // a page that is paid, or whose time is over, refuses
  if (preferenceId !== null) orRefused(() => mercadoPago.pay({ preferenceId, way }));
  if (orderId !== null) orRefused(() => payPal.approve({ orderId, instrument }));
}

type Event = Extract<Act, { act: 'endWell' | 'endBadly' | 'refund' | 'takeBack' | 'giveBack' }>;

function happenThere({ mercadoPago }: PayingServer, { act, of: index }: Event): void {
  const payment = pick(mercadoPago.payments(), index);
  if (payment === undefined) return;
  const { id, status } = payment;
  const isOpen = status === 'pending' || status === 'in_process';
  if (act === 'endWell' && isOpen) mercadoPago.approve({ id });
  if (act === 'endBadly' && isOpen) mercadoPago.cancel({ id });
  if (act === 'refund' && status === 'approved') mercadoPago.refund({ id });
  if (act === 'takeBack' && status === 'approved') mercadoPago.chargeBack({ id });
  if (act === 'giveBack' && status === 'charged_back') mercadoPago.endChargeback({ id, outcome: 'reimbursed' });
}

function happenAbroad({ payPal }: PayingServer, { act, of: index }: Event): void {
  const capture = pick(payPal.captures(), index);
  if (capture === undefined) return;
  const { id, status, reason } = capture;
  if (act === 'endWell' && reason === 'ECHECK') payPal.complete({ id });
  if (act === 'endBadly' && reason === 'ECHECK') payPal.deny({ id });
  if (act === 'refund' && status === 'COMPLETED') payPal.refund({ id });
  if (act === 'takeBack' && status === 'COMPLETED') payPal.dispute({ id });
  if (act === 'giveBack' && reason === 'BUYER_COMPLAINT') payPal.endDispute({ id, winner: 'seller' });
}

function spoil({ mercadoPago, payPal }: PayingServer, at: Processor, fault: ApiFault): void {
  const quick = { ...fault, times: Math.min(fault.times ?? 1, 2) };
  if (at === 'mercadopago') mercadoPago.spoil(quick);
  else payPal.spoil(quick);
}

/** Waits for every one of them, also when one fails. */
async function all(done: readonly Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(done);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

function orRefused(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

function noBreak(status: number): void {
  if (status >= 500 && status !== 502 && status !== 503) throw new Error(`the server answered ${status}`);
}
