import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { RiskAssessment } from '../risk/risk-assessment.ts';

/** A line without sources states that it is judgement. */
export type CardLine = { text: string; sources: SourceKey[] };

export type CompoundCard = {
  compoundId: string;
  name: string;
  route: string;
  warnings: CardLine[];
  monitoring: CardLine[];
  /** Present only with a verified dose (V); it states that it is no guide. */
  medicalDose?: { text: string; sources: SourceKey[] };
  sources: SourceKey[];
};

export type ChemistryPlan = {
  risk: RiskAssessment;
  emergencySigns: Notice[];
  /** Spanish reason for showing no compounds. */
  refusal?: { text: string; sources: SourceKey[] };
  compounds: CompoundCard[];
  warnings?: Notice[];
};
