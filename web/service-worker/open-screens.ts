import type { OfflineReport } from '../src/pwa/worker/offline-report.ts';
import { answerFor, type Site } from './answer-for.ts';

/** A screen that the app promises, and the files of its code. Made at build. */
export type Screen = { path: string; files: readonly string[] };

type Kept = {
  site: Site;
  screens: readonly Screen[];
  /** Every file of this build. */
  all: readonly string[];
  /** What the device has of an address, whole; undefined when it does not. */
  read: (url: string) => Promise<ArrayBuffer | undefined>;
};

/** Opens each screen as a visit without signal would: its document, what that asks for, and the code of the page. */
export async function openScreens({ site, screens, all, read }: Kept): Promise<OfflineReport> {
  const known = new Map<string, ArrayBuffer>();
  for (const url of all) {
    const content = await read(url);
    if (content && content.byteLength > 0) known.set(url, content);
  }
  const lacks = (urls: Iterable<string>) => [...new Set(urls)].filter((url) => !known.has(url));
  return {
    screens: screens.map(({ path, files }) => {
      const document = documentOf(path, site);
      const content = document === undefined ? undefined : known.get(document);
      return { path, missing: lacks([document ?? path, ...(content ? askedBy(content) : []), ...files]) };
    }),
    missing: lacks(all),
  };
}

function documentOf(path: string, site: Site): string | undefined {
  const answer = answerFor(path, site);
  return answer?.from === 'cache' ? answer.url : undefined;
}

/** The scripts and styles that a document asks for by itself. */
const askedBy = (content: ArrayBuffer): string[] =>
  [...new TextDecoder().decode(content).matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].flatMap(
    ([, url]) => url ?? [],
  );
