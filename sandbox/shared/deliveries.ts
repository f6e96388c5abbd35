export type Message = { url: string; headers: Record<string, string>; body: string };
export type Delivery = {
  id: number;
  topic: string;
  state: 'held' | 'waiting' | 'delivered' | 'failed' | 'lost';
  tries: number;
  /** The answer of the last try; 0 when there was none. */
  status: number | null;
};
export type DeliveryFaults = {
  lost: boolean;
  delayMs: number;
  /** Sent this many times at once. */
  copies: number;
  /** Kept until `release`, in the order that it says. */
  held: boolean;
};

export const NO_DELIVERY_FAULTS: DeliveryFaults = { lost: false, delayMs: 0, copies: 1, held: false };

type Entry = Delivery & { message: Message; dueAt: number };

const PATIENCE_MS = 22_000;
const TICK_MS = 1000;

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Posts messages to the shop: again when it does not take them, and badly when asked to. */
export function createDeliveries({ now, retryMs, mostTries }: { now: () => Date; retryMs: number; mostTries: number }) {
  const entries: Entry[] = [];
  const underWay = new Set<Promise<void>>();
  const ticking = setInterval(() => sendDue(), TICK_MS);
  ticking.unref();

  const post = async (entry: Entry) => {
    entry.tries += 1;
    entry.status = await fetch(entry.message.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...entry.message.headers },
      body: entry.message.body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      async (reply) => {
        await reply.body?.cancel();
        return reply.status;
      },
      () => 0,
    );
    const taken = entry.status >= 200 && entry.status < 300;
    entry.state = taken ? 'delivered' : entry.tries >= mostTries ? 'failed' : 'waiting';
    if (!taken) entry.dueAt = now().getTime() + retryMs;
  };

  const start = (entry: Entry) => {
    // a second tick does not send it again while it is on its way
    entry.dueAt = Infinity;
    const sending = post(entry).finally(() => underWay.delete(sending));
    underWay.add(sending);
  };

  const sendDue = () => {
    const time = now().getTime();
    for (const entry of entries) if (entry.state === 'waiting' && entry.dueAt <= time) start(entry);
  };

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    send(topic: string, message: Message, faults: DeliveryFaults): void {
      for (let copy = 0; copy < faults.copies; copy += 1)
        entries.push({
          id: entries.length + 1,
          topic,
          state: faults.lost ? 'lost' : faults.held ? 'held' : 'waiting',
          tries: 0,
          status: null,
          message,
          dueAt: now().getTime() + faults.delayMs,
        });
      sendDue();
    },
    /** Sends the held ones, in the given order of their numbers, or from the last to the first. */
    async release(order?: readonly number[]): Promise<void> {
      const held = entries.filter(({ state }) => state === 'held');
      const inOrder =
        order === undefined ? held.toReversed() : order.flatMap((id) => held.filter((entry) => entry.id === id));
      for (const entry of inOrder) {
        start(Object.assign(entry, { state: 'waiting' }));
        await settled();
      }
    },
    /** Sends it once more, whatever became of it. */
    async repeat(id: number): Promise<number | null> {
      const entry = entries.find((each) => each.id === id);
      if (entry === undefined) return null;
      start(entry);
      await settled();
      return entry.status;
    },
    /** Everything whose time has come, and what is on its way. */
    async flush(): Promise<void> {
      sendDue();
      await settled();
    },
    list: (): Delivery[] => entries.map(({ message: _message, dueAt: _dueAt, ...delivery }) => delivery),
    async close(): Promise<void> {
      clearInterval(ticking);
      await settled();
    },
  };
}
