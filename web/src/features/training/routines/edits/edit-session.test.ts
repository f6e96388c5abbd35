import { aRoutine, countIds } from '@forja/domain/routines/routine.fixture';
import type { Routine } from '@forja/domain/routines/routine';
import { expect, test } from 'vitest';
import type { SavedRoutine } from '../routines.queries.ts';
import { createEditSession } from './edit-session.ts';
import { addDay, setRoutineFields } from './routine-edits.ts';

const aSavedRoutine = (value: Routine): SavedRoutine => ({
  id: 'routine',
  value,
  stored: value,
  state: 'on-phone',
});
const start = aSavedRoutine(aRoutine({}, countIds()));
const passTime = () => new Promise((resolve) => setTimeout(resolve, 5));

test('edits made during a write are stored after it, on its result', async () => {
  const originals: string[] = [];
  let device = start;
  const session = createEditSession(start, async (original, value) => {
    originals.push(original.value.name);
    await passTime();
    return (device = aSavedRoutine(value));
  });
  for (const name of ['A', 'B', 'C']) session.edit(setRoutineFields({ name }));
  expect(session.current().present.name).toBe('C');
  await passTime().then(passTime).then(passTime).then(passTime);
  expect(device.value.name).toBe('C');
  expect(originals).toEqual([start.value.name, 'A']);
});

test('a failed write is reported, stays on screen and is stored on retry', async () => {
  let isFull = true;
  let device = start;
  const session = createEditSession(start, async (_, value) => {
    if (isFull) throw new Error('full');
    return (device = aSavedRoutine(value));
  });
  session.edit(setRoutineFields({ name: 'A' }));
  await passTime();
  expect(session.current()).toMatchObject({ present: { name: 'A' }, problem: new Error('full') });
  isFull = false;
  session.retry();
  await passTime();
  expect(device.value.name).toBe('A');
  expect(session.current().problem).toBeUndefined();
});

test('a change of another device appears and keeps the local edits', async () => {
  const session = createEditSession(start, async (_, value) => aSavedRoutine(value));
  session.edit(setRoutineFields({ name: 'A' }));
  await passTime();
  const change = addDay('De la tablet', '0193b4f5-7e36-7c2a-9a51-000000000901');
  session.receive(aSavedRoutine(change(session.current().present)));
  expect(session.current().present.name).toBe('A');
  expect(Object.values(session.current().present.days)).toMatchObject([{ name: 'De la tablet' }]);
});

test('an undo is stored as an undo, unless an edit joins it', async () => {
  const undos: boolean[] = [];
  const session = createEditSession(start, async (_, value, isUndo) => {
    undos.push(isUndo);
    await passTime();
    return aSavedRoutine(value);
  });
  const waitUntilStored = () => passTime().then(passTime).then(passTime);
  session.edit(setRoutineFields({ name: 'A' }));
  await waitUntilStored();
  session.undo();
  await waitUntilStored();
  session.edit(setRoutineFields({ name: 'B' }));
  session.undo();
  session.edit(setRoutineFields({ name: 'C' }));
  await waitUntilStored();
  expect(undos).toEqual([false, true, false, false]);
});

test('an undo reports conflicts with later changes', async () => {
  const session = createEditSession(start, async (_, value) => aSavedRoutine(value));
  session.edit(setRoutineFields({ name: 'A' }));
  expect(session.undo()).toBe('undone');
  session.edit(setRoutineFields({ name: 'B' }));
  const step = session.current().past.at(-1);
  await passTime();
  session.receive(aSavedRoutine({ ...session.current().present, name: 'De la tablet' }));
  expect(session.undo(step)).toBe('changed-since');
  expect(session.current().present.name).toBe('De la tablet');
  expect(session.undo(step)).toBe('undone');
});
