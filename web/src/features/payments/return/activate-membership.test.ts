import { readPaymentReturn } from '@forja/contract/payments/payment-return';
import { expect, test } from 'vitest';
import { activateMembership, shouldActivate } from './activate-membership.ts';

/** Records the calls of each step. */
function steps(
  state: { has?: boolean; refuses?: Error; isSignedIn?: boolean; isPaid?: boolean } = {},
) {
  const asked: string[] = [];
  return {
    asked,
    isSignedIn: state.isSignedIn ?? true,
    restoreSession: async (token: string) => {
      asked.push(`restore ${token}`);
      return state.isPaid ?? true;
    },
    hasMembership: async () => {
      asked.push('check');
      return state.has ?? false;
    },
    activate: async ({
      processor,
      paymentId,
    }: {
      processor: string | undefined;
      paymentId: string;
    }) => {
      asked.push(`activate ${processor} ${paymentId}`);
      if (state.refuses) throw state.refuses;
      return { processor: 'paypal' as const };
    },
    isNotConfirmed: (error: unknown) => error instanceof RangeError,
    now: () => new Date(1_700_000_000_000),
  };
}

const back = (search: string) => readPaymentReturn(search);

test('the activation restores the session, then asks the server, then the provider', async () => {
  const state = steps();
  const done = await activateMembership(
    back('?status=approved&processor=paypal&token=EC1&session_token=abc'),
    undefined,
    state,
  );
  expect(state.asked).toEqual(['restore abc', 'check', 'activate paypal EC1']);
  expect(done).toEqual({ status: 'active', processor: 'paypal' });
});

test('a signed-in user goes on before the payment is seen, and a visitor waits for it', async () => {
  const back = readPaymentReturn('?status=approved&session_token=abc');
  const here = steps({ isPaid: false });
  expect(await activateMembership(back, undefined, here)).toMatchObject({ status: 'active' });
  const elsewhere = steps({ isPaid: false, isSignedIn: false });
  expect(await activateMembership(back, undefined, elsewhere)).toEqual({ status: 'verifying' });
  expect(elsewhere.asked).toEqual(['restore abc']);
});

test('an existing membership is not requested again', async () => {
  const state = steps({ has: true });
  const done = await activateMembership(
    back('?status=approved&processor=mercadopago'),
    undefined,
    state,
  );
  expect(state.asked).toEqual(['check']);
  expect(done).toEqual({ status: 'active', processor: 'mercadopago' });
});

test('the payment id falls back to the stored one, then to the current time', async () => {
  const kept = steps();
  const info = { success: true, membership: { activated: true, paymentId: 'kept-1' } };
  await activateMembership(back('?membership=activated'), info, kept);
  expect(kept.asked.at(-1)).toBe('activate undefined kept-1');

  const bare = steps();
  await activateMembership(back('?membership=activated'), undefined, bare);
  expect(bare.asked.at(-1)).toBe('activate undefined direct_1700000000000');
});

test('an unseen payment is being verified, and any other error is a failure', async () => {
  expect(
    await activateMembership(
      back('?status=approved'),
      undefined,
      steps({ refuses: new RangeError() }),
    ),
  ).toEqual({
    status: 'verifying',
  });
  await expect(
    activateMembership(back('?status=approved'), undefined, steps({ refuses: new TypeError('x') })),
  ).rejects.toThrow(TypeError);
});

test('an activation starts from the address or from a stored payment', () => {
  const info = { success: true, membership: { activated: true, paymentId: '1' } };
  expect(shouldActivate(back('?status=approved'), undefined)).toBe(true);
  expect(shouldActivate(back(''), info)).toBe(true);
  expect(shouldActivate(back('?status=failure'), info)).toBe(false);
  expect(shouldActivate(back('?status=pending'), info)).toBe(false);
  expect(shouldActivate(back(''), { ...info, success: false })).toBe(false);
  expect(shouldActivate(back(''), undefined)).toBe(false);
});
