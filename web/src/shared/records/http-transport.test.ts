import { afterEach, expect, test, vi } from 'vitest';
import { httpTransport } from './http-transport.ts';

const write = {
  collection: 'measures',
  id: '0199-1',
  body: { revision: 1, mutationId: 'm', madeAt: '2026-11-21T10:00:00.000Z', deleted: false, value: { weightKg: 78 } },
};
const version = { revision: 2, deleted: false, value: { weightKg: 79 } };
const conflict = { success: false, code: 'conflict', message: 'x', current: { id: 'a', ...version } };
const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers });

/** The border with the network: what a server may answer, well or badly. */
function answering(reply: () => Response) {
  const fetched = vi.fn<typeof fetch>(async () => reply());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test('a write goes to the address of its record, whole', async () => {
  const fetched = answering(() => json(200, { id: write.id, ...version }));
  expect(await httpTransport.put(write)).toEqual({ kind: 'taken', version });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/measures/0199-1');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', body: JSON.stringify(write.body) });
});

test.each([
  { answer: () => json(409, conflict), outcome: { kind: 'conflict', current: version } },
  { answer: () => json(401, { success: false, code: 'not_signed_in' }), outcome: { kind: 'signed-out' } },
  {
    answer: () => json(429, {}, { 'Retry-After': '30' }),
    outcome: { kind: 'later', isOfEverybody: true, afterMs: 30_000 },
  },
  {
    answer: () => json(503, {}, { 'Retry-After': '5' }),
    outcome: { kind: 'later', isOfEverybody: true, afterMs: 5000 },
  },
  { answer: () => json(500, {}), outcome: { kind: 'later', isOfEverybody: false } },
  { answer: () => new Response('<html>Bienvenido al hotel</html>'), outcome: { kind: 'later', isOfEverybody: true } },
  { answer: () => json(200, { ok: true }), outcome: { kind: 'later', isOfEverybody: true } },
  {
    answer: () => json(400, { success: false, code: 'invalid_input', message: 'Revisá' }),
    outcome: { kind: 'refused', refusal: { status: 400, code: 'invalid_input' } },
  },
  {
    answer: () => json(402, { success: false, code: 'membership_required', message: 'x' }),
    outcome: { kind: 'refused', refusal: { status: 402, code: 'membership_required' } },
  },
  {
    answer: () => json(409, { success: false, code: 'risk_blocks_plan', message: 'x' }),
    outcome: { kind: 'refused', refusal: { status: 409, code: 'risk_blocks_plan' } },
  },
])('an answer of the server becomes $outcome', async ({ answer, outcome }) => {
  answering(answer);
  expect(await httpTransport.put(write)).toMatchObject(outcome);
});

test('no answer at all is for later', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await httpTransport.put(write)).toEqual({ kind: 'later', isOfEverybody: true });
  expect(await httpTransport.pull(undefined)).toEqual({ kind: 'later', isOfEverybody: true });
});

test('changes come from where the last page ended, and what is not a record is left out', async () => {
  const item = { collection: 'measures', id: 'a', updatedAt: '2026-11-21T10:00:00.000Z', ...version };
  const fetched = answering(() => json(200, { items: [item, 'nada', { id: 'b' }], next: 'c2', hasMore: true }));
  expect(await httpTransport.pull('c=1')).toEqual({
    kind: 'page',
    items: [{ collection: 'measures', id: 'a', ...version }],
    next: 'c2',
    hasMore: true,
  });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/changes?since=c%3D1');
});
