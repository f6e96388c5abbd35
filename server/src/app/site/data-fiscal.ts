import { pathOfModules } from '@forja/domain/qr/qr-path';
import type { FastifyInstance } from 'fastify';
import createQrCode from 'qrcode-generator';

/** Quiet zone in modules, which cameras need. */
const MARGIN = 4;
const ADDRESS = '/data-fiscal.svg';

/**
 * QR code of the seller's page at the tax authority, drawn here so that no third party tracks
 * visitors.
 */
export function registerDataFiscal(app: FastifyInstance, url: string | undefined): void {
  if (url === undefined) return;
  const picture = drawQrCode(url);
  app.get(ADDRESS, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('image/svg+xml; charset=utf-8').send(picture),
  );
}

function drawQrCode(text: string): string {
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const path = pathOfModules(size, (row, column) => code.isDark(row, column));
  const side = size + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}"><path fill="#fff" d="M${-MARGIN} ${-MARGIN}h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
}
