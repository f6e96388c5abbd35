type Reply = { status: number; body: unknown };
type Kept = { body: string; reply: Reply; until: number };

/** What was answered under an idempotency key, to answer it again. */
export function createRepliesByKey({ now, keepMs }: { now: () => Date; keepMs: number }) {
  const kept = new Map<string, Kept>();
  return {
    /** conflict: the key belongs to another request. */
    find(path: string, key: string, body: string): Reply | 'conflict' | undefined {
      const known = kept.get(`${path} ${key}`);
      if (known === undefined || now().getTime() >= known.until) return undefined;
      return known.body === body ? known.reply : 'conflict';
    },
    keep(path: string, key: string, body: string, reply: Reply): void {
      kept.set(`${path} ${key}`, { body, reply: structuredClone(reply), until: now().getTime() + keepMs });
    },
  };
}
