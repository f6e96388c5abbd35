import type { OfflineReport } from '../src/pwa/worker/offline-report.ts';
import { findAnswer, type Site } from './find-answer.ts';

/** A screen that the app promises, and the files of its code. Made at build. */
export type Screen = { path: string; files: readonly string[] };

type OpenScreensInput = {
  site: Site;
  screens: readonly Screen[];
  /** Every file of this build. */
  all: readonly string[];
  /** What the device has of an address, whole; undefined when it does not. */
  readCached: (url: string) => Promise<ArrayBuffer | undefined>;
};

/** Opens each screen as a visit without signal would: its document, what that asks for, and the code of the page. */
export async function openScreens({
  site,
  screens,
  all,
  readCached,
}: OpenScreensInput): Promise<OfflineReport> {
  const contents = new Map<string, ArrayBuffer>();
  for (const url of all) {
    const content = await readCached(url);
    if (content && content.byteLength > 0) contents.set(url, content);
  }
  const findMissing = (urls: Iterable<string>) =>
    [...new Set(urls)].filter((url) => !contents.has(url));
  return {
    screens: screens.map(({ path, files }) => {
      const document = findDocument(path, site);
      const content = document === undefined ? undefined : contents.get(document);
      return {
        path,
        missing: findMissing([document ?? path, ...(content ? findAssets(content) : []), ...files]),
      };
    }),
    missing: findMissing(all),
  };
}

function findDocument(path: string, site: Site): string | undefined {
  const answer = findAnswer({ pathname: path, search: '' }, site);
  return answer?.from === 'cache' ? answer.url : undefined;
}

/** The scripts and styles that a document asks for by itself. */
export const findAssets = (content: ArrayBuffer): string[] =>
  new TextDecoder().decode(content).match(/\/assets\/[^"\s]+\.(?:js|css)/g) ?? [];
