import { z } from 'zod/mini';
import { instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';

export const listProviderMessages = endpoint({
  method: 'GET',
  path: '/api/admin/provider-messages',
  access: 'admin',
  needsRecentProof: false,
  summary: 'Returns the delivery of provider messages and the reasons of refusals',
  response: z.object({
    items: z.array(
      z.object({
        provider: z.string(),
        lastReceivedAt: z.nullable(instant),
        refused: z.int().check(z.gte(0)),
        lastRefused: z.array(
          z.object({ at: z.iso.datetime(), headers: z.record(z.string(), z.string()) }),
        ),
      }),
    ),
  }),
});
