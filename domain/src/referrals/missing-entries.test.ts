import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayAttribute } from './may-attribute.ts';
import { missingEntries, type ReferralEntry, type ReferredPayment } from './missing-entries.ts';

const PERCENT = 10;
const STEPS = [
  'visit',
  'register',
  'pay',
  'refund',
  'chargeback',
  'self-referral',
  'second code',
  'same device',
] as const;
type Step = (typeof STEPS)[number];

function aState() {
  const browser: { code: string | undefined } = { code: undefined };
  const attributions = new Map<string, { referrerId: string; browserId: string }>();
  const payments = new Map<string, ReferredPayment[]>();
  const entries: (ReferralEntry & { referrerId: string; referredId: string })[] = [];
  let clock = 0;

  function register(referredId: string, browserId: string, referrerId: string | undefined) {
    if (payments.has(referredId)) return;
    payments.set(referredId, []);
    if (referrerId === undefined) return;
    const isAllowed = mayAttribute({
      referrerId,
      referredId,
      isDeviceOfReferrer: browserId === `device of ${referrerId}`,
      hasBrowserReferral: [...attributions.values()].some(
        (each) => each.referrerId === referrerId && each.browserId === browserId,
      ),
    });
    if (isAllowed) attributions.set(referredId, { referrerId, browserId });
  }

  /** Twice, because providers repeat reports. */
  function recordCredit(referredId: string) {
    const attribution = attributions.get(referredId);
    if (!attribution) return;
    for (let report = 0; report < 2; report += 1)
      entries.push(
        ...missingEntries({
          payments: payments.get(referredId) ?? [],
          entries: entries.filter((entry) => entry.referredId === referredId),
          percent: PERCENT,
        }).map((entry) => ({ ...entry, referrerId: attribution.referrerId, referredId })),
      );
  }

  function pay(referredId: string) {
    const personPayments = payments.get(referredId);
    if (!personPayments) return;
    clock += 1;
    personPayments.push({
      id: `${referredId} ${clock}`,
      state: 'approved',
      amountMinor: 1_000_000 + clock,
      refundedMinor: 0,
      currency: 'ARS',
      approvedAt: new Date(clock),
    });
    recordCredit(referredId);
  }

  function reverse(state: 'refunded' | 'charged_back') {
    const personPayments = payments.get('ana') ?? [];
    const index = personPayments.findIndex((payment) => payment.state === 'approved');
    const payment = personPayments[index];
    if (payment) personPayments[index] = { ...payment, state };
    recordCredit('ana');
  }

  const steps: Record<Step, () => void> = {
    visit: () => void (browser.code = 'ruth'),
    register: () => register('ana', 'browser', browser.code),
    pay: () => pay('ana'),
    refund: () => reverse('refunded'),
    chargeback: () => reverse('charged_back'),
    'self-referral': () => {
      register('ruth again', 'device of ruth', 'ruth');
      pay('ruth again');
    },
    'second code': () => void (browser.code = 'raúl'),
    'same device': () => {
      register('bruno', 'browser', browser.code);
      pay('bruno');
    },
  };
  return { take: (step: Step) => steps[step](), attributions, payments, entries };
}

function computeExpectedCredit(
  { attributions, payments }: ReturnType<typeof aState>,
  referrerId: string,
) {
  let credit = 0;
  for (const [referredId, attribution] of attributions) {
    const first = payments.get(referredId)?.find(({ state }) => state === 'approved');
    if (attribution.referrerId === referrerId && first)
      credit += Math.floor(first.amountMinor / 10);
  }
  return credit;
}

function listOrders(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]];
  return steps.flatMap((step) =>
    listOrders(steps.filter((other) => other !== step)).map((rest) => [step, ...rest]),
  );
}

function findViolation(order: readonly Step[]): string | undefined {
  const state = aState();
  let before: unknown[] = [];
  for (const step of order) {
    state.take(step);
    for (const referrerId of ['ruth', 'raúl']) {
      const lines = state.entries.filter((entry) => entry.referrerId === referrerId);
      const balance = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      if (balance !== computeExpectedCredit(state, referrerId))
        return `${referrerId} has ${balance}`;
      if (lines.some(({ amountMinor, kind }) => amountMinor > 0 !== (kind === 'credit')))
        return 'a line of the wrong kind';
    }
    if (before.some((line, index) => line !== state.entries[index])) return 'a line changed';
    if (state.attributions.has('ruth again')) return 'a self-referral counted';
    before = [...state.entries];
  }
  const ana = state.attributions.get('ana')?.referrerId;
  const bruno = state.attributions.get('bruno')?.referrerId;
  return ana !== undefined && ana === bruno ? 'a browser counted twice for a code' : undefined;
}

