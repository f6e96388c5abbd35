import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('two tasks run at a time, in order, and a failed one releases its permit', async () => {
  const turn = createSemaphore(2);
  const begun: number[] = [];
  let most = 0;
  let running = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) =>
      turn(async () => {
        begun.push(index);
        running += 1;
        most = Math.max(most, running);
        await setImmediate();
        running -= 1;
        if (index === 2) throw new Error('two');
        return index;
      }),
    ),
  );
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
    true,
  ]);
});
