import { LandingHero } from './landing/landing-hero.tsx';
import { LandingRest } from './landing/landing-rest.tsx';

/** For visitors; who has an account here finds their home in its place. */
export const LandingPage = () => (
  <>
    <LandingHero />
    <LandingRest />
  </>
);
