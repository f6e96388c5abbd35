import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  fetchThroughModel,
  type Parser,
  parseInMemory,
  startHttpParser,
} from './faulty-network.fixture.ts';
import { runHistory } from './history.fixture.ts';

const THROUGH_SOCKET = 8;

let parseFromSocket: Parser;
let stop = () => {};

beforeAll(async () => {
  ({ parse: parseFromSocket, stop } = await startHttpParser(globalThis.fetch));
});
beforeEach(() => void vi.stubGlobal('fetch', fetchThroughModel));
afterAll(() => stop());

/** Seeds do not shrink, because a smaller one is another history. */
const anyHistory = fc.noBias(fc.noShrink(fc.nat()));
const had = { effects: 0, conflicts: 0 };

test(
  'devices, tabs and people lose nothing, repeat nothing and converge',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (seed) => {
        const parser = seed % THROUGH_SOCKET === 0 ? parseFromSocket : parseInMemory;
        const { violations, log, effects, conflicts } = await runHistory(seed, { parser });
        expect(violations, log.join('\n')).toEqual([]);
        had.effects += effects;
        had.conflicts += conflicts;
      }),
    );
    // Checks that conflicts did occur.
    expect(had.effects).toBeGreaterThan(2 * cases());
    expect(had.conflicts).toBeGreaterThan(cases() / 50);
  },
);
