import.meta.glob('../src/**/*.css', { eager: true });
import './head.ts';
import { findParts } from './document-parts.ts';

// What the build puts in the script of each document.
Object.assign(globalThis, { DOCUMENT_PARTS: findParts(document.body.innerHTML) });
await import('./site-script.ts');
