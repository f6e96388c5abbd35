const DATABASE = 'forja-';
export const databaseName = (userId: string): string => DATABASE + userId;

export const accountInDatabase = (name: string): string | undefined =>
  name.startsWith(DATABASE) ? name.slice(DATABASE.length) : undefined;

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
