import { expect, test } from 'vitest';
import { aShop } from '../../features/payments/ledger/shop.fixture.ts';
import { aServer } from './killable-server.fixture.ts';

const PRODUCTION = {
  APP_ENV: 'production',
  APP_ORIGIN: 'https://forja.example',
  APP_SECRET: 'Zr8vQ2nL5xT9wK3mB7cY1pD6hJ4gF0sA',
  MP_ACCESS_TOKEN: 'APP_USR-1234567890-112026-abcdef-44444',
  MP_WEBHOOK_SECRET: 'b1946ac92492d2347c6235b4d2611184',
  PAYPAL_CLIENT_ID: 'AYSq3RDGsmBLJE-otTkBtM-jBRd1TCQwFf9RGfwddNXWz0uFU9ztymylOhRS',
  PAYPAL_CLIENT_SECRET: 'EGnHDxD_qRPdaLdZz8iCr8N7_MzF-YHPTkjs6NKYQvQSBngp4PTTVWkPZRbL',
  PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
  PAYPAL_MERCHANT_ID: 'YQZCHTGHUK5P8',
  SELLER_TRADE_NAME: 'Forja',
  SELLER_LEGAL_NAME: 'Ejemplo S. A.',
  SELLER_CUIT: '30500010912',
  SELLER_ADDRESS: 'Av. Siempreviva 742, Rosario',
  SELLER_TAX_CONDITION: 'responsable_inscripto',
  SUPPORT_HOURS: '9:00-17:00',
  SUPPORT_AREA: 'Soporte',
  WHATSAPP_NUMBER: '5493415550000',
  SUPPORT_EMAIL: 'ayuda@otra.example',
  DATA_FISCAL_URL: 'http://qr.afip.gob.ar/?qr=abc',
};

test('a database with simulated memberships is refused in production', async () => {
  const shop = await aShop();
  const { id, redirectUrl } = await shop.start(shop.her, 'simulation');
  await shop.payments.simulation?.act(redirectUrl.split('/').at(-1) ?? '', 'approve');
  await shop.her.post('/api/activate-membership-direct', { paymentId: id });
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
  await expect(aServer(shop.url, PRODUCTION)).rejects.toThrow(
    /This database has simulated payments/,
  );
});
