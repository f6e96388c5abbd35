import type { ReactNode } from 'react';
import { evidenceMessages } from './evidence.messages.ts';

/** How firm the evidence is. */
export type Strength = 'A' | 'B' | 'C' | 'D';

export const strengthWords: Record<Strength, string> = evidenceMessages.strengths;

/** A and B are stamped solid, C and D hollow. */
export const isFirm = (strength: Strength): boolean => strength === 'A' || strength === 'B';

/** "Fuente 1, evidencia A: metaanálisis o guía" */
export const sourceBadgeLabel = (strength: Strength, number: number): string =>
  evidenceMessages.badge(strength, strengthWords[strength], number);

/** Everything behind one number. */
export type SourceDetails = {
  /** What the number is: "Energía en reposo". */
  title: string;
  /** What it is, in a sentence. */
  lead?: string | undefined;
  /** The formula, a line each. */
  formula?: readonly string[] | undefined;
  /** This person's values. */
  values?: readonly { label: string; value: string }[] | undefined;
  result?: { label: string; value: string } | undefined;
  citation: ReactNode;
  /** What the study was: "Metaanálisis de 49 ensayos, 1.863 personas". */
  study?: ReactNode;
  href?: string | undefined;
  /** Its entry in the page of sources. */
  entry?: string | undefined;
  note?: ReactNode;
};