test('any order of the eight events gives 10 % of the first unrefunded payments', () => {
  const orders = listOrders(STEPS);
  expect(orders).toHaveLength(40_320);
  expect(
    orders.flatMap((order) => {
      const violation = findViolation(order);
      return violation === undefined ? [] : [`${order.join(', ')}: ${violation}`];
    }),
  ).toEqual([]);
});

test('repeated events do not change the ledger', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 25 }), (order) => {
      expect(findViolation(order)).toBeUndefined();
    }),
  );
});

const aPayment = (changes: Partial<ReferredPayment> = {}): ReferredPayment => ({
  id: 'one',
  state: 'approved',
  amountMinor: 1_000_000,
  refundedMinor: 0,
  currency: 'ARS',
  approvedAt: new Date(1),
  ...changes,
});
const credit = (paymentId: string, amountMinor: number) => ({
  paymentId,
  kind: amountMinor > 0 ? 'credit' : 'reversal',
  amountMinor,
  currency: 'ARS',
});

test.each([
  { what: 'nothing was paid', payments: [], added: [] },
  {
    what: 'it is pending',
    payments: [aPayment({ state: 'pending', approvedAt: null })],
    added: [],
  },
  { what: 'it was free', payments: [aPayment({ amountMinor: 0 })], added: [] },
  { what: 'it was approved', payments: [aPayment()], added: [credit('one', 100_000)] },
  {
    what: 'a part was refunded',
    payments: [aPayment({ refundedMinor: 250_000 })],
    added: [credit('one', 75_000)],
  },
  {
    what: 'a tenth is a fraction of a cent',
    payments: [aPayment({ amountMinor: 999 })],
    added: [credit('one', 99)],
  },
  {
    what: 'a paid one follows a free one',
    payments: [
      aPayment({ amountMinor: 0 }),
      aPayment({ id: 'two', approvedAt: new Date(2), amountMinor: 500_000 }),
    ],
    added: [credit('two', 50_000)],
  },
  {
    what: 'another follows a refunded one',
    payments: [aPayment({ state: 'refunded' }), aPayment({ id: 'two', approvedAt: new Date(2) })],
    added: [credit('two', 100_000)],
  },
])('the ledger is right when $what', ({ payments, added }) => {
  expect(missingEntries({ payments, entries: [], percent: PERCENT })).toEqual(added);
});

test('an earlier payment reported later replaces the credited one', () => {
  const entries = missingEntries({
    payments: [aPayment({ id: 'two', approvedAt: new Date(2) })],
    entries: [],
    percent: PERCENT,
  });
  expect(
    missingEntries({
      payments: [
        aPayment({ amountMinor: 800_000 }),
        aPayment({ id: 'two', approvedAt: new Date(2) }),
      ],
      entries,
      percent: PERCENT,
    }),
  ).toEqual([credit('two', -100_000), credit('one', 80_000)]);
});

test('a refunded first payment passes its credit on once', () => {
  const payments = [
    aPayment({ state: 'refunded' }),
    aPayment({ id: 'two', approvedAt: new Date(2) }),
    aPayment({ id: 'three', approvedAt: new Date(3) }),
  ];
  const entries = [credit('one', 100_000)];
  const added = missingEntries({ payments, entries, percent: PERCENT });
  expect(added).toEqual([credit('one', -100_000), credit('two', 100_000)]);
  expect(missingEntries({ payments, entries: [...entries, ...added], percent: PERCENT })).toEqual(
    [],
  );
});

test('a won chargeback restores the credit', () => {
  const entries = [credit('one', 100_000), credit('one', -100_000)];
  expect(missingEntries({ payments: [aPayment()], entries, percent: PERCENT })).toEqual([
    credit('one', 100_000),
  ]);
});
