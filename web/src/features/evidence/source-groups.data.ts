import type { SourceGroup } from './reference.ts';

/** Injected by the build (prerender/reference/reference-texts.ts). */
declare const REFERENCE_SOURCES: readonly SourceGroup[];

export const SOURCE_GROUPS: readonly SourceGroup[] = REFERENCE_SOURCES;
