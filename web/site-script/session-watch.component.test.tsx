import { expect, onTestFinished, test } from 'vitest';
import { leaveFlash, takeFlash } from '../src/shared/pages/flash.ts';
import { watchSession } from './session-watch.ts';

const MARK = 'forja_mark';

function open() {
  let loads = 0;
  const controller = new AbortController();
  onTestFinished(() => {
    document.cookie = `${MARK}=; max-age=0`;
    localStorage.removeItem('forja-auth-persisted');
    document.body.replaceChildren();
    controller.abort();
  });
  watchSession(() => (loads += 1));
  return { loads: () => loads };
}

const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));

test('a sign-in in another tab reloads the page, a sign-out does not', () => {
  const page = open();
  dispatchEvent(new StorageEvent('storage', { key: 'forja-last-login', newValue: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'forja-tema', newValue: 'claro' }));
  expect(page.loads()).toBe(0);
  dispatchEvent(new StorageEvent('storage', { key: 'forja-last-login', newValue: '2026' }));
  expect(page.loads()).toBe(1);
});

test('a new session is detected when the page becomes visible or returns from the history', () => {
  const page = open();
  becomeVisible();
  expect(page.loads()).toBe(0);
  document.cookie = `${MARK}=1`;
  becomeVisible();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(page.loads()).toBe(2);
});

test('the sign-in of this page is not interrupted', () => {
  const page = open();
  document.cookie = `${MARK}=1`;
  leaveFlash({ title: 'Sesión iniciada' });
  onTestFinished(() => void takeFlash());
  becomeVisible();
  expect(page.loads()).toBe(0);
});

test('a mark of an ended session does not reload in a loop', () => {
  document.cookie = `${MARK}=1`;
  const page = open();
  becomeVisible();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(page.loads()).toBe(0);
});

test('the earlier-account code loads only on a device with a remembered account or its records', async () => {
  const openWith = (things: string) => {
    const code = `data:text/javascript,export const render = () => (document.body.dataset.met += '${things};')`;
    document.body.innerHTML = `<div data-island="earlier-account" data-code="${code}" hidden></div>`;
    open();
  };
  document.body.dataset['met'] = '';
  openWith('nothing');
  localStorage.setItem('forja-auth-persisted', 'true');
  openWith('a name');
  await expect.poll(() => document.body.dataset['met'], { timeout: 5000 }).toBe('a name;');
  localStorage.removeItem('forja-auth-persisted');
  const records = indexedDB.open('forja-ana');
  await new Promise((resolve) => records.addEventListener('success', resolve));
  onTestFinished(() => {
    records.result.close();
    indexedDB.deleteDatabase('forja-ana');
  });
  openWith('records');
  await expect.poll(() => document.body.dataset['met'], { timeout: 5000 }).toBe('a name;records;');
});
