/**
 * Runs the work while it holds the lock among the tabs of this browser; a tab that is closed releases its locks. Shared
 * holders run together, and an exclusive one waits for all of them.
 */
export async function withTabLock<T>(
  name: string,
  work: () => Promise<T>,
  mode: LockMode = 'exclusive',
): Promise<T> {
  // An old browser without locks has, at worst, two tabs that send the same write: it has one effect.
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { mode }, work);
}
