import { createContext, type ReactNode, use } from 'react';

export type DocumentParts = { sheets: Map<string, ReactNode> };

export const DocumentPartsContext = createContext<DocumentParts | undefined>(undefined);

export const useIsDocument = (): boolean => use(DocumentPartsContext) !== undefined;
