import.meta.glob('../src/**/*.css', { eager: true });
import './head.ts';
import { findParts } from './script-parts.ts';

Object.assign(globalThis, { SCRIPT_PARTS: findParts(document.body.innerHTML) });
await import('./site-script.ts');
