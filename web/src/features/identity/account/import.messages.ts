import type { ImportReport } from '@forja/contract/account-data';

type Outcome = keyof ImportReport['counts'];

/** What happens with each plan of a file: before, after, and of one alone. */
export const OUTCOME_TEXTS: Record<Outcome, { would: string; did: string; one: string }> = {
  new: { would: 'Se suman tal cual', did: 'Sumados tal cual', one: 'se suma tal cual.' },
  remade: {
    would: 'Se suman, calculados con las reglas de hoy',
    did: 'Sumados, calculados con las reglas de hoy',
    one: 'se suma.',
  },
  already_here: { would: 'Ya los tenés: quedan como están', did: 'Ya los tenías', one: 'ya lo tenés.' },
  refused: { would: 'Quedan afuera por tu seguridad', did: 'Quedaron afuera por tu seguridad', one: 'queda afuera.' },
  unreadable: { would: 'No se entienden', did: 'No se entendieron', one: 'queda afuera.' },
  needs_membership: {
    would: 'Necesitan una membresía activa',
    did: 'Quedaron afuera: necesitan una membresía activa',
    one: 'queda afuera.',
  },
};
