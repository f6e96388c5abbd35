import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes the SQL, a person reads it, `migrate.ts` applies it. Run from the server folder. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './migrations',
});
