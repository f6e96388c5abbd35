import { defaults } from '@forja/contract/brand';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { PUBLISHED_SECRETS } from './published-secrets.ts';

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://forja@db.interna/forja',
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
  SELLER_ADDRESS: 'Av. Siempreviva 742, Rosario, Santa Fe',
  SELLER_TAX_CONDITION: 'responsable_inscripto',
  SUPPORT_HOURS: '9:00-17:00',
  SUPPORT_AREA: 'Soporte',
  WHATSAPP_NUMBER: '5493415550000',
  SUPPORT_EMAIL: 'ayuda@otra.example',
  DATA_FISCAL_URL: 'http://qr.afip.gob.ar/?qr=abc,,',
};

test('development needs no settings', () => {
  expect(readConfig({})).toMatchObject({
    isProduction: false,
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    secureCookies: false,
  });
  expect(readConfig({}).dataDir).toMatch(/\.data$/);
});

test('an empty variable is an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('production starts with its settings, with secure cookies only', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    secureCookies: true,
    appOrigin: 'https://forja.example',
    logLevel: 'info',
  });
});

test('production refuses to start and names every missing setting at once', () => {
  expect(() => readConfig({ APP_ENV: 'production' })).toThrow(
    /DATABASE_URL is missing[\s\S]*APP_ORIGIN is missing[\s\S]*APP_SECRET is missing/,
  );
});

test('production refuses to start and names every unsafe setting at once', () => {
  const unsafe = {
    ...production,
    APP_ORIGIN: 'http://forja.example',
    APP_SECRET: 'a'.repeat(40),
    PORT: '99999',
  };
  expect(() => readConfig(unsafe)).toThrow(
    /PORT must be a number[\s\S]*APP_ORIGIN must start with https[\s\S]*APP_SECRET is guessable/,
  );
});

test('production refuses the secret published in the repository', () => {
  expect(() => readConfig({ ...production, APP_SECRET: readConfig({}).secret })).toThrow(
    /APP_SECRET is guessable/,
  );
});

