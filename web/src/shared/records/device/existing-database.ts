/** Undefined when missing: only pages create or upgrade the database. */
export function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });
}
