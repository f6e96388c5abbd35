import { expect, onTestFinished, test } from 'vitest';
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

test('who signs in from another tab gets their app in this one, and who signs out does not', () => {
  const page = open();
  dispatchEvent(new StorageEvent('storage', { key: 'forja-last-login', newValue: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'forja-tema', newValue: 'claro' }));
  expect(page.loads()).toBe(0);
  dispatchEvent(new StorageEvent('storage', { key: 'forja-last-login', newValue: '2026' }));
  expect(page.loads()).toBe(1);
});

test('a session that began meanwhile is seen when the page is, and when the history brings it back', () => {
  const page = open();
  becomeVisible();
  expect(page.loads()).toBe(0);
  document.cookie = `${MARK}=1`;
  becomeVisible();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(page.loads()).toBe(2);
});

test('the mark of a session that is over loads nothing again and again', () => {
  document.cookie = `${MARK}=1`;
  const page = open();
  becomeVisible();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(page.loads()).toBe(0);
});

test('a device that remembers somebody asks for the code that ends it, and no other device does', async () => {
  const code = `data:text/javascript,document.body.dataset.ended='si'`;
  document.body.innerHTML = `<div data-island="end-session" data-code="${code}" hidden></div>`;
  open();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.body.dataset['ended']).toBeUndefined();
  document.body.innerHTML = `<div data-island="end-session" data-code="${code}" hidden></div>`;
  localStorage.setItem('forja-auth-persisted', 'true');
  open();
  await expect.poll(() => document.body.dataset['ended']).toBe('si');
});
