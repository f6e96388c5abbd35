import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this the headers of a reply weigh as much as what is spared. */
const THRESHOLD_BYTES = 1024;
/** Compressed in one call, in less than a millisecond; what weighs more goes to the threads of zlib. */
const SYNC_BYTES = 16 * 1024;
/** 256 KB of window: a page of changes is not much longer, and each reply on its way holds one. */
const WINDOW_BITS = 18;

/** The JSON of the API travels compressed. The files of the web were compressed when it was built. */
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
