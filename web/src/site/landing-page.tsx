import { LandingHero } from './landing/landing-hero.tsx';
import { LandingRest } from './landing/landing-rest.tsx';

/** The home page of visitors; the app has another for accounts. */
export const LandingPage = () => (
  <>
    <LandingHero />
    <LandingRest />
  </>
);
