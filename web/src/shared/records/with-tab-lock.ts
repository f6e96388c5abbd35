/** Runs the work while no other tab of this account runs its own; a tab that is closed lets the next one in. */
export function aloneOn(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  // An old browser without locks has, at worst, two tabs that send the same write: it has one effect.
  if (!navigator.locks) return (work) => work();
  return async (work) => navigator.locks.request(name, work);
}
