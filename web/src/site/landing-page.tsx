import { examplePlan } from 'virtual:forja/example-plan';
import { FactsSection } from './facts-section.tsx';
import { HarmSection } from './harm-section.tsx';
import { LandingHero } from './landing-hero.tsx';
import './landing.css';
import { SiteFooter } from './site-footer.tsx';
import { ToolsSection } from './tools-section.tsx';

export const LandingPage = () => (
  <>
    <LandingHero plan={examplePlan} />
    <FactsSection />
    <ToolsSection />
    <HarmSection />
    <SiteFooter />
  </>
);
