import { useState, type ReactNode } from 'react';
import { Sheet } from '../overlays/sheet.tsx';
import { classNames } from '../class-names.ts';
import * as styles from './source-badge.module.css';

export type RuleBadgeProps = {
  /** On the mark: "Regla". */
  face: string;
  /** Read aloud: it begins with the face. */
  label: string;
  /** Of the sheet. Without content the badge is a mark. */
  title: string;
  children?: ReactNode;
};

/** The mark of a figure that no publication gives: its own shape, never a letter of evidence. */
export function RuleBadge({ face, label, title, children }: RuleBadgeProps) {
  const [open, setOpen] = useState(false);
  const className = classNames(styles.root, styles.rule);
  if (!children)
    return (
      <span className={className} role="img" aria-label={label}>
        <b data-cara={face} />
      </span>
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
        <b data-cara={face} />
      </button>
      {open && (
        <Sheet open onClose={() => setOpen(false)} title={title}>
          {children}
        </Sheet>
      )}
    </>
  );
}
