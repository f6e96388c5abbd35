import { randomInt, randomUUID } from 'node:crypto';
import type { Measurement } from '../measurement.ts';
import { percentile } from '../percentile.ts';
import { addPeopleWithRecords, personId } from './people-with-records.ts';
import { becomeMember, register, send, withForja } from './running-forja.ts';

const FEW = 100;
/** 10,000 people are 10 million records, some minutes and some gigabytes: `BENCH_PEOPLE=10000` asks for them. */
const MANY = Number(process.env['BENCH_PEOPLE'] ?? 1_000);
/** A little more than what a person writes in three years of weekly measures and workouts. */
const RECORDS_EACH = 1_000;
const SAMPLES = 3_000;
const WARM_UP = 300;
const AT_ONCE = 2;

/** What a write and the first page of changes take as the table grows: at most twice as much, whatever the machine. */
export const recordScale = (): Promise<Measurement[]> =>
  withForja(async ({ port, databaseUrl }) => {
    const like = await register(port, 0);
    await becomeMember(port, like);
    const cookieOf = (person: number) => like.cookie.replace(like.id, personId(person));
    const put = (person: number) =>
      send(
        port,
        'PUT',
        `/api/measures/${randomUUID()}`,
        { revision: 0, mutationId: randomUUID(), value: { takenOn: '2024-03-01', weightKg: 78.4 } },
        cookieOf(person),
      );
    const firstPage = (person: number) => send(port, 'GET', '/api/changes?maxBytes=50000', undefined, cookieOf(person));

    await addPeopleWithRecords(databaseUrl, { like, from: 0, to: FEW, recordsEach: RECORDS_EACH });
    const few = { put: await measure(put, FEW), page: await measure(firstPage, FEW) };
    await addPeopleWithRecords(databaseUrl, { like, from: FEW, to: MANY, recordsEach: RECORDS_EACH });
    const many = { put: await measure(put, MANY), page: await measure(firstPage, MANY) };
    const named = (what: string, people: number) => `${what} with ${people * RECORDS_EACH} records, p99`;
    return [
      { name: named('PUT', FEW), value: few.put, unit: 'ms' },
      { name: named('PUT', MANY), value: many.put, unit: 'ms' },
      { name: named('first page of changes', FEW), value: few.page, unit: 'ms' },
      { name: named('first page of changes', MANY), value: many.page, unit: 'ms' },
      { name: 'PUT with more records', value: many.put / few.put, unit: '×', budget: 'server with more records, p99' },
      {
        name: 'first page of changes with more records',
        value: many.page / few.page,
        unit: '×',
        budget: 'server with more records, p99',
      },
    ];
  });

async function measure(ask: (person: number) => Promise<Response>, people: number): Promise<number> {
  const latencies: number[] = [];
  const some = async (count: number) => {
    for (let sample = 0; sample < count; sample += 1) {
      const person = randomInt(people);
      const startedAt = performance.now();
      await (await ask(person)).arrayBuffer();
      latencies.push(performance.now() - startedAt);
    }
  };
  await some(WARM_UP);
  latencies.length = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, () => some(SAMPLES / AT_ONCE)));
  return percentile(latencies, 0.99);
}
