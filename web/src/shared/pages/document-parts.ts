import { createContext, type ReactNode, use } from 'react';

export type DocumentParts = { sheets: Map<string, ReactNode> };

/** Undefined in the app and in an island. */
export const DocumentPartsContext = createContext<DocumentParts | undefined>(undefined);

export const useIsDocument = (): boolean => use(DocumentPartsContext) !== undefined;
