import type { OfflineReport } from '../src/pwa/worker/offline-report.ts';
import { SHELL } from './find-answer.ts';
import { findAssets } from './kept-files.ts';

export type Screen = { path: string; files: readonly string[] };

type OpenScreensInput = {
  screens: readonly Screen[];
  all: readonly string[];
  readCached: (url: string) => Promise<ArrayBuffer | undefined>;
};

export async function openScreens({
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
  const shell = contents.get(SHELL);
  const frame = [SHELL, ...(shell ? findAssets(new TextDecoder().decode(shell)) : [])];
  return {
    screens: screens.map(({ path, files }) => ({
      path,
      missing: findMissing([...frame, ...files]),
    })),
    missing: findMissing(all),
  };
}
