const DATABASE = 'forja-';
/** Names the local database of an account and its sender's lock. */
export const databaseName = (userId: string): string => DATABASE + userId;

/** Undefined for any other database. */
export const accountInDatabase = (name: string): string | undefined =>
  name.startsWith(DATABASE) ? name.slice(DATABASE.length) : undefined;

/** False in a browser that cannot list databases. */
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
