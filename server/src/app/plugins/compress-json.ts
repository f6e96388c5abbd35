import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller replies save less than the headers weigh. */
const THRESHOLD_BYTES = 1024;
/** Synchronous compression below this size takes under a millisecond. */
const SYNC_BYTES = 16 * 1024;
/** Window of 256 KB, about one page of changes; each reply in flight holds one. */
const WINDOW_BITS = 18;

export async function compressJson(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) route.compress = false;
  });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    syncThreshold: SYNC_BYTES,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    },
  });
}
