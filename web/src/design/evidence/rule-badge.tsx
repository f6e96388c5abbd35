import { useState, type ReactNode } from 'react';
import { useIsDocument } from '../../shared/pages/document-parts.ts';
import { Sheet } from '../overlays/sheet.tsx';
import { classNames } from '../class-names.ts';
import { type BadgeSheet, SheetButton } from './sheet-button.tsx';
import * as styles from './source-badge.module.css';

export type RuleBadgeProps = BadgeSheet & {
  face: string;
  /** The accessible name, which must begin with the face. */
  label: string;
  title: string;
  children?: ReactNode;
};

/** The mark of a figure without a publication has its own shape, never a letter of evidence. */
export function RuleBadge({ face, children, ...badge }: RuleBadgeProps) {
  const { label, title, elsewhere } = badge;
  const isDocument = useIsDocument();
  const [open, setOpen] = useState(false);
  const className = classNames(styles.root, styles.rule);
  const mark = <b data-cara={face} />;
  if (!children)
    return (
      <span className={className} role="img" aria-label={label} data-other-label={elsewhere?.label}>
        {mark}
      </span>
    );
  if (isDocument)
    return (
      <SheetButton {...badge} className={className} content={children}>
        {mark}
      </SheetButton>
    );
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {mark}
      </button>
      {open && (
        <Sheet open onClose={() => setOpen(false)} title={title}>
          {children}
        </Sheet>
      )}
    </>
  );
}
