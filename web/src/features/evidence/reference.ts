import type { Strength } from '../../design/evidence/source-details.ts';

/** A publication as the page of sources shows it. */
export type ReferenceSource = {
  key: string;
  strength: Strength;
  /** "Mifflin y cols., 1990." */
  who: string;
  title: string;
  journal: string;
  study: string;
  href?: string;
  /** What it stands behind, and what it only guides. */
  supports: readonly string[];
  guides: readonly string[];
};

export type SourceGroup = { id: string; title: string; sources: readonly ReferenceSource[] };

/** A calculation of the engine, with the formula that the engine evaluates. */
export type ReferenceRule = {
  id: string;
  title: string;
  unit: string;
  basis: string;
  formula: readonly string[];
  note: string;
  sources: readonly { key: string; label: string }[];
};

export type RuleGroup = { id: string; title: string; rules: readonly ReferenceRule[] };
