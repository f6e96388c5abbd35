import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

const SELF = ["'self'"];
const NOTHING = ["'none'"];
const YEAR_SECONDS = 31_536_000;

export type Where = { isProduction: boolean; isStaging: boolean };
/** What a page may load, by kind. */
type Policy = Record<string, string[]>;

/** Everything from this address and nothing inline: a script that someone slips in does not run. */
export const STRICT_POLICY: Policy = {
  'default-src': SELF,
  'script-src': SELF,
  'script-src-attr': NOTHING,
  'style-src': SELF,
  'font-src': SELF,
  'img-src': ["'self'", 'data:'],
  'connect-src': SELF,
  'worker-src': SELF,
  'manifest-src': SELF,
  'form-action': SELF,
  'frame-ancestors': NOTHING,
  'frame-src': NOTHING,
  'base-uri': NOTHING,
  'object-src': NOTHING,
};

const UNUSED_POWERS = [
  'accelerometer',
  'autoplay',
  'camera',
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
export async function shields({ isProduction, isStaging }: Where, policy: Policy = STRICT_POLICY) {
  const bench = Fastify();
  await bench.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: isProduction && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    // addresses carry codes and plan ids: they stay here
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  bench.get('/', async (_request, reply) => reply.getHeaders());
  const made = (await bench.inject('/')).json<Record<string, string>>();
  await bench.close();
  return {
    ...made,
    'permissions-policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
    // nobody should arrive from a search at a place where nothing is true
    ...(isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
  };
}

export async function secureHeaders(app: FastifyInstance, settings: Where): Promise<void> {
  const headers = await shields(settings);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
