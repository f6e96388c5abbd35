import { createContext, type ReactNode } from 'react';
import { useIsDocument } from './document-parts.ts';

export const DocumentFormContext = createContext(false);

export type IslandProps = {
  name: string;
  /**
   * Draft keys: a stored draft loads the code at once, and leaving early stores each field under
   * its key.
   */
  drafts?: Record<string, string | null>;
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
