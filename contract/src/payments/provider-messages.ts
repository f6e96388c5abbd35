import { z } from 'zod/mini';
import { instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';

export const listProviderMessages = endpoint({
  method: 'GET',
  path: '/api/admin/provider-messages',
  access: 'admin',
  needsRecentProof: false,
  summary: 'Whether the messages of each payment provider arrive, and why some are refused',
  response: z.object({
    items: z.array(
      z.object({
        provider: z.string(),
        /** The last one that was taken; null when none came in the last three months. */
        lastReceivedAt: z.nullable(instant),
        /** Since ever: not signed, or signed by somebody else. */
        refused: z.int().check(z.gte(0)),
        /** The last ten, newest first. */
        lastRefused: z.array(
          z.object({ at: z.iso.datetime(), headers: z.record(z.string(), z.string()) }),
        ),
      }),
    ),
  }),
});
