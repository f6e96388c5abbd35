import { createContext, type ReactNode } from 'react';
import { useIsDocument } from './document-parts.ts';

/** True inside an island, whose native forms work until their code loads. */
export const DocumentFormContext = createContext(false);

export type IslandProps = {
  name: string;
  /**
   * Draft keys of the tab: a stored draft loads the code at once. When the page closes before the
   * code loads, each field's draft is stored under its key.
   */
  drafts?: Record<string, string | null>;
  /** Loads with the page, because it works before a touch. */
  isEager?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

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
