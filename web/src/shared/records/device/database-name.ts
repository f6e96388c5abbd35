const DATABASE = 'forja-';
/** The name of the local database of an account, and of the lock that one sender of its writes holds. */
export const databaseName = (userId: string): string => DATABASE + userId;

/** Undefined for a database that is of something else. */
export const accountInDatabase = (name: string): string | undefined =>
  name.startsWith(DATABASE) ? name.slice(DATABASE.length) : undefined;

/** Whether this device has records of an account that is not this one. A browser that cannot tell has none to offer. */
export async function hasOtherDatabases(signedIn: string | undefined): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name = '' }) => {
      const id = accountInDatabase(name);
      return id !== undefined && id !== signedIn;
    });
  } catch {
    return false;
  }
}
