import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import '../src/design/tokens.css';
import '../src/design/base.css';
import { type DocumentParts, DocumentPartsContext } from '../src/shared/pages/document-parts.ts';

export function showDocument(page: ReactNode): void {
  const parts: DocumentParts = { sheets: new Map() };
  const markup = renderToStaticMarkup(
    <DocumentPartsContext value={parts}>{page}</DocumentPartsContext>,
  );
  const sheets = [...parts.sheets].map(
    ([id, content]) => `<template id="${id}">${renderToStaticMarkup(content)}</template>`,
  );
  document.body.innerHTML = markup + sheets.join('');
}
