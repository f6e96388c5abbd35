import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { KEY_PURPOSES } from '../../keys/keyring.ts';
import { contactsConfig, contactsEnvironment } from './contacts-config.ts';
import { findMissingSeller, sellerConfig, sellerEnvironment } from './seller-config.ts';
import { findIncompleteGroups, paymentsConfig, paymentsEnvironment } from './payments-config.ts';
import { findUnsafePayments } from './unsafe-payments.ts';
import { findMissingEnvironment, LOCAL_SECRET, findUnsafeSettings } from './unsafe-settings.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a number from 0 to 65535');
const hours = z
  .string()
  .regex(/^\d{1,4}$/, 'must be a number of hours')
  .transform((text) => Number(text) * 3_600_000);
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgresql:// address',
});
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://forja.example' })
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be only scheme, host and port, without a final slash',
  );
const isAddressOrRange = (text: string) => {
  const [origin = '', length, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(origin)] ?? -1;
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest);
  return longest > 0 && isLength && rest.length === 0;
};
const proxyList = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .refine(
    (list) => list.every(isAddressOrRange),
    'must be addresses or ranges separated by commas, such as 10.0.0.0/8',
  );

/** Optional current and previous secret of one purpose; APP_SECRET derives the rest. */
const purposeSecrets = Object.fromEntries(
  Object.values(KEY_PURPOSES).flatMap(({ setting, protects }) => {
    const secret = z.string().min(32, 'must have 32 characters or more').optional();
    return [
      [setting, secret.describe(`A secret apart for ${protects}; without it, APP_SECRET.`)],
      [`${setting}_PREVIOUS`, secret.describe('While it is rotated: the other one.')],
    ];
  }),
);

export const environment = paymentsEnvironment
  .extend(contactsEnvironment.shape)
  .extend(sellerEnvironment.shape)
  .extend({
    APP_ENV: z
      .enum(['local', 'staging', 'production'], 'must be local, staging or production')
      .default('local')
      .describe('local, staging or production.'),
    PORT: port.default(3000).describe('Where it listens.'),
    HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe('On which address; 0.0.0.0 for every one.'),
    METRICS_PORT: port
      .optional()
      .describe(
        'Where Prometheus reads the metrics; nowhere unless set. Publish it to nobody else.',
      ),
    METRICS_HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe('On which address the metrics are read.'),
    DATA_DIR: z
      .string()
      .min(1)
      .default('.data')
      .describe('Where the embedded PostgreSQL keeps everything.'),
    DATABASE_URL: databaseUrl
      .optional()
      .describe('A PostgreSQL of yours, instead of the embedded one.'),
    APP_ORIGIN: origin.optional().describe('The https address that people open.'),
    APP_SECRET: z
      .string()
      .min(32, 'must have 32 characters or more')
      .default(LOCAL_SECRET)
      .describe('32 random characters or more, such as those of openssl rand -hex 32.'),
    APP_SECRET_PREVIOUS: z
      .string()
      .min(32, 'must have 32 characters or more')
      .optional()
      .describe('While the secret is rotated: the other one, which what exists is read with.'),
    ...purposeSecrets,
    TRUSTED_PROXIES: proxyList
      .optional()
      .describe(
        'The addresses of the proxies whose forwarded address is believed, separated by commas.',
      ),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .optional()
      .describe('The mail server; with the next one, or none.'),
    MAIL_FROM: z
      .email('must be the address that emails come from')
      .optional()
      .describe('The address that emails come from.'),
    CLOCK_AHEAD_HOURS: hours
      .default(0)
      .describe('How many hours ahead of its time the server lives; production refuses it.'),
    REFERRAL_PERCENT: z
      .string()
      .regex(/^(\d{1,2}|100)$/, 'must be a percentage from 0 to 100')
      .transform(Number)
      .default(10)
      .describe('The percentage of the first payment that a referral earns.'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be a level of pino')
      .optional()
      .describe('A level of pino; warn on a laptop, info in production.'),
  });

export type Config = ReturnType<typeof readConfig>;

/** Only reader of the environment. An empty variable counts as absent. */
export function readConfig(variables: Record<string, string | undefined>) {
  const env = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(env);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...(Boolean(env.SMTP_URL) === Boolean(env.MAIL_FROM)
      ? []
      : ['SMTP_URL and MAIL_FROM go together: set both or none']),
    ...findIncompleteGroups(env),
    ...findMissingEnvironment(env),
    // staging charges nothing, so it needs no seller
    ...(env.APP_ENV === 'production' ? findMissingSeller(env) : []),
    ...(isDeployed(env.APP_ENV) ? [...findUnsafeSettings(env), ...findUnsafePayments(env)] : []),
  ];
  if (!parsed.success || problems.length > 0)
    throw new Error(
      `The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );

  const { APP_ENV, APP_ORIGIN, LOG_LEVEL, ...rest } = parsed.data;
  const isProduction = isDeployed(APP_ENV);
  return {
    isProduction,
    isStaging: APP_ENV === 'staging',
    port: rest.PORT,
    host: rest.HOST,
    metrics:
      rest.METRICS_PORT === undefined
        ? undefined
        : { port: rest.METRICS_PORT, host: rest.METRICS_HOST },
    dataDir: resolve(REPOSITORY, rest.DATA_DIR),
    databaseUrl: rest.DATABASE_URL,
    webDist: resolve(REPOSITORY, 'web/dist'),
    appOrigin: APP_ORIGIN,
    secret: rest.APP_SECRET,
    previousSecret: rest.APP_SECRET_PREVIOUS,
    byPurpose: Object.fromEntries(Object.keys(purposeSecrets).map((name) => [name, env[name]])),
    mail:
      rest.SMTP_URL && rest.MAIL_FROM ? { url: rest.SMTP_URL, from: rest.MAIL_FROM } : undefined,
    trustedProxies: rest.TRUSTED_PROXIES,
    payments: paymentsConfig(rest, { isProduction }),
    contacts: contactsConfig(rest),
    seller: sellerConfig(rest),
    referralPercent: rest.REFERRAL_PERCENT,
    /** Shifts the clock ahead, in development only. */
    clockAheadMs: rest.CLOCK_AHEAD_HOURS,
    logLevel: LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    /** Secure cookies are never sent over plain http, which only development uses. */
    secureCookies: isProduction || (APP_ORIGIN?.startsWith('https:') ?? false),
  };
}

const isDeployed = (name: string | undefined) => name === 'production' || name === 'staging';
