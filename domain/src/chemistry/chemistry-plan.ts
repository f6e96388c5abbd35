import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { RiskAssessment } from '../risk/risk-assessment.ts';

/** A line of a card with its sources; without sources its text says that it is judgement. */
export type CardLine = { text: string; sources: SourceKey[] };

/** A declared compound, shown only when the risk allows it. */
export type CompoundCard = {
  compoundId: string;
  name: string;
  route: string;
  warnings: CardLine[];
  monitoring: CardLine[];
  /** Only where the dossier's REF-DOSE is V: indication, agency and source in one sentence, and that it is no guide. */
  medicalDose?: { text: string; sources: SourceKey[] };
  sources: SourceKey[];
};

/** The plan with compounds. Order on screen: stop signs, risk, what would lower it, check-ups, compounds. */
export type ChemistryPlan = {
  risk: RiskAssessment;
  emergencySigns: Notice[];
  /** Why there are no compounds, in Spanish, or undefined when cards are shown. */
  refusal?: { text: string; sources: SourceKey[] };
  compounds: CompoundCard[];
  /** Warnings for everyone: purpose, market, young age, how to stop. */
  warnings?: Notice[];
};
