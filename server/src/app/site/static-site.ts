import { readdir } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { Contacts } from '@forja/contract/brand';
import { describeOffer, type Prices } from '@forja/contract/payments/document-offer';
import type { Seller } from '@forja/contract/payments/seller';
import { describeSettings } from '@forja/contract/site-settings';
import { findDocumentQuery } from '@forja/contract/document-query';
import { withoutPrivateParameters } from '@forja/contract/http/private-parameters';
import { dayInBuenosAires } from '@forja/domain/calendar/buenos-aires';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowStyle } from '../plugins/security.ts';
import { readInlineHashes } from './content-policy.ts';
import { registerDataFiscal } from './data-fiscal.ts';
import { registerSecurityFile } from './security-file.ts';
import { registerSearchFiles } from './search-files.ts';
import { createSiteDocuments, type DocumentTexts } from './site-documents.ts';
import { APP_DOCUMENT, createChooseDocument, NOT_FOUND_DOCUMENT } from './choose-document.ts';
import { readSiteRoutes } from './site-routes.ts';
import { offerReplacements, settingReplacements } from './site-settings.ts';
import { markStaging } from './staging-mark.ts';

/** Immutable files, named after their content. */
const HASHED = /^(?:assets|share)\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const DOCUMENT_OF_QUERY = /^(.*)\/(\w+=\w+)\.html$/;
/** Documents without an address of their own. */
const SHARED_DOCUMENTS = new Set([APP_DOCUMENT, NOT_FOUND_DOCUMENT]);
const REVALIDATE = 'no-cache';
/** Pages vary by cookie: a session gets another document. */
const VARY = 'accept-encoding, cookie';

