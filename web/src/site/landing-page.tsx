import { lazy, Suspense } from 'react';
import { LandingHero } from './landing-hero.tsx';
import './landing.css';

/** Already in the markup of the page; its code comes after the first screen. */
const LandingRest = lazy(async () => ({ default: (await import('./landing-rest.tsx')).LandingRest }));

export const LandingPage = () => (
  <>
    <LandingHero />
    <Suspense fallback={null}>
      <LandingRest />
    </Suspense>
  </>
);
