import type { Compound } from '../compounds/compound.ts';

export const LEGAL_STATUSES = [
  'sport',
  'banned',
  'controlled',
  'unapproved',
  'medicine',
  'free',
] as const;
export type LegalStatus = (typeof LEGAL_STATUSES)[number];

export const LEGAL_STATUS_LABELS: Readonly<Record<LegalStatus, string>> = {
  sport: 'En una lista del antidopaje',
  banned: 'Prohibición de una autoridad',
  controlled: 'Sustancia controlada',
  unapproved: 'Sin aprobación para personas',
  medicine: 'Medicamento',
  free: 'Suplemento o alimento',
};

/** Prefixes of the legal statements, in the words of their sources. */
const WORDS: Readonly<Record<LegalStatus, RegExp>> = {
  sport: /^Deporte: /,
  banned: /prohíbe|prohibid[oa]s? para|alcaloides de efedrina, prohibidos|delito/i,
  controlled: /controlada|lista III/i,
  unapproved:
    /sin aprobación|aprobación (?:rechazada|retirada)|retirad[oa] del mercado|categoría 2 de la FDA/i,
  medicine: /receta|aprobadas para/i,
  free: /como suplemento|Alimento de uso corriente|sin ingesta segura/i,
};

export const legalStatuses = ({
  legal,
  refDose,
}: Pick<Compound, 'legal' | 'refDose'>): LegalStatus[] =>
  LEGAL_STATUSES.filter(
    (status) =>
      legal.some(({ text }) => WORDS[status].test(text)) ||
      // A labelled dose implies a medicine.
      (status === 'medicine' && refDose !== 'none'),
  );
