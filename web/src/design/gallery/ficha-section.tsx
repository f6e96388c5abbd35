import { Casillero, Casilleros } from '../casilleros.tsx';
import { Ficha, FichaBody, FichaHeader } from '../ficha.tsx';
import { Pasos } from '../pasos.tsx';
import { Regla } from '../regla.tsx';
import { RiskLevel } from '../risk-level.tsx';
import { Sello } from '../sello.tsx';
import { Tag } from '../tag.tsx';
import { GallerySection } from './gallery-section.tsx';
import { energySource, proteinSource } from './sample-sources.ts';

const proteinSeal = <Sello strength="A" number={1} source={proteinSource} />;
const energySeal = <Sello strength="C" number={6} source={energySource} />;

export const FichaSection = () => (
  <>
    <GallerySection title="Ficha, sello, discos y regla">
      <Ficha tab="Ficha 0148">
        <FichaHeader
          title="Hipertrofia, 12 semanas"
          level={3}
          subtitle="Varón, 27 años, 78,4 kg, 4 días por semana"
          side={<RiskLevel level={3} size="large" />}
        />
        <Casilleros>
          <Casillero label="Energía por día" value="3.010" unit="kcal" seal={energySeal} />
          <Casillero label="Proteína por día" value="125" unit="g" seal={proteinSeal} />
          <Casillero
            label="Mortalidad"
            value="× 2,8"
            seal={<Sello strength="C" number={4} source={energySource} />}
            note="Contra quien no usa."
          />
          <Casillero label="Agua por día" pending="Falta el peso" />
          <Casillero label="Riesgo">
            <RiskLevel level={1} />
          </Casillero>
          <Casillero label="Riesgo">
            <RiskLevel level={2} />
          </Casillero>
          <Casillero label="Riesgo">
            <RiskLevel level={3} />
          </Casillero>
          <Casillero label="Riesgo">
            <RiskLevel level={4} />
          </Casillero>
          <Casillero label="Riesgo">
            <RiskLevel level={undefined} />
          </Casillero>
        </Casilleros>
        <FichaBody>
          <Regla value={68} target={80} label="Puntaje general" showNumbers />
        </FichaBody>
      </Ficha>
    </GallerySection>
    <GallerySection title="Densidad, marcas y pasos">
      <Ficha plain>
        <Casilleros columns={4} density="dense">
          <Casillero label="Energía" value="3.010" unit="kcal" seal={energySeal} />
          <Casillero label="Proteína" value="125" unit="g" seal={proteinSeal} />
          <Casillero label="Series" value="12 a 16" />
          <Casillero label="Días" value="4" />
        </Casilleros>
      </Ficha>
      <div className="fl">
        <Tag tone="ink">Ficha 0148</Tag>
        <Tag>Colesterol alto</Tag>
        <Tag tone="green">GRATIS</Tag>
        {(['A', 'B', 'C', 'D'] as const).map((strength, index) => (
          <Sello key={strength} strength={strength} number={index + 1} />
        ))}
      </div>
      <Pasos current={1} total={3} showText />
      <Pasos current={3} total={3} showText />
      <Regla value={7.4} max={10} label="Actividad" zone={{ from: 6, to: 8.5 }} showNumbers />
      <Regla value={0} max={10} label="Sueño" />
      <Regla value={10} max={10} label="Nutrición" target={9} />
    </GallerySection>
  </>
);
