import type { Compound } from '../compounds/compound.ts';

export const ADMINISTRATION_ROUTES = ['oral', 'injectable'] as const;
export type AdministrationRoute = (typeof ADMINISTRATION_ROUTES)[number];

const WORDS: Readonly<Record<AdministrationRoute, RegExp>> = {
  oral: /\boral\b/,
  injectable: /\binyectable\b/,
};

/** Some compounds have both routes. */
export const administrationRoutes = ({ route }: Pick<Compound, 'route'>): AdministrationRoute[] =>
  ADMINISTRATION_ROUTES.filter((each) => WORDS[each].test(route));
