import { LandingHero } from './landing/landing-hero.tsx';
import { LandingRest } from './landing/landing-rest.tsx';

export const LandingPage = () => (
  <>
    <LandingHero />
    <LandingRest />
  </>
);
