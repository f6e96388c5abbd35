import fc from 'fast-check';
import { MINUTE_MS } from '../shared/durations.ts';
import type { ApiFault } from '../shared/api-faults.ts';
import { aFault } from '../shared/faults.fixture.ts';
import type { MercadoPagoFaultChange as MercadoPagoChange } from '../mercadopago/mercadopago-control.ts';
import { type Buyer, BUYERS, type Way, WAYS } from '../mercadopago/state/payments.ts';
import type { PayPalFaultChange as PayPalChange } from '../paypal/paypal-control.ts';
import type { Instrument } from '../paypal/state/orders.ts';
import type { PayingServer, Processor } from './paying-server.fixture.ts';
import { allowRefusal, checkAnswer, payAtOnce, payTooLate } from './whole-purchases.fixture.ts';

type WebhookFaults = NonNullable<MercadoPagoChange['webhooks'] & PayPalChange['webhooks']>;

const INSTRUMENTS: Instrument[] = ['good', 'good', 'declined', 'pending', 'denied'];
const WEBHOOKS = [
  { isLost: true },
  { copies: 4 },
  { isHeld: true },
  { delayMs: 40 * MINUTE_MS },
  { unsigned: true },
  { falseBody: true },
  {},
] satisfies WebhookFaults[];

const NO_WEBHOOK_FAULTS = {
  isLost: false,
  copies: 1,
  isHeld: false,
  delayMs: 0,
  unsigned: false,
  falseBody: false,
} satisfies WebhookFaults;

const processor = fc.constantFrom<Processor[]>('mercadopago', 'paypal');
const of = fc.nat();
const person = fc.nat(2);
/** Most clicks are new; a few repeat an earlier key. */
const tap = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 2, max: 999 }) },
  { weight: 1, arbitrary: fc.nat(1) },
);
const coupon = fc.constantFrom(
  undefined,
  undefined,
  undefined,
  'UNO',
  'UNO',
  'DOS',
  'REGALO',
  'CLUB',
);
const oneName = <Name extends string>(...names: Name[]) => fc.constantFrom<Name[]>(...names);

