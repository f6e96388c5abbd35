import { z } from 'zod/mini';
import { successBody } from './http/common.ts';
import { endpoint } from './http/endpoint.ts';

const SMALL = 8 * 1024;

export const readSiteNotice = endpoint({
  method: 'GET',
  path: '/api/site-notice',
  access: 'user',
  summary: 'What the page says these days to the person, if anything',
  response: z.object({ notice: z.nullable(z.object({ id: z.uuid(), text: z.string() })) }),
});

export const stopLetters = endpoint({
  method: 'POST',
  path: '/api/letters/stop',
  access: 'public',
  summary: 'Ends the letters to members for whoever has the link of one; the link never expires',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['link_expired'],
});

export const chooseLetters = endpoint({
  method: 'POST',
  path: '/api/account/letters',
  access: 'user',
  summary: 'Whether the person wants the letters to members',
  body: z.object({ wantsLetters: z.boolean() }),
  maxBodyBytes: SMALL,
  response: z.object({ wantsLetters: z.boolean() }),
});
