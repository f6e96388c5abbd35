import type { Strength } from '../../design/evidence/source-details.ts';

export type ReferenceSource = {
  key: string;
  strength: Strength;
  /** "Mifflin y cols., 1990." */
  who: string;
  title: string;
  journal: string;
  study: string;
  href?: string;
  /** Claims that the source supports, and those that it only guides. */
  supports: readonly string[];
  guides: readonly string[];
};

export type SourceGroup = { id: string; title: string; sources: readonly ReferenceSource[] };

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