test.each([
  ['APP_ENV', 'prod'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db/forja'],
  ['DATABASE_URL', 'db'],
  ['APP_ORIGIN', 'https://forja.example/app'],
  ['APP_ORIGIN', 'forja.example'],
  ['APP_SECRET', 'short'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/255.0.0.0'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['LOG_LEVEL', 'loud'],
  ['CLOCK_AHEAD_HOURS', 'tomorrow'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('development may shift the clock ahead, and production may not', () => {
  expect(readConfig({ CLOCK_AHEAD_HOURS: '24' }).clockAheadMs).toBe(86_400_000);
  expect(readConfig({}).clockAheadMs).toBe(0);
  expect(() => readConfig({ ...production, CLOCK_AHEAD_HOURS: '24' })).toThrow(
    'CLOCK_AHEAD_HOURS is set',
  );
});

test('a refusal never prints a secret', () => {
  expect(() => readConfig({ ...production, APP_SECRET: 'hunter2hunter2' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});

test('production names every missing payment setting', () => {
  const bare = { ...production };
  const names = Object.keys(production).filter((name) => /^(MP|PAYPAL)_/.test(name));
  for (const name of names) delete bare[name as keyof typeof bare];
  for (const name of names) expect(() => readConfig(bare), name).toThrow(`${name} is missing`);
});

test.each([
  ['PAYMENTS_SIMULATION', 'on', 'PAYMENTS_SIMULATION is on'],
  ['MP_ACCESS_TOKEN', 'TEST-1234567890-112026-abcdef-44444', 'MP_ACCESS_TOKEN is a test one'],
  ['MP_WEBHOOK_SECRET', 'secret', 'MP_WEBHOOK_SECRET is guessable'],
  ['MP_API_BASE', 'http://127.0.0.1:4010', "MP_API_BASE is not the provider's own address"],
  [
    'PAYPAL_API_BASE',
    'https://api-m.sandbox.paypal.com',
    "PAYPAL_API_BASE is not the provider's own address",
  ],
])('production refuses %s=%s', (name, value, said) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(said);
});

test.each([
  ['PRICE_ARS_CENTS', '0'],
  ['PRICE_ARS_CENTS', '100.50'],
  ['MEMBERSHIP_MONTHS', '25'],
  ['TRANSFER_CBU', '123'],
  ['MP_WEBHOOK_VERIFY', 'no'],
])('an invalid payment setting, %s=%s, is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('incomplete provider settings are refused with the missing names', () => {
  expect(() => readConfig({ MP_ACCESS_TOKEN: production.MP_ACCESS_TOKEN })).toThrow(
    'MP_WEBHOOK_SECRET is missing',
  );
  expect(() => readConfig({ TRANSFER_ALIAS: 'forja.membresia' })).toThrow(
    'TRANSFER_CBU and TRANSFER_HOLDER are missing',
  );
});

test('development simulates payments by default, and production never does', () => {
  expect(readConfig({}).payments.hasSimulation).toBe(true);
  expect(readConfig({ PAYMENTS_SIMULATION: 'off' }).payments.hasSimulation).toBe(false);
  expect(readConfig(production).payments).toMatchObject({
    hasSimulation: false,
    prices: { months: 3, arsCents: 1_000_000, usdCents: 1_000 },
    mercadoPago: { webhookVerify: 'enforce' },
  });
});

test('mail needs both its server and its sender, or neither', () => {
  const SMTP_URL = 'smtps://forja:clave@correo.example:465';
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'hola@forja.example' }).mail).toEqual({
    url: SMTP_URL,
    from: 'hola@forja.example',
  });
  expect(readConfig({}).mail).toBeUndefined();
  expect(() => readConfig({ SMTP_URL })).toThrow('SMTP_URL and MAIL_FROM go together');
  expect(() => readConfig({ SMTP_URL: 'http://correo.example', MAIL_FROM: 'no' })).toThrow(
    /SMTP_URL must[\s\S]*MAIL_FROM must/,
  );
});

const staging = {
  ...production,
  APP_ENV: 'staging',
  PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com',
};

test("staging follows the rules of production with the providers' sandboxes", () => {
  const { isProduction, isStaging, secureCookies, payments } = readConfig({
    ...staging,
    MP_ACCESS_TOKEN: 'TEST-1234567890-112026-abcdef-44444',
  });
  expect({ isProduction, isStaging, secureCookies }).toEqual({
    isProduction: true,
    isStaging: true,
    secureCookies: true,
  });
  expect(payments).toMatchObject({
    hasSimulation: false,
    payPal: { apiBase: 'https://api-m.sandbox.paypal.com' },
    mercadoPago: { accessToken: expect.stringMatching(/^TEST-/) },
  });
  expect(readConfig(staging).payments.mercadoPago?.accessToken).toMatch(/^APP_USR-/);
  expect([readConfig(production).isStaging, readConfig({}).isStaging]).toEqual([false, false]);
});

test.each([
  ['PAYMENTS_SIMULATION', 'on', 'PAYMENTS_SIMULATION is on'],
  ['CLOCK_AHEAD_HOURS', '24', 'CLOCK_AHEAD_HOURS is set'],
  ['APP_ORIGIN', 'http://forja.example', 'APP_ORIGIN must start with https'],
  ['APP_SECRET', '', 'APP_SECRET is missing'],
  ['DATABASE_URL', '', 'DATABASE_URL is missing'],
  ['MP_ACCESS_TOKEN', '', 'MP_ACCESS_TOKEN is missing'],
  ['MP_API_BASE', 'http://127.0.0.1:4010', "MP_API_BASE is not the provider's own address"],
  ['PAYPAL_API_BASE', 'http://127.0.0.1:4010', "PAYPAL_API_BASE is not the provider's own address"],
  [
    'PAYPAL_API_BASE',
    'https://api-m.paypal.com',
    "PAYPAL_API_BASE is not the provider's own address",
  ],
  ['PAYPAL_API_BASE', '', 'PAYPAL_API_BASE is missing: staging charges nothing'],
])('staging refuses %s=%s', (name, value, said) => {
  expect(() => readConfig({ ...staging, [name]: value })).toThrow(said);
});

const GUESSABLE = [
  'changeme-changeme-changeme-changeme',
  'Xq7Lm2Xq7Lm2Xq7Lm2Xq7Lm2Xq7Lm2Xq7Lm2',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
];
const DEPLOYED = { production, staging };

test.each(
  Object.entries(DEPLOYED).flatMap(([where, settings]) =>
    ['APP_SECRET', 'MP_WEBHOOK_SECRET', 'PAYPAL_CLIENT_SECRET'].map((name) => ({
      where,
      settings,
      name,
    })),
  ),
)('$where refuses a guessable $name without printing it', ({ settings, name }) => {
  for (const secret of GUESSABLE) {
    const refused = readRefusal({ ...settings, [name]: secret });
    expect(refused).toContain(`${name} is guessable`);
    expect(refused).not.toContain(secret);
  }
});

test.each(Object.entries(DEPLOYED))(
  "%s refuses the secrets of the repository's fake providers",
  (_where, settings) => {
    expect(
      readRefusal({ ...settings, MP_WEBHOOK_SECRET: 'secreto-de-prueba-de-los-avisos' }),
    ).toContain('MP_WEBHOOK_SECRET is the one of the fake provider');
    for (const name of Object.keys(settings).filter((setting) =>
      /^(MP|PAYPAL)_(?!API_BASE)/.test(setting),
    ))
      for (const secret of PUBLISHED_SECRETS)
        expect(readRefusal({ ...settings, [name]: secret })).toContain(
          `${name} is the one of the fake provider`,
        );
  },
);

test.each([
  ['HOST is open', { HOST: '0.0.0.0' }],
  ['HOST is open', { HOST: '::' }],
  ['HOST is open', { HOST: '192.168.0.10' }],
  ['APP_ORIGIN is an https address', { APP_ORIGIN: 'https://forja.example' }],
  ['MP_ACCESS_TOKEN is a real credential', { MP_ACCESS_TOKEN: production.MP_ACCESS_TOKEN }],
  ['PAYPAL_CLIENT_ID is a real credential', { PAYPAL_CLIENT_ID: production.PAYPAL_CLIENT_ID }],
  [
    'PAYPAL_CLIENT_ID is a real credential',
    { PAYPAL_CLIENT_ID: production.PAYPAL_CLIENT_ID, PAYPAL_API_BASE: 'https://api-m.paypal.com' },
  ],
])('without APP_ENV, %s: the error names the line to add (%j)', (sign, settings) => {
  expect(readRefusal(settings)).toMatch(
    new RegExp(`APP_ENV is missing and ${sign}.*add the line APP_ENV=production`),
  );
  expect(readRefusal({ APP_ENV: 'local', ...settings })).not.toContain('APP_ENV');
});

test('development with the fake providers, or on its own network name, needs no APP_ENV', () => {
  const { MP_ACCESS_TOKEN, MP_WEBHOOK_SECRET } = production;
  const fakeProviders = {
    MP_API_BASE: 'http://127.0.0.1:4010',
    MP_ACCESS_TOKEN,
    MP_WEBHOOK_SECRET,
  };
  for (const settings of [
    fakeProviders,
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { APP_ENV: '' },
  ])
    expect(readRefusal(settings)).toBe('');
});

function readRefusal(settings: Record<string, string | undefined>): string {
  try {
    readConfig(settings);
    return '';
  } catch (error) {
    return String(error);
  }
}

test('contacts have defaults that the environment overrides', () => {
  expect(readConfig({}).contacts).toEqual(defaults.contacts);
  const contacts = {
    WHATSAPP_NUMBER: '5493415550000',
    INSTAGRAM_URL: 'https://www.instagram.com/otra.marca',
    SUPPORT_EMAIL: 'ayuda+forja@otra.example',
  };
  expect(readConfig(contacts).contacts).toEqual({
    whatsapp: '5493415550000',
    instagram: 'https://www.instagram.com/otra.marca',
    supportEmail: 'ayuda+forja@otra.example',
  });
});

test.each([
  ['WHATSAPP_NUMBER', '+54 9 341 555-0000'],
  ['WHATSAPP_NUMBER', '0341555'],
  ['INSTAGRAM_URL', '@otra.marca'],
  ['INSTAGRAM_URL', 'https://www.instagram.com/otra"marca'],
  ['INSTAGRAM_URL', 'https://instagram.example/otra'],
  ['SUPPORT_EMAIL', 'ayuda'],
  ['SUPPORT_EMAIL', '"<a>"@otra.example'],
])('an invalid contact, %s=%s, is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('development simulates payments with a transfer account of no bank', () => {
  expect(readConfig({}).payments.transfer).toMatchObject({ cbu: '0'.repeat(22) });
  expect(readConfig({ PAYMENTS_SIMULATION: 'off' }).payments.transfer).toBeUndefined();
});

const SELLER_SETTINGS = Object.keys(production).filter((name) =>
  /^(SELLER|SUPPORT|DATA_FISCAL|WHATSAPP)_/.test(name),
);

test('production names every missing seller setting', () => {
  const bare: Record<string, string> = { ...production };
  for (const name of SELLER_SETTINGS) delete bare[name];
  expect(SELLER_SETTINGS).toHaveLength(10);
  for (const name of SELLER_SETTINGS) expect(readRefusal(bare)).toContain(`${name} is missing`);
  for (const APP_ENV of ['local', 'staging'])
    expect(readRefusal({ ...bare, APP_ENV })).not.toContain('SELLER_');
});

test("the seller's settings are read", () => {
  expect(readConfig(production).seller).toMatchObject({
    cuit: '30500010912',
    taxCondition: 'responsable_inscripto',
    supportHours: '9:00-17:00',
    dataFiscalUrl: 'http://qr.afip.gob.ar/?qr=abc,,',
  });
});

test.each([
  ['SELLER_CUIT', '30500010911'],
  ['SELLER_CUIT', '30-50001091-2'],
  ['SELLER_LEGAL_NAME', '<b>Ejemplo</b>'],
  ['SELLER_ADDRESS', '  '],
  ['SELLER_TAX_CONDITION', 'inscripto'],
  ['SUPPORT_HOURS', '9:00-13:00'],
  ['DATA_FISCAL_URL', 'https://afip.example/?qr=a'],
])('an invalid seller setting, %s=%s, is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
