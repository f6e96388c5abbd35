import { expect, test, vi } from 'vitest';
import { createToastStore } from './toast.ts';

test('only one message is shown: a new one takes the place of the old', () => {
  const store = createToastStore();

  store.show({ title: 'Plan guardado' });
  store.show({ title: 'Plan borrado' });

  expect(store.current()?.title).toBe('Plan borrado');
});

test('a message stays five seconds unless it asks for another time', () => {
  const store = createToastStore();

  store.show({ title: 'Medidas guardadas' });
  expect(store.current()?.duration).toBe(5000);

  store.show({ title: 'Membresía activada', duration: 8000 });
  expect(store.current()?.duration).toBe(8000);
});

test('taking away a message that was already replaced leaves the new one alone', () => {
  const store = createToastStore();
  const takeAway = store.show({ title: 'Plan guardado' });
  store.show({ title: 'Plan borrado' });

  takeAway();

  expect(store.current()?.title).toBe('Plan borrado');
});

test('undoing runs the action and nothing is made real', () => {
  const store = createToastStore();
  const undo = vi.fn();
  const makeReal = vi.fn();
  store.show({
    title: 'Plan borrado',
    action: { label: 'Deshacer', onClick: undo },
    onExpire: makeReal,
  });

  store.act(store.current()?.id ?? 0);

  expect(undo).toHaveBeenCalledTimes(1);
  expect(makeReal).not.toHaveBeenCalled();
  expect(store.current()).toBeUndefined();
});

test('a message that leaves, by itself or replaced, is made real exactly once', () => {
  const store = createToastStore();
  const first = vi.fn();
  const second = vi.fn();
  const takeAway = store.show({ title: 'Plan A borrado', onExpire: first });
  store.show({ title: 'Plan B borrado', onExpire: second });
  takeAway();

  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();

  const id = store.current()?.id ?? 0;
  store.dismiss(id);
  store.dismiss(id);

  expect(second).toHaveBeenCalledTimes(1);
});

test('a message may be shown from the end of another one', () => {
  const store = createToastStore();
  store.show({ title: 'Plan borrado', onExpire: () => store.show({ title: 'Listo' }) });

  store.dismiss(store.current()?.id ?? 0);

  expect(store.current()?.title).toBe('Listo');
});

test('whoever draws the message hears every change', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);

  const takeAway = store.show({ title: 'Plan guardado' });
  takeAway();
  stop();
  store.show({ title: 'Otra cosa' });

  expect(heard).toHaveBeenCalledTimes(2);
});

test('what can wait is shown when the other message has gone, or never if it is taken back before', () => {
  const store = createToastStore();
  const saved = store.show({ title: 'Registro exitoso' });
  const takeBack = store.showWhenQuiet({ title: 'Membresía inactiva' });
  const never = store.showWhenQuiet({ title: 'Otra' });
  never();
  expect(store.current()?.title).toBe('Registro exitoso');
  saved();
  expect(store.current()?.title).toBe('Membresía inactiva');
  takeBack();
  expect(store.current()).toBeUndefined();
});

test('what the page also shows leaves a button where it is', () => {
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
  { what: 'what was said a while ago', toast: { title: 'Copiado' }, later: 3000, stays: false },
  { what: 'what was said with the change', toast: { title: 'Sesión iniciada' }, stays: true },
  {
    what: 'what asked for its time',
    toast: { title: 'Membresía activada', duration: 8000 },
    later: 3000,
    stays: true,
  },
  {
    what: 'what can be undone',
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
