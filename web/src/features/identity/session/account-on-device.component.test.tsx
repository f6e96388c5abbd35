import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetApp } from '../../../pwa/worker/fresh-start.ts';
import { changeAccount } from './change-account.ts';
import { forgetSession, rememberSession, storedSession } from './stored-session.ts';

const NOW = new Date();
const ana = { id: '0d7d4a5e-7f0b-4c53-9b31-8c2a3b1f0a11', username: 'ana@ejemplo.com.ar' };
const isMarked = () => caches.has('forja-account');

function countAnnouncements() {
  const announced = vi.fn();
  window.addEventListener('forja-account', announced);
  onTestFinished(() => window.removeEventListener('forja-account', announced));
  return announced;
}

afterEach(async () => {
  vi.restoreAllMocks();
  await forgetSession();
});

test('signing in stores the mark that makes the worker open the app, and signing out removes it', async () => {
  const announced = countAnnouncements();
  rememberSession(ana, NOW);
  await expect.poll(isMarked).toBe(true);
  await expect.poll(() => announced.mock.calls.length).toBe(1);
  await forgetSession();
  expect(await isMarked()).toBe(false);
});

test('a session from before the mark existed gets it once the server answers', async () => {
  rememberSession(ana, NOW);
  await expect.poll(isMarked).toBe(true);
  await caches.delete('forja-account');
  changeAccount(new QueryClient(), ana);
  await expect.poll(isMarked).toBe(true);
  changeAccount(new QueryClient(), null);
  await expect.poll(isMarked).toBe(false);
});

test('a new version of the app keeps the mark and no other cache of the app', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('ok'));
  rememberSession(ana, NOW);
  await expect.poll(isMarked).toBe(true);
  await caches.open('forja-app-of-before');
  expect(await forgetApp()).toBe(true);
  expect(await caches.keys()).toEqual(['forja-account']);
});

test('a browser that forbids caches signs in and out as usual', async () => {
  const refuse = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  vi.spyOn(caches, 'open').mockImplementation(refuse);
  vi.spyOn(caches, 'delete').mockImplementation(refuse);
  rememberSession(ana, NOW);
  expect(storedSession(NOW)?.userId).toBe(ana.id);
  await forgetSession();
  expect(storedSession(NOW)).toBeUndefined();
});
