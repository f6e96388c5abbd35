import { afterEach, expect, test } from 'vitest';
import { toastStore } from '../../../design/feedback/toast.ts';
import { announceNotices } from '../announce-notices.ts';
import { createDevice, ID } from '../merge/device.fixture.ts';

const BEFORE = { weightKg: 80, waistCm: 90 };
const AFTER = { ...BEFORE, weightKg: 79 };

afterEach(() => toastStore.dismiss(toastStore.current()?.id ?? 0));

test('undoing an edit of a record deleted elsewhere shows a notice', async () => {
  const device = createDevice();
  await device.pull([{ revision: 3, value: AFTER }]);
  await device.undo(BEFORE, AFTER);
  await device.conflict({ revision: 4, value: null });
  expect(await device.record()).toMatchObject({ id: ID, value: null });
  await announceNotices(device.store);
  expect(toastStore.current()?.title).toBe('No se deshizo: el registro se borró');
});
