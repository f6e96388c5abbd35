import type { ReactNode } from 'react';
import { useIsDocument } from '../pages/document-parts.ts';
import { useIsElsewhere } from './country.ts';

type ByCountryProps = { argentina: ReactNode; elsewhere: ReactNode };

/**
 * Content for Argentina, where our numbers are answered, and for any other country. A document has both, and its script
 * shows the one of the device (site-script/country.ts). They are never nested.
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
