const DATABASE = 'forja-';
/** The name of the local database of an account, and of the lock that one sender of its writes holds. */
export const databaseName = (userId: string): string => DATABASE + userId;

/** Undefined for a database that is of something else. */
export const accountInDatabase = (name: string): string | undefined =>
  name.startsWith(DATABASE) ? name.slice(DATABASE.length) : undefined;
