import { StatCell, StatGrid } from '../layout/stat-grid.tsx';
import { Card, CardBody, CardHeader } from '../layout/card.tsx';
import { FoldedCard, FoldedGroup } from '../layout/folded-card.tsx';
import { Stepper } from '../navigation/stepper.tsx';
import { RulerGauge } from '../charts/ruler-gauge.tsx';
import { RiskLevel } from '../evidence/risk-level.tsx';
import { RuleBadge } from '../evidence/rule-badge.tsx';
import { SourceBadge } from '../evidence/source-badge.tsx';
import { Tag } from '../feedback/tag.tsx';
import { GallerySection } from './gallery-section.tsx';
import { energySource, proteinSource } from './sample-sources.ts';
import * as styles from './gallery.module.css';

const proteinBadge = <SourceBadge strength="A" number={1} source={proteinSource} />;
const energyBadge = <SourceBadge strength="C" number={6} source={energySource} />;

export const CardSection = () => (
  <>
    <GallerySection title="Ficha, sello, discos y regla">
      <Card tab="Ficha 0148">
        <CardHeader
          title="Hipertrofia, 12 semanas"
          level={3}
          subtitle="Varón, 27 años, 78,4 kg, 4 días por semana"
          side={<RiskLevel level={3} size="large" />}
        />
        <StatGrid>
          <StatCell label="Energía por día" value="3.010" unit="kcal" badge={energyBadge} />
          <StatCell label="Proteína por día" value="125" unit="g" badge={proteinBadge} />
          <StatCell
            label="Mortalidad"
            value="× 2,8"
            badge={<SourceBadge strength="C" number={4} source={energySource} />}
            note="Contra quien no usa."
          />
          <StatCell label="Agua por día" pending="Falta el peso" />
          <StatCell label="Riesgo">
            <RiskLevel level={1} />
          </StatCell>
          <StatCell label="Riesgo">
            <RiskLevel level={2} />
          </StatCell>
          <StatCell label="Riesgo">
            <RiskLevel level={3} />
          </StatCell>
          <StatCell label="Riesgo">
            <RiskLevel level={4} />
          </StatCell>
          <StatCell label="Riesgo">
            <RiskLevel level={undefined} />
          </StatCell>
        </StatGrid>
        <CardBody>
          <RulerGauge value={68} target={80} label="Puntaje general" showNumbers />
        </CardBody>
      </Card>
    </GallerySection>
    <GallerySection title="Densidad, marcas y pasos">
      <Card plain>
        <StatGrid columns={4} density="dense">
          <StatCell label="Energía" value="3.010" unit="kcal" badge={energyBadge} />
          <StatCell label="Proteína" value="125" unit="g" badge={proteinBadge} />
          <StatCell label="Series" value="12 a 16" />
          <StatCell label="Días" value="4" />
        </StatGrid>
      </Card>
      <div className={styles.row}>
        <Tag tone="ink">Ficha 0148</Tag>
        <Tag>Colesterol alto</Tag>
        <Tag tone="green">GRATIS</Tag>
        {(['A', 'B', 'C', 'D'] as const).map((strength, index) => (
          <SourceBadge key={strength} strength={strength} number={index + 1} />
        ))}
        <RuleBadge face="Regla" label="Regla de Forja: energía por día" title="Energía por día">
          <p>Los estudios orientan, la cuenta exacta la elegimos nosotros.</p>
        </RuleBadge>
        <RuleBadge face="Criterio" label="Criterio experto: cardio" title="Cardio" />
      </div>
      <FoldedGroup>
        <FoldedCard title="Progresión, 12 semanas">
          <CardBody>Dos descargas, en las semanas 6 y 12.</CardBody>
        </FoldedCard>
        <FoldedCard title="Controles médicos" hint="3 momentos">
          <CardBody>Antes de empezar el plan.</CardBody>
        </FoldedCard>
      </FoldedGroup>
      <Stepper current={1} total={3} showText />
      <Stepper current={3} total={3} showText />
      <RulerGauge value={7.4} max={10} label="Actividad" zone={{ from: 6, to: 8.5 }} showNumbers />
      <RulerGauge value={0} max={10} label="Sueño" />
      <RulerGauge value={10} max={10} label="Nutrición" target={9} />
    </GallerySection>
  </>
);
