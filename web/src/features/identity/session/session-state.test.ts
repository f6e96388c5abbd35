import { expect, test } from 'vitest';
import { sessionState } from './session-state.ts';

const ana = { id: 'a', username: 'ana@ejemplo.com.ar' };
const stored = { userId: 'a', username: 'ana@ejemplo.com.ar', lastLogin: new Date() };

test('the session is unknown until the server answers', () => {
  expect(sessionState({ data: undefined, isPending: true }, undefined)).toEqual({
    status: 'loading',
  });
});

test('a remembered person does not wait for a slow answer', () => {
  expect(sessionState({ data: undefined, isPending: true }, stored)).toMatchObject({
    status: 'signed-in',
    confirmed: false,
  });
});

test('an answer of the server without a user means a visitor, whatever the device remembers', () => {
  expect(sessionState({ data: null, isPending: false }, stored)).toEqual({ status: 'visitor' });
});

test('the user of the server overrides the remembered one', () => {
  expect(sessionState({ data: ana, isPending: false }, undefined)).toEqual({
    status: 'signed-in',
    user: ana,
    confirmed: true,
  });
});

test('the device names the user when the server does not answer', () => {
  expect(sessionState({ data: undefined, isPending: false }, stored)).toEqual({
    status: 'signed-in',
    user: ana,
    confirmed: false,
  });
  expect(sessionState({ data: undefined, isPending: false }, undefined)).toEqual({
    status: 'visitor',
  });
});