export async function registerStaticSite(
  app: FastifyInstance,
  {
    webDist,
    isStaging,
    appOrigin,
    contacts,
    seller,
    payments: { publicOrigin },
    now,
    syncSessionMark,
  }: {
    now: () => Date;
    syncSessionMark: (request: FastifyRequest, reply: FastifyReply) => boolean;
    webDist: string;
    isStaging: boolean;
    appOrigin: string | undefined;
    contacts: Contacts;
    seller: Seller;
    payments: {
      publicOrigin: () => string;
    };
  },
  {
    readPrices,
    readOffer,
  }: {
    readPrices: () => Promise<{ months: number; arsCents: number }>;
    readOffer: () => Promise<Prices>;
  },
): Promise<void> {
  const files = await listFiles(webDist);
  // a server without the web build serves only its API
  if (!files.has(APP_DOCUMENT)) return;
  const routes = await readSiteRoutes(webDist);
  const { styles } = await readInlineHashes(webDist);
  const { isRoute, indexed, findCanonical, buildOrigin } = routes;
  const chooseDocument = createChooseDocument(routes);
  let texts: DocumentTexts | undefined;
  /**
   * Refreshes the texts when a price changes and daily, because the end of a purchase moves each
   * day.
   */
  async function readReplacements(): Promise<DocumentTexts> {
    const [prices, offer] = await Promise.all([readPrices(), readOffer()]);
    const lastDay = dayInBuenosAires(offer.endsAtIfPaidNow);
    const version = JSON.stringify([prices, offer.methods, lastDay]);
    if (texts?.version !== version)
      texts = {
        version,
        replacements: [
          ...(buildOrigin === undefined ? [] : [[buildOrigin, publicOrigin] as const]),
          ...settingReplacements(describeSettings(contacts, prices, seller)),
          ...offerReplacements(describeOffer(offer)),
        ],
      };
    return texts;
  }
  // an invalid text fails at startup instead of at the first visit
  await readReplacements();
  const { readDocument, sendDocument } = createSiteDocuments({
    webDist,
    readReplacements,
  });
  registerDataFiscal(app, seller.dataFiscalUrl);
  registerSecurityFile(app, { publicOrigin, contacts, now });
  if (indexed) registerSearchFiles(app, { indexed, appOrigin, isStaging });
  await app.register(fastifyStatic, {
    root: webDist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  /** Staging marks its pages, so their precompressed copies do not apply. */
  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    options: SendOptions = {},
  ): Promise<FastifyReply> {
    if (!file.endsWith('.html')) return reply.sendFile(file, options);
    reply.header('vary', VARY);
    const styleHash = styles[file];
    if (styleHash !== undefined) allowStyle(reply, styleHash);
    // this header keeps the service worker from caching the app as a page of the site
    if (file === APP_DOCUMENT) reply.header('x-forja-document', 'app');
    if (isStaging)
      return reply.type('text/html; charset=utf-8').send(markStaging(await readDocument(file)));
    return (await sendDocument(request, reply, file)) ? reply : reply.sendFile(file, options);
  }

  // Forms submitted before their script loads get 204, so that the page and its input stay.
  app.route({
    method: 'POST',
    url: '/*',
    schema: { hide: true },
    config: { changesNothing: true },
    async onRequest(request, reply) {
      const page = decodePath(request)?.replace(/(?<=.)\/$/, '');
      const isPage = page !== undefined && !page.startsWith('/api/') && isRoute(page);
      // replies before the body is read
      return isPage ? reply.code(204).send() : reply.callNotFound();
    },
    handler: (_request, reply) => reply.callNotFound(),
  });

  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      const search = readSearch(request);
      const rest = withoutPrivateParameters(search);
      // redirects before any other header, so that the browser caches nothing
      if (rest !== undefined)
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${ownPath(request)}${rest}`, 303);
      const path = decodePath(request);
      const page = path?.replace(/(?<=.)\/$/, '');
      const canonical = page === undefined ? undefined : findCanonical(page);
      if (!isStaging && page !== undefined && indexed && isRoute(page) && canonical === undefined)
        reply.header('x-robots-tag', 'noindex');
      // Canonical links need an absolute URL, which the build does not know.
      if (appOrigin !== undefined && canonical !== undefined)
        reply.header('link', `<${appOrigin}${canonical}>; rel="canonical"`);
      const file = path === undefined ? undefined : findFile(path, files);
      if (file !== undefined)
        return sendFile(
          request,
          reply.header('cache-control', HASHED.test(file) ? IMMUTABLE : REVALIDATE),
          file,
        );
      // clients without a browser's Accept header get the page too
      if (page?.startsWith('/api/')) return reply.callNotFound();
      reply.header('cache-control', REVALIDATE);
      const choice = chooseDocument({
        page,
        search,
        ownDocument: path === undefined ? undefined : findDocument(path, search, files),
        hasSession: syncSessionMark(request, reply),
      });
      if (choice === 'sign_in')
        return reply
          .header('vary', VARY)
          .redirect(`/auth?next=${encodeURIComponent(`${ownPath(request)}${search}`)}`, 303);
      if (choice.isFound) return sendFile(request, reply, choice.file);
      // a 304 would hide the 404
      return sendFile(request, reply.code(404), choice.file, { etag: false, lastModified: false });
    },
  });
}

/** Paths are looked up in this list and never reach the file system. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return new Set(
    files.map((entry) =>
      relative(folder, resolve(entry.parentPath, entry.name)).split(sep).join('/'),
    ),
  );
}

function decodePath({ url }: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

/** `//other.example` would be an open redirect. */
const ownPath = ({ url }: FastifyRequest): string =>
  `/${(url.split('?', 1)[0] ?? '').replace(/^[\\/]+/, '')}`;

const readSearch = ({ url }: FastifyRequest): string => /\?.*$/.exec(url)?.[0] ?? '';

const readName = (path: string): string => path.replace(/^\//, '').replace(/\/$/, '');

function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  const name = readName(path);
  return files.has(name) ? name : undefined;
}

function findDocument(
  path: string,
  search: string,
  files: ReadonlySet<string>,
): string | undefined {
  const name = readName(path);
  const queries = [...files].flatMap((file) => {
    const [, folder, query] = DOCUMENT_OF_QUERY.exec(file) ?? [];
    return query !== undefined && folder === name ? [query] : [];
  });
  const query = findDocumentQuery(search, queries);
  if (query !== undefined) return `${name}/${query}.html`;
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  return candidates.find(
    (candidate) =>
      files.has(candidate) &&
      !DOCUMENT_OF_QUERY.test(candidate) &&
      !SHARED_DOCUMENTS.has(candidate),
  );
}
