import { LandingHero } from './landing/landing-hero.tsx';
import { LandingRest } from './landing/landing-rest.tsx';

/** The first page of a visitor. */
export const LandingPage = () => (
  <>
    <LandingHero />
    <LandingRest />
  </>
);
