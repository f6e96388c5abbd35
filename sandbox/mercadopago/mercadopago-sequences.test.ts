import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCheckout, always } from '../shared/checkout.fixture.ts';
import { aFault, orProviderError, wrongKeys } from '../shared/spoilt.fixture.ts';
import { type Way, WAYS } from './payments.ts';
import { withMercadoPago } from './with-mercadopago.fixture.ts';

const STATES: Record<string, string> = {
  approved: 'approved',
  pending: 'pending',
  in_process: 'in_review',
  rejected: 'rejected',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged_back',
};

const anAct = fc.oneof(
  fc.record({ act: fc.constant('begin' as const), amountMinor: fc.integer({ min: 1, max: 2_000_000 }) }),
  fc.record({ act: fc.constant('pay' as const), way: fc.constantFrom(...(Object.keys(WAYS) as Way[])), of: fc.nat() }),
  fc.record({
    act: fc.constantFrom('approve', 'reject', 'cancel', 'refund', 'askRefund', 'chargeBack', 'win', 'look'),
    of: fc.nat(),
  }),
  fc.record({ act: fc.constant('spoil' as const), fault: aFault }),
);

const isOpen = (status: string) => status === 'pending' || status === 'in_process';

test('whatever happens in whatever order, what is read is how it stands, and no amount is lost or invented', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 5, maxLength: 30 }), async (acts) => {
      const { shop, sandbox, control, provider } = await withMercadoPago();
      control.knobs({ webhooks: { lost: true } });
      const checkouts: { checkoutId: string; preferenceId: string }[] = [];
      const pick = (of: number) => control.payments().at(of % Math.max(1, control.payments().length));

      for (const step of acts) {
        if (step.act === 'begin') {
          const checkout = aCheckout(shop, { amountMinor: step.amountMinor });
          const page =
            (await orProviderError(provider.createCheckout(checkout))) ??
            (await orProviderError(provider.createCheckout(checkout)));
          if (page !== undefined) checkouts.push({ checkoutId: checkout.checkoutId, preferenceId: page.providerRef });
        } else if (step.act === 'spoil') control.spoil(step.fault);
        else if (step.act === 'pay') {
          const checkout = checkouts.at(step.of % Math.max(1, checkouts.length));
          const isPaid = control.payments().some((each) => each.reference === checkout?.checkoutId && each.wasApproved);
          if (checkout !== undefined && !isPaid) control.pay({ preferenceId: checkout.preferenceId, way: step.way });
        } else {
          const payment = pick(step.of);
          if (payment === undefined) continue;
          const { id, status } = payment;
          if (step.act === 'look') await orProviderError(provider.resolve({ kind: 'payment', id }, always));
          if (step.act === 'approve' && isOpen(status)) control.approve({ id });
          if (step.act === 'reject' && isOpen(status)) control.reject({ id });
          if (step.act === 'cancel' && isOpen(status)) control.cancel({ id });
          if (step.act === 'refund' && status === 'approved') control.refund({ id });
          if (step.act === 'chargeBack' && status === 'approved') control.chargeBack({ id });
          if (step.act === 'win' && status === 'charged_back') control.endChargeback({ id, outcome: 'reimbursed' });
          if (step.act === 'askRefund')
            await orProviderError(provider.refund({ providerPaymentId: id, amountMinor: null, key: id }));
        }
      }

      control.heal();
      const references = [...new Set(control.payments().map(({ reference }) => reference ?? ''))];
      const read = (
        await Promise.all(references.map((id) => provider.resolve({ kind: 'checkout', id }, always)))
      ).flat();
      const told = (payment: (typeof read)[number]) => [
        payment.providerPaymentId,
        payment.state,
        payment.amountMinor,
        payment.refundedMinor,
      ];
      const known = control
        .payments()
        .map(({ id, status, statusDetail, amountMinor, refundedMinor }) => [
          id,
          statusDetail === 'reimbursed' ? 'approved' : STATES[status],
          amountMinor,
          refundedMinor,
        ]);
      const byId = (one: unknown[], other: unknown[]) => Number(one[0]) - Number(other[0]);
      expect(read.map(told).toSorted(byId)).toEqual(known.toSorted(byId));
      expect(wrongKeys(control.requests())).toEqual([]);
      await sandbox.close();
    }),
    { numRuns: 40 },
  );
}, 120_000);
