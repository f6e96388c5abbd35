import { brand } from '@forja/contract/brand';
import { BUILD_ORIGIN } from './build-origin.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageDescription } from './page-description.ts';

export type SharePicture = { file: string; width: number; height: number; alt: string };

export function describePage(
  { path, title, description, shared = { title, description } }: PageDescription,
  picture: SharePicture,
): string[] {
  return [
    metaElement('description', description),
    property('og:title', shared.title),
    property('og:description', shared.description),
    property('og:type', 'website'),
    property('og:locale', 'es_AR'),
    property('og:site_name', brand.name),
    property('og:url', `${BUILD_ORIGIN}${path}`),
    property('og:image', `${BUILD_ORIGIN}/${picture.file}`),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    metaElement('twitter:card', 'summary_large_image'),
  ];
}

const metaElement = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
