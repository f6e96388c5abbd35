import type { FastifyInstance, FastifyRequest } from 'fastify';

type Dependencies = {
  indexed: readonly string[];
  appOrigin: string | undefined;
  isStaging: boolean;
};

export function registerSearchFiles(
  app: FastifyInstance,
  { indexed, appOrigin, isStaging }: Dependencies,
): void {
  const readOrigin = ({ protocol, host }: FastifyRequest) =>
    escapeXml(appOrigin ?? `${protocol}://${host}`);

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const rules = ['User-agent: *', 'Disallow: /api/'];
    const sitemapLines = isStaging ? [] : [`Sitemap: ${readOrigin(request)}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send([...rules, ...sitemapLines, ''].join('\n'));
  });

  if (isStaging) return;
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = readOrigin(request);
    const pages = indexed.map((path) => `  <url><loc>${origin}${escapeXml(path)}</loc></url>`);
    const document = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...pages,
      '</urlset>',
      '',
    ];
    return reply.type('application/xml; charset=utf-8').send(document.join('\n'));
  });
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
