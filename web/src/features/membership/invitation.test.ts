import { describe, expect, test } from 'vitest';
import { isUndisturbedPage } from '../../shared/is-undisturbed-page.ts';
import { mayCall, mayInvite, mayNotify } from './invitation.ts';

const at = (path: string) => ({ path, membership: 'inactive', isPaymentUnderWay: false }) as const;

test.each(['/', '/generar-plan', '/mis-planes', '/membresias', '/terminos', '/callbacks', '/authors'])(
  'somebody without a membership is invited at %s',
  (path) => expect(mayInvite(at(path))).toBe(true),
);

test.each([
  '/auth',
  '/auth/',
  '/verificar-correo',
  '/recuperar-acceso',
  '/callback',
  '/callback/mercadopago',
  '/payment',
  '/payment/success',
  '/algo/payment/failure',
  '/suscripcion',
  '/membership-activated',
  '/alarma',
])('nobody is invited to pay at %s', (path) => expect(mayInvite(at(path))).toBe(false));

test('while a payment waits nobody is invited to pay again', () => {
  expect(mayInvite({ ...at('/'), isPaymentUnderWay: true })).toBe(false);
});

describe.each(['nobody', 'unknown', 'active'] as const)('with a membership that is %s', (membership) => {
  test('nothing is said', () => {
    expect(mayInvite({ ...at('/'), membership })).toBe(false);
    expect(mayNotify({ path: '/', membership })).toBe(false);
    expect(mayCall({ path: '/', membership })).toBe(false);
  });
});

test('the notice and the call are kept from the pages of payment and from an alarm, not from the door', () => {
  expect(mayNotify(at('/auth'))).toBe(true);
  expect(mayCall(at('/auth'))).toBe(true);
  for (const path of ['/callback', '/payment/pending', '/alarma']) {
    expect(isUndisturbedPage(path)).toBe(true);
    expect(mayNotify(at(path))).toBe(false);
    expect(mayCall(at(path))).toBe(false);
  }
});
