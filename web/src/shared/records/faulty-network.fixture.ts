import type { ModelServer } from './model-server.fixture.ts';
import type { SentWrite } from './sent-write.ts';
import type { Failure, PushOutcome, Transport } from './sync-outcome.ts';

export type Dice = { chance: () => number; under: (limit: number) => number };

/** The same numbers for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const chance = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { chance, under: (limit) => Math.floor(chance() * limit) };
}

const UNREACHABLE: Failure = { kind: 'later' };
const INTERNAL: Failure = { kind: 'later', isOurs: true };
const TOO_MANY: Failure = { kind: 'later', afterMs: 30_000 };

const FAULTS = [
  'drop the request',
  'drop the answer',
  'twice',
  'again much later',
  'late',
  '401',
  '429',
  '500 before',
  '500 after',
  'the tab closes before',
  'the tab closes after',
] as const;

/** Everything that happens between a phone and a server. `faults` is the share of calls that something happens to. */
export function faultyNetwork(server: ModelServer, dice: Dice) {
  const wandering: SentWrite[] = [];
  const network = { faults: 0 };

  async function through<Reply>(arrive: () => Reply, onTheWay: () => void): Promise<Reply | Failure> {
    // Of two calls made at once, any may arrive first.
    for (let hops = dice.under(5); hops > 0; hops -= 1) await Promise.resolve();
    if (dice.chance() >= network.faults) return arrive();
    const never = new Promise<Reply>(() => {});
    const fault = FAULTS[dice.under(FAULTS.length)];
    switch (fault) {
      case 'drop the request':
        return UNREACHABLE;
      case 'drop the answer':
        arrive();
        return UNREACHABLE;
      case 'twice':
        arrive();
        return arrive();
      case 'again much later':
        onTheWay();
        return arrive();
      case 'late':
        onTheWay();
        return UNREACHABLE;
      case '401':
        return { kind: 'signed-out' };
      case '429':
        return TOO_MANY;
      case '500 before':
        return INTERNAL;
      case '500 after':
        arrive();
        return INTERNAL;
      case 'the tab closes before':
        return never;
      case 'the tab closes after':
        arrive();
        return never;
      case undefined:
      default:
        throw new Error('the die has more faces than there are faults');
    }
  }

  const transport: Transport = {
    push: (writes) =>
      through<PushOutcome>(
        () => ({
          kind: 'sent',
          outcomes: writes.map((write) => server.put(structuredClone(write))),
          advance: undefined,
        }),
        () => wandering.push(...structuredClone(writes)),
      ),
    pull: ({ since }) =>
      through(
        () => server.pull(since),
        () => undefined,
      ),
  };
  return {
    transport,
    /** What was lost on the way arrives, in any order. */
    deliverWandering(): void {
      while (wandering.length > 0) {
        const [write] = wandering.splice(dice.under(wandering.length), 1);
        if (write) server.put(write);
      }
    },
    setFaults: (share: number) => (network.faults = share),
  };
}
