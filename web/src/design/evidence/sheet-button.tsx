import { type ReactNode, use, useId } from 'react';
import { DocumentPartsContext } from '../../shared/pages/document-parts.ts';
import { StaticDialog } from '../overlays/static-dialog.tsx';

/** The sheet that a badge opens in a document. */
export type BadgeSheet = {
  /** Badges of one key open the same content, each under its own title. */
  sheet?: string | undefined;
  /** The texts for a country where the numbers to call of the page are of no use. */
  elsewhere?: { label: string; title: string } | undefined;
};

type SheetButtonProps = BadgeSheet & {
  className: string;
  label: string;
  title: string;
  content: ReactNode;
  /** The face of the button. */
  children: ReactNode;
};

/** A badge in a document: the script opens the sheet that its key names (site-script/sheets.ts). */
export function SheetButton({
  sheet,
  elsewhere,
  className,
  label,
  title,
  content,
  children,
}: SheetButtonProps) {
  const sheets = use(DocumentPartsContext)?.sheets;
  const ownKey = useId();
  const key = `hoja-${sheet ?? ownKey}`;
  // one for all badges: the script puts the title of the one that opens it
  sheets?.set('hoja', <StaticDialog id="hoja-abierta" title={title} side="bottom" />);
  sheets?.set(key, content);
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
