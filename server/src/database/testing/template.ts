/** The migrated database that the workers of the tests clone. */
export const TEMPLATE = 'forja_template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}
