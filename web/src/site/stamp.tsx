import { Suspense, useState } from 'react';
import '../design/sello.css';
import { SelloFace } from '../design/sello-face.tsx';
import { isFirm, sealLabel } from '../design/source-details.ts';
import { lazyPart } from '../shared/lazy-part.ts';
import type { ExampleFigure } from './example-plan.ts';

const StampSheet = lazyPart(async () => (await import('./stamp-sheet.tsx')).StampSheet);

/** The sello of the landing page: what it opens arrives when somebody opens it. */
export function Stamp({ figure }: { figure: ExampleFigure }) {
  const [open, setOpen] = useState(false);
  const { strength, number } = figure.stamp;
  return (
    <>
      <button
        type="button"
        className={isFirm(strength) ? 'sello f' : 'sello d'}
        aria-label={sealLabel(strength, number)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SelloFace strength={strength} number={number} />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <StampSheet figure={figure} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
