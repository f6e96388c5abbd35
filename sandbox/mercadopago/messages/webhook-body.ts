import type { Chargeback } from '../state/chargebacks.ts';
import { formatDate } from '../state/mercadopago-date.ts';

export type WebhookSubject = { type: string; action: string; id: string; userId: number };
type Envelope = { messageId: number; now: Date; isForged: boolean };

export const webhookBody = (
  { type, action, id, userId }: WebhookSubject,
  { messageId, now, isForged }: Envelope,
): string =>
  JSON.stringify({
    id: messageId,
    live_mode: false,
    type,
    date_created: now.toISOString(),
    user_id: userId,
    api_version: 'v1',
    action,
    data: { id },
    ...(isForged && forgedFields(id)),
  });

export const CHARGEBACK_TYPE = 'topic_chargebacks_wh';

/** Chargebacks say "actions", not "action", and their numeric identifier exceeds safe integers. */
export const chargebackBody = (
  { id, paymentId, updatedAt }: Chargeback,
  userId: number,
  { messageId, now, isForged }: Envelope,
): string =>
  JSON.stringify({
    actions: ['changed_case_status'],
    api_version: 'v1',
    application_id: 1_111_111_111_111_111,
    data: {
      checkout: 'PRO',
      date_updated: formatToSecond(updatedAt),
      id: 'ID',
      payment_id: isForged ? paymentId + 1 : paymentId,
      product_id: 'C00A2J8RF4DI8BCIMFU0',
      site_id: 'MLA',
      transaction_intent_id: '',
    },
    date_created: formatToSecond(now),
    id: messageId,
    live_mode: false,
    type: CHARGEBACK_TYPE,
    user_id: userId,
    version: messageId,
  }).replace('"ID"', id);

const formatToSecond = (date: Date): string => formatDate(date).replace(/\.\d{3}/, '');

/** Fields that an attacker replaying a genuine signature would forge. */
const forgedFields = (id: string) => ({
  live_mode: true,
  user_id: 1,
  action: 'payment.approved',
  status: 'approved',
  data: {
    id: id === '' ? id : `${id}9`,
    payment_id: Number(id) + 1,
    status: 'approved',
    transaction_amount: 0.01,
    currency_id: 'CLP',
    date_approved: '2020-01-01T00:00:00.000-03:00',
    external_reference: '00000000-0000-4000-8000-000000000000',
  },
});
