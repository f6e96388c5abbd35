import type { ReactNode } from 'react';
import { useIsDocument } from '../pages/document-parts.ts';
import { useIsElsewhere } from './country.ts';

type ByCountryProps = { argentina: ReactNode; elsewhere: ReactNode };

/**
 * A document has both contents, and its script shows one (site-script/country.ts). Never nest them.
 */
export function ByCountry({ argentina, elsewhere }: ByCountryProps) {
  const isElsewhere = useIsElsewhere();
  if (!useIsDocument()) return isElsewhere ? elsewhere : argentina;
  return (
    <>
      <template data-pais>{elsewhere}</template>
      {argentina}
      <template data-pais-fin />
    </>
  );
}
