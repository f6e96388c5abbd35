import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Dependencies = {
  webDist: string;
  /** What stands in the documents of the build for the address of the site. */
  buildOrigin: string | undefined;
  readOrigin: () => string;
};
type SiteDocument = { etag: string; bodies: Record<Encoding, Buffer> };

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

export type SiteDocuments = ReturnType<typeof createSiteDocuments>;

/**
 * The documents of the build with the address of the site, which readers of shared links need whole and only the server
 * knows. Each is compressed once, when it is first asked for: the copies that the build compressed have no address.
 */
export function createSiteDocuments({ webDist, buildOrigin, readOrigin }: Dependencies) {
  const documents = new Map<string, Promise<SiteDocument | undefined>>();

  async function readDocument(file: string): Promise<string> {
    const text = await readFile(join(webDist, file), 'utf8');
    return buildOrigin === undefined ? text : text.replaceAll(buildOrigin, readOrigin());
  }

  async function prepare(file: string): Promise<SiteDocument | undefined> {
    if (buildOrigin === undefined || !(await readFile(join(webDist, file))).includes(buildOrigin))
      return undefined;
    const content = Buffer.from(await readDocument(file));
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    const hash = createHash('sha256').update(content).digest('base64url');
    return { etag: `W/"${hash.slice(0, 22)}"`, bodies: { br, gzip: zipped } };
  }

  function findDocument(file: string): Promise<SiteDocument | undefined> {
    const prepared = documents.get(file) ?? prepare(file);
    documents.set(file, prepared);
    // A file that could not be read once may be there the next time.
    prepared.catch(() => documents.delete(file));
    return prepared;
  }

  return {
    readDocument,

    /** Undefined when the document has no address in it: the file can be sent as it is. */
    async sendDocument(
      request: FastifyRequest,
      reply: FastifyReply,
      file: string,
    ): Promise<FastifyReply | undefined> {
      const document = await findDocument(file);
      if (!document) return undefined;
      const { etag, bodies } = document;
      reply.header('etag', etag).header('vary', 'accept-encoding');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      reply.type('text/html; charset=utf-8');
      const encoding = ENCODINGS.find((name) => acceptsEncoding(request, name));
      if (!encoding) return reply.send(await readDocument(file));
      return reply.header('content-encoding', encoding).send(bodies[encoding]);
    },
  };
}

const acceptsEncoding = ({ headers }: FastifyRequest, encoding: Encoding): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.replaceAll(' ', '').split(';'))
    .some(([name, quality]) => name === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? ''));
