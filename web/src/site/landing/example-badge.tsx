import { SourceBadge } from '../../design/evidence/source-badge.tsx';
import { exampleCalculations } from './example-calculations.data.ts';
import type { ExampleFigure } from './example-plan.ts';

export function ExampleBadge({ figure }: { figure: ExampleFigure }) {
  const calculation = exampleCalculations[figure.calculation];
  if (!calculation) return null;
  const { notes, ...details } = calculation;
  const { strength, number, href } = figure.source;
  return (
    <SourceBadge
      strength={strength}
      number={number}
      sheet={`${figure.calculation}`}
      source={{ ...details, href, note: notes.join(' ') }}
    />
  );
}
