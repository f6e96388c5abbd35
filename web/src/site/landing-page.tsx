import { staticPart } from '../shared/later-parts/static-part.tsx';
import { LandingHero } from './landing/landing-hero.tsx';

const LandingRest = staticPart(
  async () => (await import('./landing/landing-rest.tsx')).LandingRest,
);

export const LandingPage = () => (
  <>
    <LandingHero />
    <LandingRest />
  </>
);
