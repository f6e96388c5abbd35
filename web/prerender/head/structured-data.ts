import { brand } from '@forja/contract/brand';
import { BUILD_ORIGIN } from './build-origin.ts';
import type { PageDescription } from './page-description.ts';
import { structuredDataMessages } from './structured-data.messages.ts';

const LANGUAGE = 'es-AR';
const SITE = { '@id': `${BUILD_ORIGIN}/#sitio` };
const PUBLISHER = { '@id': `${BUILD_ORIGIN}/#organizacion` };

const wholeAddress = (path: string): string => `${BUILD_ORIGIN}${path}`;

/**
 * schema.org data. Leaves out the price, which the server may change after the build, and a review
 * date, which no compound has.
 */
export const structuredData = (page: PageDescription) => ({
  '@context': 'https://schema.org',
  '@graph': page.path === '/' ? describeSite(page) : [describeContent(page), listSteps(page)],
});

/** JSON data, not a program, so the content policy allows it. `<` would end the element. */
export const structuredDataElement = (page: PageDescription): string =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(page)).replaceAll('<', String.raw`\u003c`)}</script>`;

const describeSite = ({ path, description }: PageDescription) => [
  {
    '@type': 'WebSite',
    ...SITE,
    name: brand.name,
    url: wholeAddress(path),
    description,
    inLanguage: LANGUAGE,
    publisher: PUBLISHER,
  },
  {
    '@type': 'Organization',
    ...PUBLISHER,
    name: brand.name,
    url: wholeAddress(path),
    logo: wholeAddress('/marca/icono-512.png'),
  },
];

const describeContent = ({ path, title, description, entry }: PageDescription) => ({
  '@type': entry ? 'MedicalWebPage' : 'WebPage',
  '@id': wholeAddress(path),
  url: wholeAddress(path),
  name: title,
  description,
  inLanguage: LANGUAGE,
  isPartOf: SITE,
  publisher: PUBLISHER,
  ...(entry && {
    about: {
      '@type': 'DefinedTerm',
      name: entry.name,
      url: wholeAddress(path),
      inDefinedTermSet: {
        '@type': 'DefinedTermSet',
        name: entry.list.title,
        url: wholeAddress(entry.list.path),
      },
    },
  }),
});

function listSteps({ path, title, entry }: PageDescription) {
  const steps = [
    { path: '/', name: structuredDataMessages.home },
    ...(entry
      ? [
          { path: entry.list.path, name: entry.list.title },
          { path, name: entry.name },
        ]
      : [{ path, name: title }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: wholeAddress(step.path),
    })),
  };
}
