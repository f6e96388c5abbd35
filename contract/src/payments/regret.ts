import { idParams } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { withdrawal } from './withdrawal.ts';

export const regretPayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/regret',
  access: 'user',
  summary:
    'Undoes a purchase of the last ten days: refunds it and ends its membership, once; a second one within a year is decided by an administrator',
  params: idParams,
  response: withdrawal,
  refusals: ['payment_not_found', 'regret_not_possible', 'too_many_tries'],
});
