import { DAY_MS } from '@forja/domain/units/durations';
import { z } from 'zod';
import { ProviderError } from '../provider-error.ts';
import { idText, ifReadable, lenientList } from '../wire/shapes.ts';
import type { MercadoPagoCalls } from './mercadopago-calls.ts';

const PAGE = 30;
const MOST_PAGES = 3;
/** Margin for clock differences. */
const MARGIN_MS = DAY_MS;
/** Payments may be older than the known checkout, by the clock difference. */
const DEFAULT_PAST_MS = 180 * DAY_MS;

const resultsShape = lenientList(z.object({ id: idText }));
const pageShape = z.object({
  paging: ifReadable(z.object({ total: ifReadable(z.int()) })),
  results: z.array(z.unknown()),
});

/** Newest first. An empty result proves nothing: the search index lags by hours. */
export async function findPayments(
  calls: MercadoPagoCalls,
  checkoutId: string,
  { from, now }: { from: Date | undefined; now: Date },
): Promise<string[]> {
  if (!/^[A-Za-z0-9-]{1,64}$/.test(checkoutId)) return [];
  const query = new URLSearchParams({
    external_reference: checkoutId,
    sort: 'date_created',
    criteria: 'desc',
    range: 'date_created',
    begin_date: new Date(
      (from?.getTime() ?? now.getTime() - DEFAULT_PAST_MS) - MARGIN_MS,
    ).toISOString(),
    end_date: new Date(now.getTime() + MARGIN_MS).toISOString(),
    limit: String(PAGE),
  });
  const ids: string[] = [];
  let offset = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    query.set('offset', String(offset));
    const { data } = pageShape.safeParse(
      await calls.fetchJson(`/v1/payments/search?${query.toString()}`),
    );
    if (data === undefined) throw new ProviderError('mercadopago', 'unreadable');
    ids.push(...resultsShape.parse(data.results).map(({ id }) => id));
    offset += data.results.length;
    if (data.results.length === 0 || offset >= (data.paging?.total ?? offset)) break;
  }
  return [...new Set(ids)];
}
