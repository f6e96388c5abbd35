import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = ["'self'"];
const NOTHING = ["'none'"];
const YEAR_SECONDS = 31_536_000;

/** Everything from this address and nothing inline: a script that someone slips in does not run. */
export const STRICT_POLICY = {
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

export async function secureHeaders(app: FastifyInstance, { isProduction }: { isProduction: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: STRICT_POLICY },
    strictTransportSecurity: isProduction && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    // addresses carry codes and plan ids: they stay here
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', UNUSED_POWERS.map((power) => `${power}=()`).join(', '));
  });
}
