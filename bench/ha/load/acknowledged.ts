/** What the server said that it stored: nothing of it may ever be missing. */
export type Acknowledged = ReturnType<typeof createAcknowledged>;
export type AcknowledgedRecord = { userId: string; revision: number; weightKg: number };

export function createAcknowledged() {
  const records = new Map<string, AcknowledgedRecord>();
  /** By checkout. */
  const purchases = new Map<string, string>();
  const times: number[] = [];
  return {
    records,
    purchases,
    /** When each write was acknowledged, in order. */
    times,
    record(id: string, record: AcknowledgedRecord) {
      records.set(id, record);
      times.push(performance.now());
    },
    purchase(checkoutId: string, userId: string) {
      purchases.set(checkoutId, userId);
      times.push(performance.now());
    },
    /** As it is now, to compare with a copy made from now on. */
    snapshot: () => ({ records: new Map(records), purchases: new Map(purchases) }),
  };
}
