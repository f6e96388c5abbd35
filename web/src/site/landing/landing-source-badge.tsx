import { Suspense, useState } from 'react';
import { SourceBadgeFace } from '../../design/evidence/source-badge-face.tsx';
import { isFirm, sourceBadgeLabel } from '../../design/evidence/source-details.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import type { ExampleFigure } from './example-plan.ts';
import { classNames } from '../../design/class-names.ts';
import * as sourceBadgeStyles from '../../design/evidence/source-badge.module.css';

const LandingSourceSheet = lazyPart(
  async () => (await import('./landing-source-sheet.tsx')).LandingSourceSheet,
);

/** The source badge of the landing page: what it opens arrives when somebody opens it. */
export function LandingSourceBadge({ figure }: { figure: ExampleFigure }) {
  const [open, setOpen] = useState(false);
  const { strength, number } = figure.source;
  return (
    <>
      <button
        type="button"
        className={
          isFirm(strength)
            ? classNames(sourceBadgeStyles.root, sourceBadgeStyles.firm)
            : classNames(sourceBadgeStyles.root, sourceBadgeStyles.weak)
        }
        aria-label={sourceBadgeLabel(strength, number)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SourceBadgeFace strength={strength} number={number} />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <LandingSourceSheet figure={figure} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
