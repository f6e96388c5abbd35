import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged } from './acknowledged.ts';
import type { Caller, ResendingClient } from './resending-client.ts';

/** Between two requests of one person. */
const THINK_MS = 120;
/** An account may start 30 checkouts in 15 minutes. */
const BETWEEN_PURCHASES_MS = 15_000;
const BATCH = 3;

export type LoadPerson = Caller & { id: string };
type Load = { client: ResendingClient; acknowledged: Acknowledged; people: readonly LoadPerson[] };
type WriteOutcome = { outcome: string; id: string; revision: number };

/** People who write without end: new records, changed ones, batches as devices send them, and purchases. */
export function startWriteLoad(load: Load) {
  const life = { isOver: false };
  const working = load.people.flatMap((person) => [
    keepWriting(load, person, life),
    keepBuying(load, person, life),
  ]);
  return {
    /** Ends when what was sent has its answer. */
    async stop(): Promise<void> {
      life.isOver = true;
      await Promise.all(working);
    },
  };
}

type Life = { isOver: boolean };

async function keepWriting(load: Load, person: LoadPerson, life: Life): Promise<void> {
  let last: { id: string; revision: number } | undefined;
  for (let turn = 0; !life.isOver; turn += 1) {
    if (turn % 5 === 4) await writeBatch(load, person);
    else if (turn % 3 === 2 && last) last = await put(load, person, last);
    else last = await put(load, person, { id: randomUUID(), revision: 0 });
    await pause(THINK_MS * (0.5 + Math.random()));
  }
}

async function put(
  { client, acknowledged }: Load,
  person: LoadPerson,
  { id, revision }: { id: string; revision: number },
): Promise<{ id: string; revision: number } | undefined> {
  const value = aMeasure();
  const write = { revision, mutationId: randomUUID(), value };
  const reply = await client.send('PUT', `/api/measures/${id}`, write, person);
  if (!reply) return undefined;
  const stored = (await reply.json()) as { revision: number }; // the contract of the endpoint
  acknowledged.record(id, {
    userId: person.id,
    revision: stored.revision,
    weightKg: value.weightKg,
  });
  return { id, revision: stored.revision };
}

async function writeBatch({ client, acknowledged }: Load, person: LoadPerson): Promise<void> {
  const writes = Array.from({ length: BATCH }, () => ({
    collection: 'measures',
    id: randomUUID(),
    mutationId: randomUUID(),
    revision: 0,
    value: aMeasure(),
  }));
  const reply = await client.send('POST', '/api/changes', { writes }, person);
  if (!reply) return;
  const { results } = (await reply.json()) as { results: WriteOutcome[] }; // the contract of the endpoint
  for (const [index, { outcome, id, revision }] of results.entries()) {
    const weightKg = writes[index]?.value.weightKg ?? Number.NaN;
    if (outcome === 'stored') acknowledged.record(id, { userId: person.id, revision, weightKg });
  }
}

async function keepBuying(load: Load, person: LoadPerson, life: Life): Promise<void> {
  await pause(Math.random() * BETWEEN_PURCHASES_MS);
  while (!life.isOver) {
    await buy(load, person);
    const nextPurchaseAt = performance.now() + BETWEEN_PURCHASES_MS;
    while (!life.isOver && performance.now() < nextPurchaseAt) await pause(200);
  }
}

/** Pays at the simulated processor; each step may be sent more than once and has one effect. */
export async function buy(
  { client, acknowledged }: Pick<Load, 'client' | 'acknowledged'>,
  person: LoadPerson,
): Promise<void> {
  const checkout = { clientKey: randomUUID(), processor: 'simulation' };
  const started = await client.send('POST', '/api/checkouts', checkout, person);
  if (!started) return;
  const { id, redirectUrl } = (await started.json()) as { id: string; redirectUrl: string }; // the contract of the endpoint
  const page = new URL(redirectUrl).pathname;
  if (!(await client.send('POST', page, { action: 'approve' }, person))) return;
  const claim = { processor: 'simulation', paymentId: `direct_${id}` };
  if (await client.send('POST', '/api/activate-membership-direct', claim, person))
    acknowledged.purchase(id, person.id);
}

/** Few repeat a weight, so that a value that was lost is seen. */
const aMeasure = () => ({
  takenOn: '2026-03-01',
  weightKg: 40 + Math.floor(Math.random() * 2_000) / 10,
});
