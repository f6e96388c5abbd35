import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCheckout, allowCapture } from '../shared/checkout.fixture.ts';
import { aFault, allowProviderError, findMisusedKeys } from '../shared/faults.fixture.ts';
import { type Way, WAYS } from './state/payments.ts';
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
  fc.record({
    command: fc.constant('begin' as const),
    amountMinor: fc.integer({ min: 1, max: 2_000_000 }),
  }),
  fc.record({
    command: fc.constant('pay' as const),
    way: fc.constantFrom(...(Object.keys(WAYS) as Way[])),
    of: fc.nat(),
  }),
  fc.record({
    command: fc.constantFrom(
      'approve',
      'reject',
      'cancel',
      'refund',
      'askRefund',
      'chargeBack',
      'win',
      'look',
    ),
    of: fc.nat(),
  }),
  fc.record({ command: fc.constant('injectFault' as const), fault: aFault }),
);

const isOpen = (status: string) => status === 'pending' || status === 'in_process';

test('any sequence of events reads as its current state, and no amount is lost or invented', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 5, maxLength: 30 }), async (commands) => {
      const { shop, sandbox, control, provider } = await withMercadoPago();
      control.setFaults({ webhooks: { isLost: true } });
      const checkouts: { checkoutId: string; preferenceId: string }[] = [];
      const pick = (of: number) =>
        control.payments().at(of % Math.max(1, control.payments().length));

      for (const step of commands) {
        if (step.command === 'begin') {
          const checkout = aCheckout(shop, { amountMinor: step.amountMinor });
          const page =
            (await allowProviderError(provider.createCheckout(checkout))) ??
            (await allowProviderError(provider.createCheckout(checkout)));
          if (page !== undefined)
            checkouts.push({ checkoutId: checkout.checkoutId, preferenceId: page.providerRef });
        } else if (step.command === 'injectFault') control.injectFault(step.fault);
        else if (step.command === 'pay') {
          const checkout = checkouts.at(step.of % Math.max(1, checkouts.length));
          const isPaid = control
            .payments()
            .some((each) => each.reference === checkout?.checkoutId && each.wasApproved);
          if (checkout !== undefined && !isPaid)
            control.pay({ preferenceId: checkout.preferenceId, way: step.way });
        } else {
          const payment = pick(step.of);
          if (payment === undefined) continue;
          const { id, status } = payment;
          if (step.command === 'look')
            await allowProviderError(provider.resolve({ kind: 'payment', id }, allowCapture));
          if (step.command === 'approve' && isOpen(status)) control.approve({ id });
          if (step.command === 'reject' && isOpen(status)) control.reject({ id });
          if (step.command === 'cancel' && isOpen(status)) control.cancel({ id });
          if (step.command === 'refund' && status === 'approved') control.refund({ id });
          if (step.command === 'chargeBack' && status === 'approved') control.chargeBack({ id });
          if (step.command === 'win' && status === 'charged_back')
            control.endChargeback({ id, outcome: 'reimbursed' });
          if (step.command === 'askRefund')
            await allowProviderError(
              provider.refund({ providerPaymentId: id, amountMinor: null, key: id }),
            );
        }
      }

      control.clearFaults();
      const references = [...new Set(control.payments().map(({ reference }) => reference ?? ''))];
      const read = (
        await Promise.all(
          references.map((id) => provider.resolve({ kind: 'checkout', id }, allowCapture)),
        )
      ).flat();
      const describePayment = (payment: (typeof read)[number]) => [
        payment.providerPaymentId,
        payment.state,
        payment.amountMinor,
        payment.refundedMinor,
      ];
      const expected = control
        .payments()
        .map(({ id, status, statusDetail, amountMinor, refundedMinor }) => [
          id,
          statusDetail === 'reimbursed' ? 'approved' : STATES[status],
          amountMinor,
          refundedMinor,
        ]);
      const byId = (one: unknown[], other: unknown[]) => Number(one[0]) - Number(other[0]);
      expect(read.map(describePayment).toSorted(byId)).toEqual(expected.toSorted(byId));
      expect(findMisusedKeys(control.requests())).toEqual([]);
      await sandbox.close();
    }),
    { numRuns: cases(12) },
  );
}, 120_000);
