import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from '../http/query-client.ts';
import { listKey, recordKey, refreshQueries } from './refresh-queries.ts';

test('a first read interrupted by a change is repeated', async () => {
  const counts = [0, 5];
  const queryFn = async () => {
    const count = counts.shift();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return count;
  };
  const count = new QueryObserver(queryClient, {
    queryKey: listKey('ana', 'measures', 'count'),
    queryFn,
  });
  const stop = count.subscribe(() => undefined);
  refreshQueries('ana', [{ collection: 'measures', id: 'measure', isMoved: true }]);
  await expect.poll(() => count.getCurrentResult().data).toBe(5);
  stop();
});

test('a record that did not move is refreshed alone', async () => {
  const observe = (queryKey: readonly unknown[]) => {
    let readings = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: async () => (readings += 1),
    });
    const stop = observer.subscribe(() => undefined);
    return { readings: () => readings, stop };
  };
  const list = observe(listKey('ana', 'plans', { offset: 0, limit: 50 }));
  const record = observe(recordKey('ana', 'plans', 'plan'));
  await expect.poll(() => [list.readings(), record.readings()]).toEqual([1, 1]);
  refreshQueries('ana', [{ collection: 'plans', id: 'plan', isMoved: false }]);
  await expect.poll(record.readings).toBe(2);
  expect(list.readings()).toBe(1);
  refreshQueries('ana', [{ collection: 'plans', id: 'plan', isMoved: true }]);
  await expect.poll(list.readings).toBe(2);
  list.stop();
  record.stop();
});
