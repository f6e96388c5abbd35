import { expect, test, vi } from 'vitest';
import { createToastStore } from './toast.ts';

test('a new message replaces the current one', () => {
  const store = createToastStore();

  store.show({ title: 'Plan guardado' });
  store.show({ title: 'Plan borrado' });

  expect(store.current()?.title).toBe('Plan borrado');
});

test('a message lasts five seconds, or its own duration', () => {
  const store = createToastStore();

  store.show({ title: 'Medidas guardadas' });
  expect(store.current()?.duration).toBe(5000);

  store.show({ title: 'Membresía activada', duration: 8000 });
  expect(store.current()?.duration).toBe(8000);
});

test('closing a replaced message leaves the new one', () => {
  const store = createToastStore();
  const close = store.show({ title: 'Plan guardado' });
  store.show({ title: 'Plan borrado' });

  close();

  expect(store.current()?.title).toBe('Plan borrado');
});

test('an undo runs the action and skips the expiry', () => {
  const store = createToastStore();
  const undo = vi.fn();
  const expire = vi.fn();
  store.show({
    title: 'Plan borrado',
    action: { label: 'Deshacer', onClick: undo },
    onExpire: expire,
  });

  store.act(store.current()?.id ?? 0);

  expect(undo).toHaveBeenCalledTimes(1);
  expect(expire).not.toHaveBeenCalled();
  expect(store.current()).toBeUndefined();
});

test('an expired or replaced message runs its expiry exactly once', () => {
  const store = createToastStore();
  const first = vi.fn();
  const second = vi.fn();
  const close = store.show({ title: 'Plan A borrado', onExpire: first });
  store.show({ title: 'Plan B borrado', onExpire: second });
  close();

  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();

  const id = store.current()?.id ?? 0;
  store.dismiss(id);
  store.dismiss(id);

  expect(second).toHaveBeenCalledTimes(1);
});

test('an expiry may show another message', () => {
  const store = createToastStore();
  store.show({ title: 'Plan borrado', onExpire: () => store.show({ title: 'Listo' }) });

  store.dismiss(store.current()?.id ?? 0);

  expect(store.current()?.title).toBe('Listo');
});

test('subscribers get every change', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);

  const close = store.show({ title: 'Plan guardado' });
  close();
  stop();
  store.show({ title: 'Otra cosa' });

  expect(listener).toHaveBeenCalledTimes(2);
});

test('a waiting message appears after the current one, or never if cancelled', () => {
  const store = createToastStore();
  const saved = store.show({ title: 'Registro exitoso' });
  const cancel = store.showWhenQuiet({ title: 'Membresía inactiva' });
  const cancelOther = store.showWhenQuiet({ title: 'Otra' });
  cancelOther();
  expect(store.current()?.title).toBe('Registro exitoso');
  saved();
  expect(store.current()?.title).toBe('Membresía inactiva');
  cancel();
  expect(store.current()).toBeUndefined();
});

test('a message repeated by the page does not replace one with a button', () => {
  const store = createToastStore();
  store.showUnlessOffering({ title: 'Listo' });
  expect(store.current()?.title).toBe('Listo');
  store.show({ title: 'Serie sacada', action: { label: 'Deshacer', onClick: () => undefined } });
  store.showUnlessOffering({ title: 'Listo' });
  expect(store.current()?.title).toBe('Serie sacada');
});

test.each([
  {
    what: 'an error',
    toast: { title: 'Error al iniciar sesión', variant: 'destructive' as const },
    stays: false,
  },
  { what: 'an older message', toast: { title: 'Copiado' }, later: 3000, stays: false },
  { what: 'a message shown with the change', toast: { title: 'Sesión iniciada' }, stays: true },
  {
    what: 'a message with its own duration',
    toast: { title: 'Membresía activada', duration: 8000 },
    later: 3000,
    stays: true,
  },
  {
    what: 'a message with an undo',
    toast: { title: 'Plan borrado', action: { label: 'Deshacer', onClick: () => undefined } },
    later: 3000,
    stays: true,
  },
])('on the next page, $what stays: $stays', ({ toast, later = 0, stays }) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const store = createToastStore();
  store.show(toast);
  vi.advanceTimersByTime(later);
  store.leavePage();
  expect(store.current() !== undefined).toBe(stays);
  vi.useRealTimers();
});