/** Actions of people, providers, network and time. `of` is an index into existing items. */
export const aCommand = fc.oneof(
  { weight: 6, arbitrary: fc.record({ name: oneName('start'), person, processor, tap, coupon }) },
  {
    weight: 6,
    arbitrary: fc.record({
      name: oneName('buy'),
      of,
      way: fc.constantFrom(...(Object.keys(WAYS) as Way[])), // keys of a literal
      instrument: fc.constantFrom(...INSTRUMENTS),
      buyer: fc.constantFrom(...(Object.keys(BUYERS) as Buyer[])), // keys of a literal
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      name: oneName('comeBack'),
      of,
      person,
      isDirect: fc.boolean(),
      // the server ignores the amount from the browser
      amount: fc.constantFrom(100, 1, 10_000, 9_999_999),
    }),
  },
  { weight: 1, arbitrary: fc.record({ name: oneName('giveUp'), person }) },
  { weight: 3, arbitrary: fc.record({ name: oneName('cancel'), person, of }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: oneName('choose'),
      person,
      of,
      choice: oneName('keep', 'return'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ name: oneName('regret'), person, of }) },
  {
    weight: 5,
    arbitrary: fc.record({
      name: oneName('payAtOnce'),
      person,
      buyer: fc.constantFrom<Buyer[]>('first', 'second'),
      isRegretted: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ name: oneName('leave'), person }) },
  {
    weight: 5,
    arbitrary: fc.record({
      name: oneName('payTooLate'),
      person,
      processor,
      coupon,
      isCash: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      name: oneName('decide'),
      of,
      does: fc.constantFrom('refund', 'reject'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ name: oneName('storm'), of }) },
  {
    weight: 4,
    arbitrary: fc.record({
      name: oneName('flush', 'release', 'repeat', 'process', 'poll', 'expire', 'sweep'),
      of,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      name: oneName('wait'),
      minutes: fc.constantFrom(1, 3, 11, 45, 200, 1500),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      name: oneName('endWell', 'endBadly', 'refund', 'takeBack', 'giveBack'),
      processor,
      of,
    }),
  },
  { weight: 2, arbitrary: fc.record({ name: oneName('injectFault'), processor, fault: aFault }) },
  {
    weight: 2,
    arbitrary: fc.record({ name: oneName('post'), webhooks: fc.constantFrom(...WEBHOOKS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: oneName('lie'),
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
export type PaymentCommand = typeof aCommand extends fc.Arbitrary<infer A> ? A : never;

/** A command, and the statement that crashes the first server, before or after its execution. */
export const aStep = fc.record({
  command: aCommand,
  death: fc.option(fc.record({ nth: fc.integer({ min: 1, max: 14 }), isExecuted: fc.boolean() }), {
    freq: 3,
  }),
});
export type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never;

/** Payment pages that the server returned. */
export type Pages = string[];

/** Runs a command and restarts a crashed server, whose answer is then ignored. */
export async function runStep(
  system: PayingServer,
  { command, death }: Step,
  pages: Pages,
): Promise<boolean> {
  if (!death) {
    await runCommand(system, command, pages);
    return false;
  }
  system.crashAt(death.nth, death.isExecuted);
  const outcome = await runCommand(system, command, pages).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const hasDied = await system.restart();
  if (outcome && !hasDied) throw outcome.error;
  return hasDied;
}

/** Runs a command that has a target. A failure must answer below 500. */
export async function runCommand(
  system: PayingServer,
  command: PaymentCommand,
  pages: Pages,
): Promise<void> {
  const { mercadoPago, payPal, servers } = system;
  // providers date their changes differently, one of them to the second
  system.pass(1000);
  switch (command.name) {
    case 'start': {
      const key = `00000000-0000-4000-8000-${String(command.person)}${String(command.tap).padStart(11, '0')}`;
      const { status, redirectUrl } = await system.start(
        command.person,
        command.processor,
        key,
        command.coupon,
      );
      if (redirectUrl !== null && !pages.includes(redirectUrl)) pages.push(redirectUrl);
      return checkAnswer(status);
    }
    case 'buy':
      return buy(system, pages, command);
    case 'comeBack': {
      const ids = [...mercadoPago.payments(), ...payPal.orders()].map(({ id }) => id);
      const paymentId = command.isDirect ? 'direct_1' : (pick(ids, command.of) ?? 'direct_2');
      const name = /^\d+$/.test(paymentId) ? 'mercadopago' : 'paypal';
      return checkAnswer(
        await system.returnFromPage(command.person, {
          processor: name,
          paymentId,
          amount: command.amount,
        }),
      );
    }
    case 'giveUp':
      return checkAnswer(await system.giveUp(command.person));
    case 'cancel':
      return checkAnswer(await system.cancel(command.person, command.of));
    case 'choose':
      return checkAnswer(await system.choose(command.person, command.of, command.choice));
    case 'regret':
      return checkAnswer(await system.regret(command.person, command.of));
    case 'payAtOnce':
      return payAtOnce(system, command);
    case 'payTooLate':
      return payTooLate(system, command);
    case 'leave':
      return checkAnswer(await system.leave(command.person));
    case 'decide':
      return checkAnswer(await system.decide(command.of, command.does));
    case 'storm': {
      const ids = mercadoPago.payments().map(({ id }) => id);
      const claim = {
        processor: 'mercadopago',
        paymentId: pick(ids, command.of) ?? 'direct_3',
      } as const;
      const replies = await waitForAll([
        system.returnFromPage(0, claim),
        system.returnFromPage(1, { processor: 'paypal', paymentId: 'direct_4' }),
        system.returnFromPage(0, { processor: 'paypal', paymentId: 'direct_5' }),
        ...servers.flatMap(({ inbox, polling: reconciliation }) => [
          inbox.process(),
          reconciliation.pollDue(),
          reconciliation.refreshRecent(),
        ]),
        mercadoPago.flush(),
        payPal.flush(),
      ]);
      return replies.slice(0, 3).forEach((status) => checkAnswer(Number(status)));
    }
    case 'flush':
    case 'release':
      await Promise.all([mercadoPago[command.name](), payPal[command.name]()]);
      return undefined;
    case 'repeat': {
      for (const control of [mercadoPago, payPal]) {
        const delivery = pick(control.deliveries(), command.of);
        if (delivery) await control.repeat({ id: delivery.id });
      }
      return undefined;
    }
    case 'process':
      await servers[command.of % 2 === 0 ? 0 : 1].inbox.process();
      return undefined;
    case 'poll':
    case 'sweep': {
      const { polling: reconciliation } = servers[command.of % 2 === 0 ? 0 : 1];
      await (command.name === 'poll' ? reconciliation.pollDue() : reconciliation.refreshRecent());
      return undefined;
    }
    case 'expire': {
      const { polling: reconciliation, followUps } = servers[command.of % 2 === 0 ? 0 : 1];
      await reconciliation.expireOverdue();
      await followUps.closePages();
      await followUps.refundPayments();
      return undefined;
    }
    case 'wait':
      return system.pass(command.minutes * MINUTE_MS);
    case 'injectFault':
      return injectFault(system, command.processor, command.fault);
    case 'post':
      mercadoPago.setFaults({ webhooks: { ...NO_WEBHOOK_FAULTS, ...command.webhooks } });
      return payPal.setFaults({ webhooks: { ...NO_WEBHOOK_FAULTS, ...command.webhooks } });
    case 'lie':
      mercadoPago.setFaults(command.paid);
      return payPal.setFaults(command.captured);
    case 'endWell':
    case 'endBadly':
    case 'refund':
    case 'takeBack':
    case 'giveBack':
      return command.processor === 'mercadopago'
        ? runMercadoPagoCommand(system, command)
        : runPayPalCommand(system, command);
  }
}

function buy(
  { mercadoPago, payPal }: PayingServer,
  pages: Pages,
  { of: index, way, instrument, buyer }: PaymentCommand & { name: 'buy' },
): void {
  const address = new URL(pick(pages, index) ?? 'http://nowhere');
  const preferenceId = address.searchParams.get('pref_id');
  const orderId = address.searchParams.get('token');
  // a paid or expired page refuses
  if (preferenceId !== null) allowRefusal(() => mercadoPago.pay({ preferenceId, way, buyer }));
  if (orderId !== null) allowRefusal(() => payPal.approve({ orderId, instrument }));
}

type ProviderCommand = Extract<
  PaymentCommand,
  { name: 'endWell' | 'endBadly' | 'refund' | 'takeBack' | 'giveBack' }
>;

function runMercadoPagoCommand(
  { mercadoPago }: PayingServer,
  { name, of: index }: ProviderCommand,
): void {
  const payment = pick(mercadoPago.payments(), index);
  if (payment === undefined) return;
  const { id, status } = payment;
  const isOpen = status === 'pending' || status === 'in_process';
  if (name === 'endWell' && isOpen) mercadoPago.approve({ id });
  if (name === 'endBadly' && isOpen) mercadoPago.cancel({ id });
  if (name === 'refund' && status === 'approved') mercadoPago.refund({ id });
  if (name === 'takeBack' && status === 'approved') mercadoPago.chargeBack({ id });
  if (name === 'giveBack' && status === 'charged_back')
    mercadoPago.endChargeback({ id, outcome: 'reimbursed' });
}

function runPayPalCommand({ payPal }: PayingServer, { name, of: index }: ProviderCommand): void {
  const capture = pick(payPal.captures(), index);
  if (capture === undefined) return;
  const { id, status, reason } = capture;
  if (name === 'endWell' && reason === 'ECHECK') payPal.complete({ id });
  if (name === 'endBadly' && reason === 'ECHECK') payPal.deny({ id });
  if (name === 'refund' && status === 'COMPLETED') payPal.refund({ id });
  if (name === 'takeBack' && status === 'COMPLETED') payPal.dispute({ id });
  if (name === 'giveBack' && reason === 'BUYER_COMPLAINT')
    payPal.endDispute({ id, winner: 'seller' });
}

function injectFault(
  { mercadoPago, payPal }: PayingServer,
  processor: Processor,
  fault: ApiFault,
): void {
  const shortFault = { ...fault, times: Math.min(fault.times ?? 1, 2) };
  if (processor === 'mercadopago') mercadoPago.injectFault(shortFault);
  else payPal.injectFault(shortFault);
}

/** Waits for every promise, even when one rejects. */
async function waitForAll(done: readonly Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(done);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

const pick = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % Math.max(1, list.length)];
