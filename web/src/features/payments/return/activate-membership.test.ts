import { readPaymentReturn } from '@forja/contract/payments/payment-return';
import { expect, test } from 'vitest';
import { activateMembership, shouldActivate } from './activate-membership.ts';

/** Records the calls of each step. */
function recordSteps(
  state: { has?: boolean; refuses?: Error; isSignedIn?: boolean; isPaid?: boolean } = {},
) {
  const calls: string[] = [];
  return {
    calls,
    isSignedIn: state.isSignedIn ?? true,
    restoreSession: async (token: string) => {
      calls.push(`restore ${token}`);
      return state.isPaid ?? true;
    },
    hasMembership: async () => {
      calls.push('check');
      return state.has ?? false;
    },
    activate: async ({
      processor,
      paymentId,
    }: {
      processor: string | undefined;
      paymentId: string;
    }) => {
      calls.push(`activate ${processor} ${paymentId}`);
      if (state.refuses) throw state.refuses;
      return { processor: 'paypal' as const };
    },
    isNotConfirmed: (error: unknown) => error instanceof RangeError,
    now: () => new Date(1_700_000_000_000),
  };
}

const readReturn = (search: string) => readPaymentReturn(search);

test('the activation restores the session, then asks the server, then the provider', async () => {
  const state = recordSteps();
  const result = await activateMembership(
    readReturn('?status=approved&processor=paypal&token=EC1&session_token=abc'),
    undefined,
    state,
  );
  expect(state.calls).toEqual(['restore abc', 'check', 'activate paypal EC1']);
  expect(result).toEqual({ status: 'active', processor: 'paypal' });
});

test('a signed-in user goes on before the payment is seen, and a visitor waits for it', async () => {
  const paymentReturn = readPaymentReturn('?status=approved&session_token=abc');
  const signedIn = recordSteps({ isPaid: false });
  expect(await activateMembership(paymentReturn, undefined, signedIn)).toMatchObject({
    status: 'active',
  });
  const signedOut = recordSteps({ isPaid: false, isSignedIn: false });
  expect(await activateMembership(paymentReturn, undefined, signedOut)).toEqual({
    status: 'verifying',
  });
  expect(signedOut.calls).toEqual(['restore abc']);
});

test('an existing membership is not requested again', async () => {
  const state = recordSteps({ has: true });
  const result = await activateMembership(
    readReturn('?status=approved&processor=mercadopago'),
    undefined,
    state,
  );
  expect(state.calls).toEqual(['check']);
  expect(result).toEqual({ status: 'active', processor: 'mercadopago' });
});

test('the payment id falls back to the stored one, then to the current time', async () => {
  const withStoredPayment = recordSteps();
  const info = { success: true, membership: { activated: true, paymentId: 'kept-1' } };
  await activateMembership(readReturn('?membership=activated'), info, withStoredPayment);
  expect(withStoredPayment.calls.at(-1)).toBe('activate undefined kept-1');

  const withoutPayment = recordSteps();
  await activateMembership(readReturn('?membership=activated'), undefined, withoutPayment);
  expect(withoutPayment.calls.at(-1)).toBe('activate undefined direct_1700000000000');
});

test('an unseen payment is being verified, and any other error is a failure', async () => {
  expect(
    await activateMembership(
      readReturn('?status=approved'),
      undefined,
      recordSteps({ refuses: new RangeError() }),
    ),
  ).toEqual({
    status: 'verifying',
  });
  await expect(
    activateMembership(
      readReturn('?status=approved'),
      undefined,
      recordSteps({ refuses: new TypeError('x') }),
    ),
  ).rejects.toThrow(TypeError);
});

test('an activation starts from the address or from a stored payment', () => {
  const info = { success: true, membership: { activated: true, paymentId: '1' } };
  expect(shouldActivate(readReturn('?status=approved'), undefined)).toBe(true);
  expect(shouldActivate(readReturn(''), info)).toBe(true);
  expect(shouldActivate(readReturn('?status=failure'), info)).toBe(false);
  expect(shouldActivate(readReturn('?status=pending'), info)).toBe(false);
  expect(shouldActivate(readReturn(''), { ...info, success: false })).toBe(false);
  expect(shouldActivate(readReturn(''), undefined)).toBe(false);
});
