import { z } from 'zod/mini';
import { successBody } from './http/common.ts';
import { endpoint } from './http/endpoint.ts';

const SMALL = 8 * 1024;

export const readSiteNotice = endpoint({
  method: 'GET',
  path: '/api/site-notice',
  access: 'user',
  summary: 'Returns the current site notice for the person, if any',
  response: z.object({ notice: z.nullable(z.object({ id: z.uuid(), text: z.string() })) }),
});

export const stopLetters = endpoint({
  method: 'POST',
  path: '/api/letters/stop',
  access: 'public',
  summary: 'Unsubscribes from letters with the link of a letter, which never expires',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['link_expired'],
});

export const chooseLetters = endpoint({
  method: 'POST',
  path: '/api/account/letters',
  access: 'user',
  summary: 'Subscribes the person to letters, or unsubscribes them',
  body: z.object({ wantsLetters: z.boolean() }),
  maxBodyBytes: SMALL,
  response: z.object({ wantsLetters: z.boolean() }),
});
