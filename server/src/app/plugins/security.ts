import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

const SELF = ["'self'"];
const NONE = ["'none'"];
const YEAR_SECONDS = 31_536_000;

export type DeploymentMode = { isProduction: boolean; isStaging: boolean };
type ContentPolicy = Record<string, string[]>;

/** Same origin only and nothing inline; scripts of our build are allowed by hash. */
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

/** WebAssembly is allowed in the barcode worker alone, never in a page. */
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

/** Headers are computed once, because every answer has the same. */
export async function buildSecurityHeaders(
  { isProduction, isStaging }: DeploymentMode,
  policy: ContentPolicy = STRICT_POLICY,
) {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: isProduction && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    // referrers would leak the codes and plan ids in addresses
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  probe.get('/', async (_request, reply) => reply.getHeaders());
  const helmetHeaders = (await probe.inject('/')).json<Record<string, string>>();
  await probe.close();
  return {
    ...helmetHeaders,
    'permissions-policy': ['camera=(self)', ...DISABLED_FEATURES.map((name) => `${name}=()`)].join(
      ', ',
    ),
    // search engines must not list staging
    ...(isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
  };
}

/** Adds the hash of an inline style sheet to the policy of this reply only. */
export function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", (directive) => `${directive} '${hash}'`),
  );
}

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
