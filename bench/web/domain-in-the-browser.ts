import { COMPOUND_IDS } from '@forja/domain/compounds/compounds.data';
import { FOOD_ROWS } from '@forja/domain/foods/foods.data';
import { MENU_FOOD_ROWS } from '@forja/domain/menu/foods/menu-foods.data';
import type { Measurement } from '../measuring/measurement.ts';
import { bundleDomain } from './bundle-domain.ts';
import { brotliKb, readDocuments, readScripts } from './site-build.ts';

export async function domainInTheBrowser(): Promise<Measurement[]> {
  const { page, worker } = await bundleDomain();
  const [pageKb, workerKb] = [brotliKb(page), brotliKb(worker)];
  for (const id of markers())
    if (!page.includes(id) && !worker.includes(id)) throw new Error(`${id} is not in the bundle`);
  const loading = readDocuments().filter(({ html }) =>
    readScripts(html).some((code) => markers().some((id) => code.includes(id))),
  );
  return [
    { name: 'domain in the page', value: pageKb, unit: 'KB brotli' },
    { name: 'domain in the worker', value: workerKb, unit: 'KB brotli' },
    {
      name: 'domain in the browser, all of it',
      value: pageKb + workerKb,
      unit: 'KB brotli',
      budget: 'domain in the browser',
    },
    {
      name: 'documents that load the domain',
      value: loading.length,
      unit: 'documents',
      budget: 'documents that load the domain',
    },
  ];
}

const markers = (): string[] => [
  FOOD_ROWS[0]?.[0] ?? '',
  Object.keys(MENU_FOOD_ROWS)[0] ?? '',
  COMPOUND_IDS.find((id) => id.includes('nandrolone')) ?? '',
];
