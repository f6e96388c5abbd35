import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import { useIsDocument } from '../../shared/pages/document-parts.ts';
import { classNames } from '../class-names.ts';
import { type BadgeSheet, SheetButton } from './sheet-button.tsx';
import { SourceBadgeFace } from './source-badge-face.tsx';
import { isFirm, sourceBadgeLabel, type SourceDetails, type Strength } from './source-details.ts';
import { SourceContent } from './source-content.tsx';
import { SourceSheet } from './source-sheet.tsx';
import { useMediaQuery } from '../layout/use-media-query.ts';
import * as styles from './source-badge.module.css';

export type SourceBadgeProps = BadgeSheet & {
  strength: Strength;
  number: number;
  /** A badge without a source is a plain mark, as in the list of sources. */
  source?: SourceDetails | (() => SourceDetails) | undefined;
  children?: ReactNode;
  label?: string | undefined;
};

const loadPopover = () =>
  import('./source-popover.tsx').then(
    ({ SourcePopover }) => SourcePopover,
    // The popover's code may fail to load offline: falls back to the sheet.
    () => SourceSheet,
  );
const SourcePopover = lazyPart(loadPopover);

export function SourceBadge({ label, source, sheet, elsewhere, ...rest }: SourceBadgeProps) {
  const isDocument = useIsDocument();
  const { strength, number } = rest;
  const name = label ?? sourceBadgeLabel(strength, number);
  const className = classNames(styles.root, isFirm(strength) ? styles.firm : styles.weak);
  const face = <SourceBadgeFace strength={strength} number={number} />;
  if (!source)
    return (
      <span className={className} role="img" aria-label={name}>
        {face}
      </span>
    );
  if (!isDocument) return <AppBadge {...rest} source={source} name={name} className={className} />;
  const details = typeof source === 'function' ? source() : source;
  return (
    <SheetButton
      sheet={sheet}
      elsewhere={elsewhere}
      className={className}
      label={name}
      title={details.title}
      content={<SourceContent {...rest} source={details} />}
    >
      {face}
    </SheetButton>
  );
}

type AppBadgeProps = Pick<SourceBadgeProps, 'strength' | 'number' | 'children'> & {
  source: SourceDetails | (() => SourceDetails);
  name: string;
  className: string;
};

function AppBadge({ strength, number, source, name, className, children }: AppBadgeProps) {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const wide = useMediaQuery('(min-width: 768px)');
  const Panel = wide ? SourcePopover : SourceSheet;
  const prepare = wide ? () => void loadPopover() : undefined;
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className={className}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
      >
        <SourceBadgeFace strength={strength} number={number} />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Panel
            strength={strength}
            number={number}
            source={typeof source === 'function' ? source() : source}
            anchor={anchor}
            onClose={() => setOpen(false)}
          >
            {children}
          </Panel>
        </Suspense>
      ) : null}
    </>
  );
}
