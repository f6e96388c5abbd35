import { expect, test } from 'vitest';
import { sessionState } from './session-state.ts';

const ana = { id: 'a', username: 'ana@ejemplo.com.ar' };
const stored = { userId: 'a', username: 'ana@ejemplo.com.ar', lastLogin: new Date() };

test('until the server answers nobody knows', () => {
  expect(sessionState({ data: undefined, isPending: true }, undefined)).toEqual({
    status: 'loading',
  });
});

test('somebody who was here does not wait for an answer that does not come', () => {
  expect(sessionState({ data: undefined, isPending: true }, stored)).toMatchObject({
    status: 'signed-in',
    confirmed: false,
  });
});

test('nobody is a visitor, whatever the device remembers', () => {
  expect(sessionState({ data: null, isPending: false }, stored)).toEqual({ status: 'visitor' });
});

test('somebody is who the server says', () => {
  expect(sessionState({ data: ana, isPending: false }, undefined)).toEqual({
    status: 'signed-in',
    user: ana,
    confirmed: true,
  });
});

test('without an answer the device says who was here', () => {
  expect(sessionState({ data: undefined, isPending: false }, stored)).toEqual({
    status: 'signed-in',
    user: ana,
    confirmed: false,
  });
  expect(sessionState({ data: undefined, isPending: false }, undefined)).toEqual({
    status: 'visitor',
  });
});
