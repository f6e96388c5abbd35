export const TEMPLATE = 'forja_template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}
