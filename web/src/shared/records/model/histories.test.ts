import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  fetchThroughModel,
  type Parser,
  parseInMemory,
  startHttpParser,
} from './faulty-network.fixture.ts';
import { runHistory } from './history.fixture.ts';

/** `HISTORIES=20000 npx vitest run --project @forja/web histories` runs many more. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 500);
const GROUPS = 10;
/** Of each group, the share that goes through a socket and the HTTP parser of the platform. */
const THROUGH_SOCKET = 8;

let parseFromSocket: Parser;
let stop = () => {};

beforeAll(async () => {
  ({ parse: parseFromSocket, stop } = await startHttpParser(globalThis.fetch));
});
beforeEach(() => void vi.stubGlobal('fetch', fetchThroughModel));
afterAll(() => stop());

test.each(Array.from({ length: GROUPS }, (_, group) => group))(
  'devices, tabs and people lose nothing, repeat nothing and end the same (histories %#)',
  { timeout: 60_000 + HISTORIES * 60 },
  async (group) => {
    const had = { effects: 0, conflicts: 0 };
    for (let seed = group; seed < HISTORIES; seed += GROUPS) {
      const parser =
        Math.floor(seed / GROUPS) % THROUGH_SOCKET === 0 ? parseFromSocket : parseInMemory;
      const { violations, log, effects, conflicts } = await runHistory(seed, { parser });
      expect(violations, `seed ${seed}:\n${log.join('\n')}`).toEqual([]);
      had.effects += effects;
      had.conflicts += conflicts;
    }
    // A test of conflicts that had none would show nothing.
    expect(had.effects).toBeGreaterThan(2 * (HISTORIES / GROUPS));
    expect(had.conflicts).toBeGreaterThan(HISTORIES / GROUPS / 50);
  },
);
