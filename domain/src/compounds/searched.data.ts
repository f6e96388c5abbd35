import type { Search } from './statement.ts';

/** The search behind each "no encontramos": stored public pages, so what it did not find may exist elsewhere. */
export const SEARCHED: Search = { on: '2026-11-27', where: 'copias de páginas públicas' };
