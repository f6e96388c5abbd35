import type { Search } from './statement.ts';

/** Stored public pages: studies may exist elsewhere. */
export const SEARCHED: Search = { on: '2026-11-27', where: 'copias de páginas públicas' };
