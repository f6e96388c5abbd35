import { z } from 'zod/mini';
import { idParams, instant, REQUIRED, successBody } from './http/common.ts';
import { keepable } from './http/keepable-text.ts';
import { endpoint } from './http/endpoint.ts';
import { username } from './identity/identity-fields.ts';

const SMALL = 8 * 1024;

export const PARTNER_STATES = ['received', 'in_review', 'accepted', 'rejected'] as const;
export type PartnerState = (typeof PARTNER_STATES)[number];

export const PARTNER_LENGTHS = { name: 100, profile: 200, audience: 300, message: 1500 } as const;

const text = (max: number) =>
  z
    .string(REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.maxLength(max, `Contalo en hasta ${max.toLocaleString('es-AR')} letras.`),
      keepable,
    );

export const partnerApplication = z.object({
  name: text(PARTNER_LENGTHS.name),
  email: username,
  profile: text(PARTNER_LENGTHS.profile),
  audience: text(PARTNER_LENGTHS.audience),
  message: text(PARTNER_LENGTHS.message),
  consent: z.literal(
    true,
    'Para mandarla tenés que aceptar que guardemos estos datos y te respondamos.',
  ),
});

export const sendPartnerApplication = endpoint({
  method: 'POST',
  path: '/api/partner-applications',
  access: 'public',
  summary: 'Stores a partner application, without an account; a repeated id is stored once',
  body: z.extend(partnerApplication, { id: idParams.shape.id }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['too_many_tries'],
});

export const ownPartnerApplication = z.extend(z.omit(partnerApplication, { consent: true }), {
  state: z.enum(PARTNER_STATES),
  receivedAt: instant,
  decidedAt: z.nullable(instant),
  decisionReason: z.nullable(z.string()),
});
