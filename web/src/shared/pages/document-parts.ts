import { createContext, type ReactNode } from 'react';
/** What a document of the site opens by its script: collected while the build writes it. Undefined in the app. */
export type DocumentParts = { sheets: Map<string, ReactNode> };
export const DocumentPartsContext = createContext<DocumentParts | undefined>(undefined);
