import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import type { Measurement } from '../measuring/measurement.ts';
import { becomeMember, register, send, withForja } from './running-forja.ts';

const WRITES = 1_000;

export const recordLoad = (): Promise<Measurement[]> =>
  withForja(async ({ port }) => {
    const person = await register(port, 0);
    await becomeMember(port, person);
    const { cookie } = person;
    const writes = Array.from({ length: WRITES }, (_, index) => ({
      path: `/api/measures/${randomUUID()}`,
      body: {
        revision: 0,
        mutationId: randomUUID(),
        value: {
          takenOn: new Date(Date.UTC(2023, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
          weightKg: 80 + (index % 50) / 10,
          waistCm: 84.5,
        },
      },
    }));

    const startedAt = performance.now();
    for (const { path, body } of writes) await send(port, 'PUT', path, body, cookie);
    const pushedAt = performance.now();
    const received = await pull(port, cookie);
    const receivedAt = performance.now();
    if (received !== WRITES) throw new Error(`${received} of ${WRITES} came`);
    return [
      { name: `${WRITES} writes one by one`, value: (pushedAt - startedAt) / 1000, unit: 's' },
      { name: `another device reads those ${WRITES}`, value: receivedAt - pushedAt, unit: 'ms' },
    ];
  });

async function pull(port: number, cookie: string): Promise<number> {
  let count = 0;
  let address = '/api/changes';
  for (;;) {
    const reply = await send(port, 'GET', address, undefined, cookie);
    // the body follows the contract
    const { items, next, hasMore } = (await reply.json()) as {
      items: unknown[];
      next: string;
      hasMore: boolean;
    };
    count += items.length;
    if (!hasMore) return count;
    address = `/api/changes?since=${next}`;
  }
}
