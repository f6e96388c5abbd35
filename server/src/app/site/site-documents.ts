import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Dependencies = {
  webDist: string;
  readReplacements: () => Promise<DocumentTexts>;
};
type Replacement = readonly [placeholder: string, readText: () => string];
export type DocumentTexts = { version: string; replacements: readonly Replacement[] };
type SiteDocument = { etag: string; bodies: Record<Encoding, Buffer> };

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

export type SiteDocuments = ReturnType<typeof createSiteDocuments>;

/**
 * Fills the built documents with the origin, prices and contacts, and compresses each once per
 * price.
 */
export function createSiteDocuments({ webDist, readReplacements }: Dependencies) {
  const documents = new Map<string, Promise<SiteDocument | undefined>>();
  let preparedVersion: string | undefined;

  async function readDocument(file: string): Promise<string> {
    const [text, { replacements }] = await Promise.all([
      readFile(join(webDist, file), 'utf8'),
      readReplacements(),
    ]);
    return replacements.reduce((document, [placeholder, readText]) => {
      const rest = readText() === '' ? removeElements(document, placeholder) : document;
      return rest.replaceAll(placeholder, () => readText());
    }, text);
  }

  async function prepare(file: string): Promise<SiteDocument | undefined> {
    const html = await readFile(join(webDist, file));
    const { replacements } = await readReplacements();
    if (!replacements.some(([placeholder]) => html.includes(placeholder))) return undefined;
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

  async function findDocument(file: string): Promise<SiteDocument | undefined> {
    const { version } = await readReplacements();
    if (version !== preparedVersion) documents.clear();
    preparedVersion = version;
    const prepared = documents.get(file) ?? prepare(file);
    documents.set(file, prepared);
    prepared.catch(() => documents.delete(file));
    return prepared;
  }

  return {
    readDocument,

    /** Returns whether it replied. A reply is thenable, so returning it would await it. */
    async sendDocument(
      request: FastifyRequest,
      reply: FastifyReply,
      file: string,
    ): Promise<boolean> {
      const document = await findDocument(file);
      if (!document) return false;
      const { etag, bodies } = document;
      // a 304 would hide the 404
      if (reply.statusCode !== 404) {
        reply.header('etag', etag);
        if (request.headers['if-none-match']?.includes(etag)) {
          reply.code(304).send();
          return true;
        }
      }
      reply.type('text/html; charset=utf-8');
      const encoding = ENCODINGS.find((name) => acceptsEncoding(request, name));
      if (encoding) reply.header('content-encoding', encoding).send(bodies[encoding]);
      else reply.send(await readDocument(file));
      return true;
    },
  };
}

function removeElements(document: string, placeholder: string): string {
  const textOnly = new RegExp(`<(\\w+)(?:\\s[^<>]*)?>${placeholder}</\\1>`, 'g');
  const rest = document.replaceAll(textOnly, '');
  const start = new RegExp(`<(\\w+)\\s(?:[^<>]*\\s)?[\\w-]+="${placeholder}"[^<>]*>`).exec(rest);
  if (!start) return rest;
  const [opening, tag = ''] = start;
  const before = rest.slice(0, start.index);
  return removeElements(
    before + skipElement(rest.slice(start.index + opening.length), tag),
    placeholder,
  );
}

function skipElement(content: string, tag: string): string {
  let depth = 1;
  for (const { 0: text, index } of content.matchAll(
    new RegExp(`</?${tag}(?=[\\s>])[^<>]*>`, 'g'),
  )) {
    depth += text.startsWith('</') ? -1 : 1;
    if (depth === 0) return content.slice(index + text.length);
  }
  throw new Error(`a <${tag}> of a document has no end`);
}

const acceptsEncoding = ({ headers }: FastifyRequest, encoding: Encoding): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.replaceAll(' ', '').split(';'))
    .some(([name, quality]) => name === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? ''));
