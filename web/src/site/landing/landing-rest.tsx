import { FactsSection } from './facts-section.tsx';
import { HarmSection } from './harm-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ToolsSection } from './tools-section.tsx';

export const LandingRest = () => (
  <>
    <FactsSection />
    <ToolsSection />
    <PriceSection />
    <HarmSection />
  </>
);
