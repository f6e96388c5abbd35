import { lazy, Suspense, useState } from 'react';
import '../design/sello.css';
import { isFirm, sealLabel } from '../design/source-details.ts';
import type { ExampleFigure, StampedSource } from './example-plan.ts';

const SourceSheet = lazy(() => import('../design/source-sheet.tsx').then(({ SourceSheet: Sheet }) => ({ default: Sheet })));

type StampProps = { source: StampedSource; calculation: ExampleFigure['calculation'] };

/** The sello of the landing page: what it opens arrives when somebody opens it. */
export function Stamp({ source, calculation }: StampProps) {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const { strength, number } = source;
  const { notes, ...details } = calculation;
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className={isFirm(strength) ? 'sello f' : 'sello d'}
        aria-label={sealLabel(strength, number)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <b aria-hidden="true">{strength}</b>
        <i aria-hidden="true">{number}</i>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <SourceSheet
            strength={strength}
            number={number}
            source={{ ...details, citation: source.citation, study: source.study, href: source.href, note: notes.join(' ') }}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
