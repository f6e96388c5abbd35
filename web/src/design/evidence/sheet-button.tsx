import { type ReactNode, use, useId } from 'react';
import { DocumentPartsContext } from '../../shared/pages/document-parts.ts';
import { StaticDialog } from '../overlays/static-dialog.tsx';

export type BadgeSheet = {
  /** Badges with one key share the content, each under its own title. */
  sheet?: string | undefined;
  /** Texts for a country where the page's emergency numbers do not work. */
  elsewhere?: { label: string; title: string } | undefined;
};

type SheetButtonProps = BadgeSheet & {
  className: string;
  label: string;
  title: string;
  content: ReactNode;
  children: ReactNode;
};

/** The document's script opens the sheet of its key (site-script/sheets.ts). */
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
  // shared by all badges: the script sets the title
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
