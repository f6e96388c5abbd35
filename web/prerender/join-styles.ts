import { createHash } from 'node:crypto';
import type { PageAssets } from './page-assets.ts';

export type JoinedStyles = {
  /** The name of the one file, after its content, and that content; absent where the page had one already. */
  joined?: { file: string; content: string };
  assets: PageAssets;
};

/** One style sheet instead of several: each one more would come before the first paint. */
export function joinStyles(assets: PageAssets, readFile: (file: string) => string): JoinedStyles {
  if (assets.styles.length < 2) return { assets };
  const content = assets.styles.map((file) => readFile(file)).join('');
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 7);
  const file = `assets/page-${hash}.css`;
  return {
    joined: { file, content },
    assets: { ...assets, styles: [file], joinedStyles: assets.styles },
  };
}
