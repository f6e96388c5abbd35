import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://forja@db.interna/forja',
  APP_ORIGIN: 'https://forja.example',
  APP_SECRET: 'Zr8vQ2nL5xT9wK3mB7cY1pD6hJ4gF0sA',
};

test('a laptop needs nothing', () => {
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
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('production boots with its settings, with cookies for https only', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    secureCookies: true,
    appOrigin: 'https://forja.example',
    logLevel: 'info',
  });
});

test('production refuses to boot and names everything that is missing at once', () => {
  expect(() => readConfig({ APP_ENV: 'production' })).toThrow(
    /DATABASE_URL is missing[\s\S]*APP_ORIGIN is missing[\s\S]*APP_SECRET is missing/,
  );
});

test('production refuses to boot and names everything that is unsafe at once', () => {
  const unsafe = { ...production, APP_ORIGIN: 'http://forja.example', APP_SECRET: 'a'.repeat(40), PORT: '99999' };
  expect(() => readConfig(unsafe)).toThrow(
    /PORT must be a number[\s\S]*APP_ORIGIN must start with https[\s\S]*APP_SECRET is guessable/,
  );
});

test('production does not start with the secret that is written in the repository', () => {
  expect(() => readConfig({ ...production, APP_SECRET: readConfig({}).secret })).toThrow(/APP_SECRET is guessable/);
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
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('a refusal never prints a secret', () => {
  expect(() => readConfig({ ...production, APP_SECRET: 'hunter2hunter2' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});

test('mail is on with its server and its address, off with neither, and never with half', () => {
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
