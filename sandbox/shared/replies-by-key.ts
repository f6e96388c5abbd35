export type ApiReply = { status: number; body: unknown };
type StoredReply = { body: string; reply: ApiReply; expiresAt: number };

export function createRepliesByKey({ now, ttlMs }: { now: () => Date; ttlMs: number }) {
  const storedReplies = new Map<string, StoredReply>();
  return {
    /** Conflict means that the key belongs to another request. */
    find(path: string, key: string, body: string): ApiReply | 'conflict' | undefined {
      const storedReply = storedReplies.get(`${path} ${key}`);
      if (storedReply === undefined || now().getTime() >= storedReply.expiresAt) return undefined;
      return storedReply.body === body ? storedReply.reply : 'conflict';
    },
    save(path: string, key: string, body: string, reply: ApiReply): void {
      storedReplies.set(`${path} ${key}`, {
        body,
        reply: structuredClone(reply),
        expiresAt: now().getTime() + ttlMs,
      });
    },
  };
}
