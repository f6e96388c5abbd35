import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged } from './acknowledged.ts';
import type { Caller, ResendingClient } from './resending-client.ts';

const THINK_MS = 120;
/** Rate limit: 30 checkouts per account in 15 minutes. */
const BETWEEN_PURCHASES_MS = 15_000;
const BATCH = 3;

export type LoadPerson = Caller & { id: string };
type Load = { client: ResendingClient; acknowledged: Acknowledged; people: readonly LoadPerson[] };
type WriteOutcome = { outcome: string; id: string; revision: number };

export function startWriteLoad(load: Load) {
  const state = { isStopped: false };
  const working = load.people.flatMap((person) => [
    keepWriting(load, person, state),
    keepBuying(load, person, state),
  ]);
  return {
    async stop(): Promise<void> {
      state.isStopped = true;
      await Promise.all(working);
    },
  };
}

type LoadState = { isStopped: boolean };

async function keepWriting(load: Load, person: LoadPerson, state: LoadState): Promise<void> {
  let last: { id: string; revision: number } | undefined;
  for (let turn = 0; !state.isStopped; turn += 1) {
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
  const stored = (await reply.json()) as { revision: number }; // follows the contract
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
  const { results } = (await reply.json()) as { results: WriteOutcome[] }; // follows the contract
  for (const [index, { outcome, id, revision }] of results.entries()) {
    const weightKg = writes[index]?.value.weightKg ?? Number.NaN;
    if (outcome === 'stored') acknowledged.record(id, { userId: person.id, revision, weightKg });
  }
}

async function keepBuying(load: Load, person: LoadPerson, state: LoadState): Promise<void> {
  await pause(Math.random() * BETWEEN_PURCHASES_MS);
  while (!state.isStopped) {
    await buy(load, person);
    const nextPurchaseAt = performance.now() + BETWEEN_PURCHASES_MS;
    while (!state.isStopped && performance.now() < nextPurchaseAt) await pause(200);
  }
}

/** Pays at the simulated processor; every step is idempotent. */
export async function buy(
  { client, acknowledged }: Pick<Load, 'client' | 'acknowledged'>,
  person: LoadPerson,
): Promise<void> {
  const checkout = { clientKey: randomUUID(), processor: 'simulation' };
  const started = await client.send('POST', '/api/checkouts', checkout, person);
  if (!started) return;
  const { id, redirectUrl } = (await started.json()) as { id: string; redirectUrl: string }; // follows the contract
  const page = new URL(redirectUrl).pathname;
  if (!(await client.send('POST', page, { action: 'approve' }, person))) return;
  const claim = { processor: 'simulation', paymentId: `direct_${id}` };
  if (await client.send('POST', '/api/activate-membership-direct', claim, person))
    acknowledged.purchase(id, person.id);
}

/** Weights rarely repeat, so that a lost value shows. */
const aMeasure = () => ({
  takenOn: '2026-03-01',
  weightKg: 40 + Math.floor(Math.random() * 2_000) / 10,
});
