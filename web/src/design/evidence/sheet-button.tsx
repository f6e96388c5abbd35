import { type ReactNode, useId } from 'react';
import type { DocumentParts } from '../../shared/pages/document-parts.ts';
import { StaticDialog } from '../overlays/static-dialog.tsx';

/** What a badge opens inside a document. */
export type BadgeSheet = {
  /** Badges of one key open the same content, each under its own title. */
  sheet?: string | undefined;
  /** What is said instead where the numbers to call of the page are of no use. */
  elsewhere?: { label: string; title: string } | undefined;
};

type SheetButtonProps = BadgeSheet & {
  parts: DocumentParts;
  className: string;
  label: string;
  title: string;
  /** Of the sheet. */
  content: ReactNode;
  /** Of the button. */
  children: ReactNode;
};

/** A badge in a document: the script opens the sheet that its key names (site-script/sheets.ts). */
export function SheetButton({
  parts,
  sheet,
  elsewhere,
  className,
  label,
  title,
  content,
  children,
}: SheetButtonProps) {
  const ownKey = useId();
  const key = `hoja-${sheet ?? ownKey}`;
  // of all badges: the script puts the title of the one that opens it
  parts.sheets.set('hoja', <StaticDialog id="hoja-abierta" title={title} side="bottom" />);
  parts.sheets.set(key, content);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded="false"
      data-sheet={key}
      data-title={title}
      data-other-label={elsewhere?.label}
      data-other-title={elsewhere?.title}
    >
      {children}
    </button>
  );
}
