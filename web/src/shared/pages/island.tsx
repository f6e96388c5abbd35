import { createContext, type ReactNode } from 'react';
import { useIsDocument } from './document-parts.ts';

/** True inside an island of a document, whose forms work by themselves until their code takes them over. */
export const DocumentFormContext = createContext(false);

export type IslandProps = {
  /** Its module in `site/islands`. */
  name: string;
  /**
   * Keys of the tab: with one of them the code comes without waiting for a touch. A key is written with the field that it
   * names, or with all of them where it names none, when the page is left before its code came.
   */
  drafts?: Record<string, string | null>;
  /** The code comes with the page: it has something to do before a person touches it. */
  isEager?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a document whose code comes when somebody touches it. In the app it is only its content. */
export function Island({ name, drafts, isEager = false, className, children }: IslandProps) {
  if (!useIsDocument()) return children;
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
