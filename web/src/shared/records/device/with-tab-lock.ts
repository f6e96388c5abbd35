/** A closed tab releases the lock. Shared holders run together. */
export async function withTabLock<T>(
  name: string,
  work: () => Promise<T>,
  mode: LockMode = 'exclusive',
): Promise<T> {
  // Browsers without locks may send a write twice, which has one effect.
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { mode }, work);
}
