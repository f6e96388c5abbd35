import { randomInt, randomUUID } from 'node:crypto';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';
import { addPeopleWithRecords, personId } from './people-with-records.ts';
import { becomeMember, register, send, withForja } from './running-forja.ts';

const FEW = 100;
/** Default of a million records; `BENCH_PEOPLE=10000` makes 10 million, in minutes and gigabytes. */
const MANY = Number(process.env['BENCH_PEOPLE'] ?? 1_000);
const RECORDS_EACH = 1_000;
const SAMPLES = 3_000;
const WARM_UP = 300;
const AT_ONCE = 2;

/** Write and first-page latency as the table grows: at most twice as much on any machine. */
export const recordScale = (): Promise<Measurement[]> =>
  withForja(async ({ port, databaseUrl }) => {
    const member = await register(port, 0);
    await becomeMember(port, member);
    const getCookie = (person: number) => member.cookie.replace(member.id, personId(person));
    const put = (person: number) =>
      send(
        port,
        'PUT',
        `/api/measures/${randomUUID()}`,
        { revision: 0, mutationId: randomUUID(), value: { takenOn: '2024-03-01', weightKg: 78.4 } },
        getCookie(person),
      );
    const firstPage = (person: number) =>
      send(port, 'GET', '/api/changes?maxBytes=50000', undefined, getCookie(person));

    await addPeopleWithRecords(databaseUrl, {
      member,
      from: 0,
      to: FEW,
      recordsEach: RECORDS_EACH,
    });
    const fewRecords = { put: await measure(put, FEW), page: await measure(firstPage, FEW) };
    await addPeopleWithRecords(databaseUrl, {
      member,
      from: FEW,
      to: MANY,
      recordsEach: RECORDS_EACH,
    });
    const manyRecords = { put: await measure(put, MANY), page: await measure(firstPage, MANY) };
    const label = (what: string, people: number) =>
      `${what} with ${people * RECORDS_EACH} records, p99`;
    return [
      { name: label('PUT', FEW), value: fewRecords.put, unit: 'ms' },
      { name: label('PUT', MANY), value: manyRecords.put, unit: 'ms' },
      { name: label('first page of changes', FEW), value: fewRecords.page, unit: 'ms' },
      { name: label('first page of changes', MANY), value: manyRecords.page, unit: 'ms' },
      {
        name: 'PUT with more records',
        value: manyRecords.put / fewRecords.put,
        unit: '×',
        budget: 'server with more records, p99',
      },
      {
        name: 'first page of changes with more records',
        value: manyRecords.page / fewRecords.page,
        unit: '×',
        budget: 'server with more records, p99',
      },
    ];
  });

async function measure(
  sendRequest: (person: number) => Promise<Response>,
  people: number,
): Promise<number> {
  const latencies: number[] = [];
  const sample = async (count: number) => {
    for (let sample = 0; sample < count; sample += 1) {
      const person = randomInt(people);
      const startedAt = performance.now();
      await (await sendRequest(person)).arrayBuffer();
      latencies.push(performance.now() - startedAt);
    }
  };
  await sample(WARM_UP);
  latencies.length = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, () => sample(SAMPLES / AT_ONCE)));
  return percentile(latencies, 0.99);
}
