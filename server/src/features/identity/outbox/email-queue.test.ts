import { expect, test } from 'vitest';
import { connect } from '../../../database/connect.ts';
import { emptyTestDatabase } from '../../../database/testing/test-database.ts';
import { createEmailQueueRepository } from './email-queue.repository.ts';

test('servers that start together on an empty database all open the queue', async () => {
  const url = await emptyTestDatabase();
  const connections = Array.from({ length: 4 }, () => connect(url, { onLost: () => {} }));
  const errors: Error[] = [];
  const queues = connections.map(({ db }) =>
    createEmailQueueRepository(db, (error) => void errors.push(error)),
  );
  const opened = await Promise.allSettled(queues.map(({ open }) => open()));
  for (const { close } of queues) await close();
  for (const { close } of connections) await close();
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 'fulfilled'));
  expect(errors).toEqual([]);
});
