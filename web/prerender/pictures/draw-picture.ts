import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureMessages } from './picture.messages.ts';
import { balanceText, fitText, measureText, outlineText, readFont } from './set-text.ts';

export const PICTURE = { width: 1200, height: 630 } as const;
export type PictureText = { tab?: string | undefined; title: string; description: string };

const WEB = join(import.meta.dirname, '../..');
const FONTS = join(WEB, 'public/fonts');
const slab = readFont(join(FONTS, 'hepta-slab-800.woff2'));
const reading = readFont(join(FONTS, 'archivo-forja.woff2'));
const logo = readFileSync(join(WEB, 'public/marca/forja-logo-claro.svg'), 'utf8');
const colours = readColours(readFileSync(join(WEB, 'src/design/tokens.css'), 'utf8'));

const MARGIN = 64;
const CARD = { x: MARGIN, y: 104, width: PICTURE.width - 2 * MARGIN, bottom: 452 };
const INSET = 44;
const TAB = { height: 56, size: 26, inset: 28, slant: 24 };
const STRIPE = { y: 496, height: 12 };
const TITLE = { sizes: [76, 68, 60, 52, 46], width: CARD.width - 2 * INSET, mostLines: 2 };
const DESCRIPTION = { sizes: [34, 31, 28], width: CARD.width - 2 * INSET, mostLines: 3 };
const LOGO = { x: MARGIN, y: 534, width: 190, height: 66 };
const CLAIM_SIZE = 32;

export function drawPicture({ tab = pictureMessages.tab, title, description }: PictureText) {
  const { width, height } = PICTURE;
  const base = STRIPE.y + STRIPE.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    fill('pared', `<rect width="${width}" height="${height}"/>`),
    fill('zocalo', `<rect y="${base}" width="${width}" height="${height - base}"/>`),
    fill('guarda', `<rect y="${STRIPE.y}" width="${width}" height="${STRIPE.height}"/>`),
    drawTab(tab),
    drawCard(),
    drawText(title, description),
    drawPlates(),
    logo.replace(
      '<svg ',
      `<svg x="${LOGO.x}" y="${LOGO.y}" width="${LOGO.width}" height="${LOGO.height}" `,
    ),
    drawClaim(title),
    '</svg>',
  ].join('');
}

function drawClaim(title: string): string {
  const { claim } = pictureMessages;
  if (title === claim) return '';
  const x = PICTURE.width - MARGIN - measureText(slab, claim, CLAIM_SIZE);
  return fill('sobre-zocalo', outlineText(slab, claim, { x, y: LOGO.y + 44, size: CLAIM_SIZE }));
}

function drawTab(tab: string): string {
  const { height, size, inset, slant } = TAB;
  const end = CARD.x + measureText(reading, tab, size) + 2 * inset;
  const top = CARD.y - height;
  return [
    fill('tinta', `<path d="M${CARD.x} ${top}H${end}L${end + slant} ${CARD.y}H${CARD.x}Z"/>`),
    fill('ficha', outlineText(reading, tab, { x: CARD.x + inset, y: CARD.y - 19, size })),
  ].join('');
}

function drawCard(): string {
  const { x, y, width, bottom } = CARD;
  return [
    fill('linea', `<rect x="${x}" y="${y}" width="${width}" height="${bottom - y}" rx="4"/>`),
    fill(
      'ficha',
      `<rect x="${x + 2}" y="${y}" width="${width - 4}" height="${bottom - y - 2}" rx="4"/>`,
    ),
    fill('tinta', `<rect x="${x}" y="${y}" width="${width}" height="8"/>`),
  ].join('');
}

function drawText(title: string, description: string): string {
  const heading = balanceText(slab, title, fitText(slab, title, TITLE));
  const text = fitText(reading, description, DESCRIPTION);
  const headingLine = heading.size * 1.1;
  const textLine = text.size * 1.35;
  const room = CARD.bottom - CARD.y - 8;
  const used = heading.lines.length * headingLine + 20 + text.lines.length * textLine;
  const top = CARD.y + 8 + (room - used) / 2;
  const x = CARD.x + INSET;
  const afterHeading = top + heading.lines.length * headingLine + 20;
  return [
    ...heading.lines.map((line, index) =>
      fill(
        'tinta',
        outlineText(slab, line, {
          x,
          y: top + (index + 0.8) * headingLine,
          size: heading.size,
        }),
      ),
    ),
    ...text.lines.map((line, index) =>
      fill(
        'tinta-2',
        outlineText(reading, line, {
          x,
          y: afterHeading + (index + 0.75) * textLine,
          size: text.size,
        }),
      ),
    ),
  ].join('');
}

function drawPlates(): string {
  const middle = STRIPE.y + STRIPE.height / 2;
  const plates = [
    { x: 1144, width: 14, height: 84 },
    { x: 1161, width: 11, height: 66 },
    { x: 1175, width: 8, height: 42 },
  ];
  return fill(
    'guarda',
    plates
      .map(
        ({ x, width, height }) =>
          `<rect x="${x}" y="${middle - height / 2}" width="${width}" height="${height}" rx="2"/>`,
      )
      .join(''),
  );
}

function fill(token: string, shapes: string): string {
  const colour = colours.get(token);
  if (!colour) throw new Error(`the design has no colour "${token}"`);
  return `<g fill="${colour}">${shapes}</g>`;
}

function readColours(css: string): ReadonlyMap<string, string> {
  const block = /^:root \{(.*?)^\}/ms.exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
