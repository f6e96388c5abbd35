import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { SharePicture } from '../head/describe-page.ts';
import type { PageDescription } from '../head/page-description.ts';
import { drawPicture, PICTURE } from './draw-picture.ts';

export async function writePictures(
  dist: string,
  pages: readonly PageDescription[],
): Promise<ReadonlyMap<string, SharePicture>> {
  const pictures = await Promise.all(
    pages.map(async (page) => {
      const picture = describePicture(page);
      const image = await renderAsync(picture.svg, { font: { loadSystemFonts: false } });
      const file = join(dist, picture.file);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image.asPng());
      return [page.path, picture] as const;
    }),
  );
  return new Map(pictures);
}

export function describePicture({
  path,
  title,
  description,
  shared = { title, description },
  entry,
}: PageDescription): SharePicture & { svg: string } {
  const svg = drawPicture({ ...shared, tab: entry?.list.title });
  const name = path.slice(1).replaceAll('/', '-') || 'inicio';
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 7);
  return {
    svg,
    file: `share/${name}-${hash}.png`,
    ...PICTURE,
    alt: `${shared.title}. ${shared.description}`,
  };
}
