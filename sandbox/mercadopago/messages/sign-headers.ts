import { createHmac, randomUUID } from 'node:crypto';
import type { MercadoPagoFaultSettings } from '../state/mercadopago-fault-settings.ts';

export function signHeaders(
  faultSettings: MercadoPagoFaultSettings['webhooks'],
  { id, secret, now }: { id: string; secret: string; now: Date },
) {
  const requestId = randomUUID();
  const sentAtMs = now.getTime() - faultSettings.ageMs;
  const ts = String(faultSettings.timeIn === 'ms' ? sentAtMs : Math.floor(sentAtMs / 1000));
  const signedId = faultSettings.lowerCaseSigned ? id.toLowerCase() : id;
  const v1 = createHmac('sha256', faultSettings.wrongSecret ? `${secret}, pero otro` : secret)
    .update(`id:${signedId};request-id:${requestId};ts:${ts};`)
    .digest('hex');
  return {
    'user-agent': 'MercadoPago WebHook v1.0',
    'x-request-id': faultSettings.rewritten ? randomUUID() : requestId,
    ...(!faultSettings.unsigned && { 'x-signature': `ts=${ts},v1=${v1}` }),
  };
}
