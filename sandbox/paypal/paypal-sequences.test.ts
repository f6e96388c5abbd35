import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCheckout, allowCapture } from '../shared/checkout.fixture.ts';
import { aFault, allowProviderError, findMisusedKeys } from '../shared/faults.fixture.ts';
import type { Instrument } from './state/orders.ts';
import { withPayPal } from './with-paypal.fixture.ts';

const INSTRUMENTS: Instrument[] = ['good', 'good', 'declined', 'pending', 'denied'];

const anAct = fc.oneof(
  fc.record({
    command: fc.constant('begin' as const),
    amountMinor: fc.integer({ min: 1, max: 100_000 }),
  }),
  fc.record({
    command: fc.constant('approve' as const),
    of: fc.nat(),
    instrument: fc.constantFrom(...INSTRUMENTS),
  }),
  // simultaneous return, message and poll on two servers
  fc.record({
    command: fc.constant('look' as const),
    of: fc.nat(),
    times: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    command: fc.constantFrom('complete', 'refund', 'askRefund', 'reverse'),
    of: fc.nat(),
  }),
  fc.record({ command: fc.constant('injectFault' as const), fault: aFault }),
);

test('any sequence of events charges an order at most once, and reads the charged amount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 5, maxLength: 30 }), async (commands) => {
      const { shop, sandbox, control, provider, aProvider } = await withPayPal();
      control.setFaults({ webhooks: { isLost: true } });
      const servers = [provider, aProvider()];

      for (const step of commands) {
        const order =
          'of' in step
            ? control.orders().at(step.of % Math.max(1, control.orders().length))
            : undefined;
        const capture = control.captures().find(({ orderId }) => orderId === order?.id);
        if (step.command === 'begin') {
          const checkout = aCheckout(shop, { amountMinor: step.amountMinor, currency: 'USD' });
          await allowProviderError(provider.createCheckout(checkout));
        } else if (step.command === 'injectFault') control.injectFault(step.fault);
        else if (step.command === 'approve') {
          if (order !== undefined && order.status !== 'COMPLETED')
            control.approve({ orderId: order.id, instrument: step.instrument });
        } else if (step.command === 'look') {
          if (order === undefined) continue;
          const looks = Array.from({ length: step.times }, (_, i) =>
            allowProviderError(
              (servers[i % 2] ?? provider).resolve({ kind: 'order', id: order.id }, allowCapture),
            ),
          );
          await Promise.all(looks);
        } else if (capture !== undefined) {
          const { id, status } = capture;
          if (step.command === 'complete' && status === 'PENDING') control.complete({ id });
          if (step.command === 'refund' && status === 'COMPLETED') control.refund({ id });
          if (step.command === 'reverse' && status === 'COMPLETED') control.reverse({ id });
          if (step.command === 'askRefund')
            await allowProviderError(
              provider.refund({ providerPaymentId: id, amountMinor: null, key: id }),
            );
        }
      }

      control.clearFaults();
      // a server meets another one's decline once; the second read passes it
      for (const { id } of control.orders())
        await provider.resolve({ kind: 'order', id }, allowCapture);
      const read = (
        await Promise.all(
          control.orders().map(({ id }) => provider.resolve({ kind: 'order', id }, allowCapture)),
        )
      ).flat();
      const captures = control.captures();
      expect(new Set(captures.map(({ orderId }) => orderId)).size).toBe(captures.length);
      const charged = read.filter(({ providerPaymentId }) =>
        captures.some(({ id }) => id === providerPaymentId),
      );
      expect(charged).toHaveLength(captures.length);
      for (const { id, status, reason, amountMinor, refundedMinor, reference } of captures) {
        const state = { COMPLETED: 'approved', PENDING: 'pending', DECLINED: 'rejected' }[
          String(status)
        ];
        expect(charged.find(({ providerPaymentId }) => providerPaymentId === id)).toMatchObject({
          state: state ?? (reason === 'CHARGEBACK' ? 'charged_back' : 'refunded'),
          amountMinor,
          refundedMinor,
          checkoutRef: reference,
        });
      }
      // anything but a capture is a refusal and grants nothing
      for (const payment of read)
        if (!charged.includes(payment)) expect(payment.state).toBe('rejected');
      expect(findMisusedKeys(control.requests())).toEqual([]);
      await sandbox.close();
    }),
    { numRuns: cases(12) },
  );
}, 120_000);
