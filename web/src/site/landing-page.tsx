import { Suspense } from 'react';
import { lazyPart } from '../shared/later-parts/lazy-part.ts';
import { LandingHero } from './landing/landing-hero.tsx';

/** Already in the markup of the page; its code comes after the first screen. */
const LandingRest = lazyPart(async () => (await import('./landing/landing-rest.tsx')).LandingRest);

export const LandingPage = () => (
  <>
    <LandingHero />
    <Suspense fallback={null}>
      <LandingRest />
    </Suspense>
  </>
);
