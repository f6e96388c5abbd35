import { z } from 'zod/mini';
import { idParams, instant, successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { requiredText } from '../http/keepable-text.ts';
import { reason } from '../payments/admin-payments.ts';

const SMALL = 8 * 1024;

export const NOTICE_AUDIENCES = ['everybody', 'members'] as const;

const noticeText = requiredText('Escribí el aviso, en menos de 240 letras.', { max: 240 });
/** Single line, because it becomes a mail header. */
const letterSubject = requiredText('Escribí el asunto, en menos de 120 letras.', {
  max: 120,
}).check(z.regex(/^[^\r\n]*$/, 'El asunto va en un solo renglón.'));
const letterText = requiredText('Escribí la carta, en menos de 5.000 letras.', { max: 5000 });

export const readAnnouncements = endpoint({
  method: 'GET',
  path: '/api/admin/announcements',
  access: 'admin',
  needsRecentProof: false,
  summary: 'Lists site notices, letters and the current number of recipients',
  response: z.object({
    canSend: z.boolean(),
    recipients: z.int(),
    notices: z.array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        audience: z.enum(NOTICE_AUDIENCES),
        startsAt: instant,
        endsAt: instant,
      }),
    ),
    letters: z.array(
      z.object({
        id: z.uuid(),
        subject: z.string(),
        createdAt: instant,
        recipients: z.int(),
        isFinished: z.boolean(),
      }),
    ),
  }),
});

export const createNotice = endpoint({
  method: 'POST',
  path: '/api/admin/notices',
  access: 'admin',
  summary: 'Publishes a site notice for some days',
  body: z
    .object({
      /** Client-generated, so that a retry publishes once. */
      noticeId: idParams.shape.id,
      text: noticeText,
      audience: z.enum(NOTICE_AUDIENCES),
      startsAt: instant,
      endsAt: instant,
      reason,
    })
    .check(
      z.refine(({ startsAt, endsAt }) => endsAt > startsAt, {
        path: ['endsAt'],
        error: 'Tiene que terminar después de empezar.',
      }),
    ),
  maxBodyBytes: SMALL,
  response: successBody,
});

export const endNotice = endpoint({
  method: 'POST',
  path: '/api/admin/notices/:id/end',
  access: 'admin',
  summary: 'Ends a site notice now',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['notice_not_found'],
});

export const sendLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters',
  access: 'admin',
  summary: 'Sends a letter to every subscribed member, once',
  body: z.object({
    /** Client-generated, so that a retry sends one letter. */
    letterId: idParams.shape.id,
    subject: letterSubject,
    text: letterText,
    reason,
  }),
  maxBodyBytes: 32 * 1024,
  response: z.object({ recipients: z.int() }),
  refusals: ['mail_off'],
});
