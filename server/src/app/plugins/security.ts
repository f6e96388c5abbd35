import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

const SELF = ["'self'"];
const NONE = ["'none'"];
const YEAR_SECONDS = 31_536_000;

export type DeploymentMode = { isProduction: boolean; isStaging: boolean };
/** What a page may load, by kind. */
type ContentPolicy = Record<string, string[]>;

/** Everything from this address and nothing inline: a script that someone slips in does not run. A script of our own build is let in by its hash. */
export const STRICT_POLICY: ContentPolicy = {
  'default-src': SELF,
  'script-src': SELF,
  'script-src-attr': NONE,
  'style-src': SELF,
  'font-src': SELF,
  'img-src': ["'self'", 'data:'],
  'connect-src': SELF,
  'worker-src': SELF,
  'manifest-src': SELF,
  'form-action': SELF,
  'frame-ancestors': NONE,
  'frame-src': NONE,
  'base-uri': NONE,
  'object-src': NONE,
};

/** The reader of barcodes is WebAssembly, and the policy of a worker is that of its own file: no page may compile any. */
const WASM_WORKER = /^\/assets\/barcode\.worker-[\w-]+\.js$/;

const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The same for every answer, so they are worked out once and not at each request. */
export async function buildSecurityHeaders(
  { isProduction, isStaging }: DeploymentMode,
  policy: ContentPolicy = STRICT_POLICY,
) {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: isProduction && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    // addresses carry codes and plan ids: no request tells from which one it comes, not even ours
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  probe.get('/', async (_request, reply) => reply.getHeaders());
  const helmetHeaders = (await probe.inject('/')).json<Record<string, string>>();
  await probe.close();
  return {
    ...helmetHeaders,
    // The camera reads barcodes.
    'permissions-policy': ['camera=(self)', ...DISABLED_FEATURES.map((name) => `${name}=()`)].join(
      ', ',
    ),
    // nobody should arrive from a search at a place where nothing is true
    ...(isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
  };
}

/** Adds the hash of the style sheet inside a document to the policy of that answer alone. */
export function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", (directive) => `${directive} '${hash}'`),
  );
}

/** `scriptHashes` are those of what the build wrote inside its documents. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  settings: DeploymentMode,
  scriptHashes: readonly string[],
): Promise<void> {
  const headers = await buildSecurityHeaders(settings, {
    ...STRICT_POLICY,
    'script-src': [...SELF, ...scriptHashes.map((hash) => `'${hash}'`)],
  });
  const wasmHeaders = await buildSecurityHeaders(settings, {
    ...STRICT_POLICY,
    'script-src': [...SELF, "'wasm-unsafe-eval'"],
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(WASM_WORKER.test(url) ? wasmHeaders : headers);
  });
}
