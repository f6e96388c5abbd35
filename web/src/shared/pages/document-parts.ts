import { createContext, type ReactNode, use } from 'react';

/** The sheets that the script of a document opens, collected while the build writes it. */
export type DocumentParts = { sheets: Map<string, ReactNode> };

/** Undefined in the app and in an island. */
export const DocumentPartsContext = createContext<DocumentParts | undefined>(undefined);

/** True while the build writes a document of the site. */
export const useIsDocument = (): boolean => use(DocumentPartsContext) !== undefined;
