import { brotliCompressSync, constants } from 'node:zlib';
import { COMPOUND_IDS } from '@forja/domain/compounds/compounds.data';
import { FOOD_ROWS } from '@forja/domain/foods/foods.data';
import { MENU_FOOD_ROWS } from '@forja/domain/menu/foods/menu-foods.data';
import { domainOfTheBrowser } from '../../web/prerender/weigh-domain.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { publicPageScripts } from './first-load.ts';

/** How much the domain weighs in the browser, solver and catalogues included, and whether a visitor who only reads pays for it. */
export async function domainInTheBrowser(): Promise<Measurement[]> {
  const { page, worker } = await domainOfTheBrowser();
  const [pageKb, workerKb] = [brotliKb(page), brotliKb(worker)];
  for (const id of markers())
    if (!page.includes(id) && !worker.includes(id)) throw new Error(`${id} is not in the bundle`);
  const loading = publicPageScripts().filter(({ code }) =>
    markers().some((id) => code.includes(id)),
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
      name: 'public pages that load the domain',
      value: loading.length,
      unit: 'pages',
      budget: 'public pages that load the domain',
    },
  ];
}

/** Texts that only the catalogues have: where one of them is, the domain is. */
const markers = (): string[] => [
  FOOD_ROWS[0]?.[0] ?? '',
  Object.keys(MENU_FOOD_ROWS)[0] ?? '',
  COMPOUND_IDS.find((id) => id.includes('nandrolone')) ?? '',
];

const brotliKb = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024;
