import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Contacts } from '@forja/contract/brand';
import type { Seller } from '@forja/contract/payments/seller';
import { afterAll } from 'vitest';
import type { TestUser } from '../../features/identity/users.fixture.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import type { ServerParts } from '../composition/test-servers.fixture.ts';

type SiteFiles = Record<string, string | Buffer>;

export const page = { headers: { accept: 'text/html,application/xhtml+xml' } };

export type SiteSetup = {
  isStaging?: boolean;
  appOrigin?: string;
  secureCookies?: boolean;
  contacts?: Contacts;
  seller?: Seller;
  payments?: ServerParts['payments'];
};

type People = { users?: TestUser[]; providers?: PaymentProvider[] };

export const visitSite = async (files: SiteFiles, setup: SiteSetup = {}) =>
  (await appWithSite(files, setup)).visitor;

export async function appWithSite(
  files: SiteFiles,
  { payments, users = [], providers = [], ...settings }: SiteSetup & People = {},
) {
  const folder = folders.get(files) ?? writeSite(files);
  folders.set(files, folder);
  const webDist = await folder;
  return appWith({
    users,
    providers,
    settings: { webDist, ...settings },
    ...(payments && { payments }),
  });
}

const folders = new Map<SiteFiles, Promise<string>>();
afterAll(async () => {
  for (const folder of folders.values()) await rm(await folder, { recursive: true, force: true });
});

async function writeSite(files: SiteFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forja-site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
