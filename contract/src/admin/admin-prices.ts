import { z } from 'zod/mini';
import { idParams, successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { reason } from '../payments/admin-payments.ts';

const SMALL = 8 * 1024;

const price = z
  .int('Escribí el precio en números.')
  .check(
    z.gte(1, 'El precio tiene que ser mayor que cero.'),
    z.lte(9_999_999_999, 'Ese precio es demasiado alto.'),
  );

export const schedulePrice = endpoint({
  method: 'POST',
  path: '/api/admin/prices',
  access: 'admin',
  summary: 'Schedules a price from an instant on; purchases in progress keep theirs',
  body: z.object({
    startsAt: z.iso.datetime({
      offset: true,
      error: 'Elegí desde qué día vale.',
    }),
    arsCents: price,
    usdCents: price,
    reason,
  }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['price_in_the_past', 'price_already_scheduled'],
});

export const cancelPrice = endpoint({
  method: 'POST',
  path: '/api/admin/prices/:id/cancel',
  access: 'admin',
  summary: 'Cancels a scheduled price that has not started',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['price_not_scheduled'],
});
