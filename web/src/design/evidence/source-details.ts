import type { ReactNode } from 'react';
import { evidenceMessages } from './evidence.messages.ts';

export type Strength = 'A' | 'B' | 'C' | 'D';

export const strengthWords: Record<Strength, string> = evidenceMessages.strengths;

/** A and B are drawn solid, C and D hollow. */
export const isFirm = (strength: Strength): boolean => strength === 'A' || strength === 'B';

/** "Fuente 1, evidencia A: metaanálisis o guía" */
export const sourceBadgeLabel = (strength: Strength, number: number): string =>
  evidenceMessages.badge(strength, strengthWords[strength], number);

export type SourceDetails = {
  /** "Energía en reposo" */
  title: string;
  lead?: string | undefined;
  formula?: readonly string[] | undefined;
  values?: readonly { label: string; value: string }[] | undefined;
  result?: { label: string; value: string } | undefined;
  citation: ReactNode;
  /** "Metaanálisis de 49 ensayos, 1.863 personas" */
  study?: ReactNode;
  href?: string | undefined;
  entry?: string | undefined;
  note?: ReactNode;
};
