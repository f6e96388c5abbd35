import { compoundBySlug, shortName } from '@forja/domain/glossary/entry-slug';
import { notFound, useParams } from '@tanstack/react-router';
import { CompoundEntry } from './compound-entry.tsx';
import { glossaryMessages } from './glossary.messages.ts';
import { usePageTitle } from './use-page-title.ts';

/** One entry. An address that no entry has is not there. */
export function CompoundPage() {
  const { slug } = useParams({ from: '/glosario/$slug' });
  const compound = compoundBySlug(slug);
  usePageTitle(compound && glossaryMessages.entryTitle(shortName(compound)));
  // The router catches it and shows the page of what is not there.
  // oxlint-disable-next-line only-throw-error -- it is how its documentation says it
  if (!compound) throw notFound();
  return <CompoundEntry compound={compound} />;
}
