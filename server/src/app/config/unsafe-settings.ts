import { KEY_PURPOSES } from '../../keys/keyring.ts';
import { PUBLISHED_SECRETS } from './published-secrets.ts';
import { isGuessable } from './secret-strength.ts';

type Variables = Record<string, string | undefined>;

/** Development key for hashes; it protects nothing, and production refuses it. */
export const LOCAL_SECRET = 'forja-local-secret-not-for-production';

const SECRETS = [
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'MP_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  ...Object.values(KEY_PURPOSES).flatMap(({ setting }) => [setting, `${setting}_PREVIOUS`]),
];
const FROM_PROVIDERS = [
  'MP_ACCESS_TOKEN',
  'MP_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_MERCHANT_ID',
] as const;

/** Reports all problems at once, so that one deployment fixes them. */
export function findUnsafeSettings(env: Variables): string[] {
  const problems: string[] = [];
  if (!env['DATABASE_URL'])
    problems.push('DATABASE_URL is missing: production keeps its data outside this process');
  if (!env['APP_ORIGIN']) problems.push('APP_ORIGIN is missing: the https address people open');
  else if (!env['APP_ORIGIN'].startsWith('https://'))
    problems.push('APP_ORIGIN must start with https://');
  if (!env['APP_SECRET']) problems.push('APP_SECRET is missing: 32 random characters or more');
  if (env['CLOCK_AHEAD_HOURS']) problems.push('CLOCK_AHEAD_HOURS is set: production lives today');
  const published = FROM_PROVIDERS.filter((name) => PUBLISHED_SECRETS.has(env[name] ?? ''));
  const guessable = SECRETS.filter((name) => {
    const secret = env[name];
    return (
      secret && !PUBLISHED_SECRETS.has(secret) && (secret === LOCAL_SECRET || isGuessable(secret))
    );
  });
  return [
    ...problems,
    ...published.map(
      (name) =>
        `${name} is the one of the fake provider in this repository: use the provider's own`,
    ),
    ...guessable.map(
      (name) =>
        `${name} is guessable: use random characters, such as those of openssl rand -hex 32`,
    ),
  ];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** A missing APP_ENV means development, so production settings without it are an error. */
export function findMissingEnvironment(env: Variables): string[] {
  if (env['APP_ENV']) return [];
  const deploymentSigns = [
    ...(env['HOST'] && !isLoopback(env['HOST']) ? [`HOST is open to other machines`] : []),
    ...(env['APP_ORIGIN']?.startsWith('https://') ? ['APP_ORIGIN is an https address'] : []),
    ...(hasRealMercadoPago(env) ? ['MP_ACCESS_TOKEN is a real credential'] : []),
    ...(hasRealPayPal(env) ? ['PAYPAL_CLIENT_ID is a real credential'] : []),
  ];
  return deploymentSigns.map(
    (sign) =>
      `APP_ENV is missing and ${sign}: add the line APP_ENV=production, or APP_ENV=staging with the providers' test credentials, or APP_ENV=local if this is your own machine`,
  );
}

const hasRealMercadoPago = (env: Variables) =>
  isOwnCredential(env['MP_ACCESS_TOKEN']) &&
  env['MP_ACCESS_TOKEN']?.startsWith('APP_USR-') &&
  !isLoopbackBase(env['MP_API_BASE']);
const hasRealPayPal = (env: Variables) =>
  isOwnCredential(env['PAYPAL_CLIENT_ID']) && !isLoopbackBase(env['PAYPAL_API_BASE']);

const isOwnCredential = (credential: string | undefined) =>
  credential !== undefined && !PUBLISHED_SECRETS.has(credential);
const isLoopbackBase = (base: string | undefined) =>
  base !== undefined && URL.canParse(base) && isLoopback(new URL(base).hostname);
