import { describe, expect, test } from 'vitest';
import { isPaymentReturn, readPaymentReturn, removePaymentParameters } from './payment-return.ts';

const outcome = (search: string) => readPaymentReturn(search).outcome;

describe('the URL gives the outcome of a payment', () => {
  test.each([
    ['?status=failure', 'failure'],
    ['?payment=failed', 'failure'],
    ['?collection_status=cancelled', 'failure'],
    ['?payment=failure&status=null&collection_status=null', 'failure'],
    ['?payment=success&collection_status=rejected', 'failure'],
    ['?status=success', 'activate'],
    ['?collection_status=approved', 'activate'],
    ['?payment=success', 'activate'],
    ['?membership=activated', 'activate'],
    ['?payment=success&status=pending', 'pending'],
    ['?payment=pending', 'pending'],
    ['?status=in_process', 'pending'],
    ['?status=null', 'none'],
    ['?status=', 'none'],
    ['?membership=otra', 'none'],
    ['', 'none'],
    ['?paso=2', 'none'],
    ['?status=APPROVED', 'activate'],
  ])('%s is %s', (search, expected) => expect(outcome(search)).toBe(expected));
});

test('the payment id is the first valid one in the URL', () => {
  expect(readPaymentReturn('?collection_id=108986497845&payment_id=1').paymentId).toBe(
    '108986497845',
  );
  expect(readPaymentReturn('?collection_id=null&payment_id=12').paymentId).toBe('12');
  expect(readPaymentReturn('?transaction=abc-1&token=EC0').paymentId).toBe('abc-1');
  expect(readPaymentReturn('?processor=paypal&token=5O190127TN364715T')).toMatchObject({
    processor: 'paypal',
    paymentId: '5O190127TN364715T',
  });
  expect(readPaymentReturn('?payment_id=../../x').paymentId).toBeUndefined();
});

test('a very long id keeps every digit', () => {
  expect(readPaymentReturn('?payment_id=12345678901234567890').paymentId).toBe(
    '12345678901234567890',
  );
});

test.each(['?status=approved&status=failure', '?payment_id=1&payment_id=2', '?status[]=approved'])(
  '%s is rejected',
  (search) =>
    expect(readPaymentReturn(search)).toMatchObject({
      outcome: 'unreadable',
      paymentId: undefined,
    }),
);

test('our own parameters are only accepted in their format', () => {
  const id = '0199f4f2-6b1e-7c61-9a43-0c8f21aa0001';
  expect(readPaymentReturn(`?c=${id}`).checkoutId).toBe(id);
  expect(readPaymentReturn('?c=algo').checkoutId).toBeUndefined();
  expect(readPaymentReturn('?session_token=abc.def-1').sessionToken).toBe('abc.def-1');
  expect(readPaymentReturn('?session_token=%3Cscript%3E').sessionToken).toBeUndefined();
  expect(readPaymentReturn('?processor=evil').processor).toBeUndefined();
  expect(readPaymentReturn('?source=instagram').isFromSocialApp).toBe(true);
});

test.each([
  ['?collection_status=approved&payment_id=1', true],
  ['?payment=failure', true],
  ['?status=approved&status=failure', true],
  ['?session_token=abc.def-1', true],
  ['?session_token=%3Cscript%3E', true],
  ['?source=instagram', false],
  ['?c=GYM-10', false],
  ['?modo=registro', false],
  ['', false],
])('%s is a payment return: %j', (search, expected) =>
  expect(isPaymentReturn(search)).toBe(expected),
);

test('the URL loses every payment parameter', () => {
  expect(
    removePaymentParameters(
      '?paso=2&status=approved&payment_id=1&session_token=x&merchant_order_id=3&PayerID=9',
    ),
  ).toBe('?paso=2');
  expect(removePaymentParameters('?status=approved')).toBe('');
});
