import { ANCILLARY_HORMONES } from './ancillary-hormones.data.ts';
import { OTHER_INJECTABLES } from './androgens-injectable.data.ts';
import { ORAL_ANDROGENS } from './androgens-oral.data.ts';
import { TESTOSTERONE_ESTERS } from './androgens-testosterone.data.ts';
import type { Compound } from './compound.ts';
import { DIURETICS_AND_BLOOD } from './diuretics-and-blood.data.ts';
import { GROWTH_AND_METABOLIC } from './growth-and-metabolic.data.ts';
import { LEGAL_SUPPLEMENTS } from './legal-supplements.data.ts';
import { RESEARCH_CHEMICALS } from './research-chemicals.data.ts';

const entries = [
  ...TESTOSTERONE_ESTERS,
  ...OTHER_INJECTABLES,
  ...ORAL_ANDROGENS,
  ...ANCILLARY_HORMONES,
  ...GROWTH_AND_METABOLIC,
  ...RESEARCH_CHEMICALS,
  ...DIURETICS_AND_BLOOD,
  ...LEGAL_SUPPLEMENTS,
] as const;

export type CompoundId = (typeof entries)[number]['id'];

/** 48 entries in the order of the evidence dossier. */
export const COMPOUNDS: readonly (Compound & { readonly id: CompoundId })[] = entries;
export const COMPOUND_IDS: readonly CompoundId[] = entries.map(({ id }) => id);

const byId: ReadonlyMap<string, Compound> = new Map(entries.map((entry) => [entry.id, entry]));

/** Undefined for an unknown name. */
export const compoundById = (id: string): Compound | undefined => byId.get(id);
