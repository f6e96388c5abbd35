import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildSecurityHeaders, STRICT_POLICY, type DeploymentMode } from '../plugins/security.ts';
import { markStaging } from '../site/staging-mark.ts';

/** Disables every external call of Scalar. The policy below would block them anyway. */
const SETTINGS = {
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  proxyUrl: '',
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forja API</title>
</head>
<body>
<script id="api-reference" data-url="/api/openapi.json" data-configuration="${JSON.stringify(SETTINGS).replaceAll('"', '&quot;')}"></script>
<script src="/api/docs/scalar.js"></script>
</body>
</html>
`;

/** Scalar inlines its style sheet, so styles are allowed inline and scripts are not. */
const POLICY = { ...STRICT_POLICY, 'style-src': ["'self'", "'unsafe-inline'"] };

export async function registerApiDocsPage(
  app: FastifyInstance,
  settings: DeploymentMode,
): Promise<void> {
  const headers = await buildSecurityHeaders(settings, POLICY);
  const page = settings.isStaging ? markStaging(PAGE) : PAGE;
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers(headers)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  );

  let bundle: ReturnType<typeof loadScalarBundle> | undefined;
  app.get('/api/docs/scalar.js', { schema: { hide: true } }, async (request, reply) => {
    const { plain, zipped } = await (bundle ??= loadScalarBundle());
    const acceptsGzip = String(request.headers['accept-encoding'] ?? '').includes('gzip');
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'private, max-age=86400')
      .header('vary', 'accept-encoding');
    return acceptsGzip ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(plain);
  });
}

/** Loads lazily: the bundle costs 40 MB of memory. */
async function loadScalarBundle(): Promise<{ plain: Buffer; zipped: Buffer }> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const temporaryApp = Fastify();
  await temporaryApp.register(reference, {
    routePrefix: '/reference',
    configuration: { url: '/api/openapi.json' },
  });
  const { rawPayload: plain } = await temporaryApp.inject('/reference/js/scalar.js');
  await temporaryApp.close();
  return { plain, zipped: await promisify(gzip)(plain) };
}
