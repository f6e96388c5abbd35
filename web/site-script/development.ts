import.meta.glob('../src/**/*.css', { eager: true });
import './head.ts';
import { findParts } from './script-parts.ts';

// The constants that the build writes into the script of each document.
Object.assign(globalThis, { SCRIPT_PARTS: findParts(document.body.innerHTML) });
await import('./site-script.ts');
