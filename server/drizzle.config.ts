import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes the SQL, a person reviews it and `migrate.ts` applies it. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './migrations',
});
