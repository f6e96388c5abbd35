/** Undefined when there is none: only a page makes the database, or changes its shape. */
export function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });
}
