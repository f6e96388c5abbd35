export type Message = { url: string; signHeaders: Record<string, string>; body: string };
export type Delivery = {
  id: number;
  topic: string;
  state: 'held' | 'waiting' | 'delivered' | 'failed' | 'lost';
  tries: number;
  /** Answer of the last try; 0 without an answer. */
  status: number | null;
};
export type DeliveryFaults = {
  isLost: boolean;
  delayMs: number;
  /** Number of simultaneous copies. */
  copies: number;
  /** Held until `release`. */
  isHeld: boolean;
};

export const NO_DELIVERY_FAULTS: DeliveryFaults = {
  isLost: false,
  delayMs: 0,
  copies: 1,
  isHeld: false,
};

type Entry = Delivery & { message: Message; dueAt: number };

const TIMEOUT_MS = 22_000;
const TICK_MS = 1000;

type DeliverySettings = { now: () => Date; retryMs: number; maxTries: number };
export type Deliveries = ReturnType<typeof createDeliveries>;

/** Posts messages to the shop with retries and injected faults. */
export function createDeliveries({ now, retryMs, maxTries }: DeliverySettings) {
  const entries: Entry[] = [];
  const underWay = new Set<Promise<void>>();
  const ticking = setInterval(() => sendDue(), TICK_MS);
  ticking.unref();

  const post = async (entry: Entry) => {
    entry.tries += 1;
    entry.status = await postMessage(entry.message);
    const isAccepted = entry.status >= 200 && entry.status < 300;
    entry.state = isAccepted ? 'delivered' : entry.tries >= maxTries ? 'failed' : 'waiting';
    if (!isAccepted) entry.dueAt = now().getTime() + retryMs;
  };

  const startPost = (entry: Entry) => {
    // a second tick must not resend it while it is in flight
    entry.dueAt = Infinity;
    const posting = post(entry).finally(() => underWay.delete(posting));
    underWay.add(posting);
  };

  const sendDue = () => {
    const time = now().getTime();
    for (const entry of entries)
      if (entry.state === 'waiting' && entry.dueAt <= time) startPost(entry);
  };

  const waitForPosts = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    send(topic: string, message: Message, faults: DeliveryFaults): void {
      for (let copy = 0; copy < faults.copies; copy += 1)
        entries.push({
          id: entries.length + 1,
          topic,
          state: faults.isLost ? 'lost' : faults.isHeld ? 'held' : 'waiting',
          tries: 0,
          status: null,
          message,
          dueAt: now().getTime() + faults.delayMs,
        });
      sendDue();
    },
    /** Sends held messages in the given order of ids, or newest first. */
    async release(order?: readonly number[]): Promise<void> {
      for (const entry of selectHeldEntries(entries, order)) {
        startPost(Object.assign(entry, { state: 'waiting' }));
        await waitForPosts();
      }
    },
    /** Resends whatever its state. */
    async repeat(id: number): Promise<number | null> {
      const entry = entries.find((each) => each.id === id);
      if (entry === undefined) return null;
      startPost(entry);
      await waitForPosts();
      return entry.status;
    },
    /** Sends due messages and awaits those in flight. */
    async flush(): Promise<void> {
      sendDue();
      await waitForPosts();
    },
    list: (): Delivery[] =>
      entries.map(({ message: _message, dueAt: _dueAt, ...delivery }) => delivery),
    async close(): Promise<void> {
      clearInterval(ticking);
      await waitForPosts();
    },
  };
}

/** Answer status; 0 without an answer. */
const postMessage = ({ url, signHeaders, body }: Message): Promise<number> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signHeaders },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.status;
    },
    () => 0,
  );

function selectHeldEntries(
  entries: readonly Entry[],
  order: readonly number[] | undefined,
): Entry[] {
  const heldEntries = entries.filter(({ state }) => state === 'held');
  return order === undefined
    ? heldEntries.toReversed()
    : order.flatMap((id) => heldEntries.filter((entry) => entry.id === id));
}
