import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from '../query-client.ts';
import { listKey, refreshQueries } from './refresh-queries.ts';

test('what was being read for the first time when it changed is read again', async () => {
  const counts = [0, 5];
  const queryFn = async () => {
    const count = counts.shift();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return count;
  };
  const count = new QueryObserver(queryClient, { queryKey: listKey('ana', 'measures', 'count'), queryFn });
  const stop = count.subscribe(() => undefined);
  refreshQueries('ana', [{ collection: 'measures', id: 'measure' }]);
  await expect.poll(() => count.getCurrentResult().data).toBe(5);
  stop();
});
