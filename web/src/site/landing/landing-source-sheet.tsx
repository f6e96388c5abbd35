import { SourceSheet } from '../../design/evidence/source-sheet.tsx';
import { exampleCalculations } from './example-calculations.data.ts';
import type { ExampleFigure } from './example-plan.ts';

type LandingSourceSheetProps = { figure: ExampleFigure; onClose: () => void };

/** How a figure of the example was computed, and who answers for it. */
export function LandingSourceSheet({ figure, onClose }: LandingSourceSheetProps) {
  const calculation = exampleCalculations[figure.calculation];
  if (!calculation) return null;
  const { notes, ...details } = calculation;
  const { strength, number, href } = figure.source;
  return (
    <SourceSheet
      strength={strength}
      number={number}
      source={{ ...details, href, note: notes.join(' ') }}
      anchor={null}
      onClose={onClose}
    />
  );
}
