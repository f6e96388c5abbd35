import { createContext, type ReactNode, useContext } from 'react';
import { DocumentPartsContext } from './document-parts.ts';

/** Whether this is the form of a document, which works by itself until its code takes it over. */
export const DocumentFormContext = createContext(false);

export type IslandProps = {
  /** Its module in `site/islands`. */
  name: string;
  /**
   * What the tab keeps of it: with one of these keys the code comes without waiting for a touch. A key is written with the
   * field that it names, or with all of them where it names none, when the page is left before its code came.
   */
  drafts?: Record<string, string | null>;
  /** The code comes with the page: it has something to do before a person touches it. */
  isEager?: boolean;
  /** How its parts stand under each other. */
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a document that the app takes over when somebody touches it. In the app it is what is inside. */
export function Island({ name, drafts, isEager = false, className, children }: IslandProps) {
  if (useContext(DocumentPartsContext) === undefined) return children;
  return (
    <div
      className={className}
      data-island={name}
      data-drafts={drafts && JSON.stringify(drafts)}
      data-eager={isEager ? '' : undefined}
    >
      <DocumentFormContext value>{children}</DocumentFormContext>
    </div>
  );
}
