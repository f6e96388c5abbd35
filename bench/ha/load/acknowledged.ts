/** Writes that the server acknowledged: none may ever be missing. */
export type Acknowledged = ReturnType<typeof createAcknowledged>;
export type AcknowledgedRecord = { userId: string; revision: number; weightKg: number };

export function createAcknowledged() {
  const records = new Map<string, AcknowledgedRecord>();
  const purchases = new Map<string, string>();
  const times: number[] = [];
  return {
    records,
    purchases,
    times,
    record(id: string, record: AcknowledgedRecord) {
      records.set(id, record);
      times.push(performance.now());
    },
    purchase(checkoutId: string, userId: string) {
      purchases.set(checkoutId, userId);
      times.push(performance.now());
    },
    snapshot: () => ({ records: new Map(records), purchases: new Map(purchases) }),
  };
}
