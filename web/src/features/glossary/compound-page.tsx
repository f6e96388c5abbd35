import { compoundBySlug, shortName } from '@forja/domain/glossary/entry-slug';
import { useParams } from '@tanstack/react-router';
import { NotFound } from '../../shared/pages/not-found.tsx';
import { CompoundEntry } from './compound-entry.tsx';
import { glossaryMessages } from './glossary.messages.ts';
import { usePageTitle } from '../../shared/pages/page-title.ts';

export function CompoundPage() {
  const { slug } = useParams({ from: '/glosario/$slug' });
  const compound = compoundBySlug(slug);
  usePageTitle(compound && glossaryMessages.entryTitle(shortName(compound)));
  return compound ? <CompoundEntry compound={compound} /> : <NotFound />;
}
