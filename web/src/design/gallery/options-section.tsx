import { useState } from 'react';
import { Card, CardBody } from '../layout/card.tsx';
import { OptionGroup } from '../inputs/option-group.tsx';
import { RiskLevel } from '../evidence/risk-level.tsx';
import { TabNav } from '../navigation/tab-nav.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { GallerySection } from './gallery-section.tsx';

export function OptionsSection() {
  const [cycle, setCycle] = useState<'sin' | 'con'>('con');
  const [conditions, setConditions] = useState<string[]>(['colesterol']);
  return (
    <GallerySection title="Pestañas y opciones">
      <Tabs
        label="Partes del plan"
        tabs={[
          {
            value: 'semana',
            label: 'Semana',
            panel: (
              <Card>
                <CardBody>
                  <OptionGroup
                    type="checkbox"
                    legend="Tu salud"
                    value={conditions}
                    onValueChange={setConditions}
                    options={[
                      {
                        value: 'colesterol',
                        label: 'Colesterol alto',
                        description: 'Cambia tu riesgo',
                      },
                      { value: 'hipertension', label: 'Hipertensión' },
                      { value: 'renal', label: 'Enfermedad renal', disabled: true },
                    ]}
                  />
                </CardBody>
              </Card>
            ),
          },
          ...['Comida', 'Suplementos', 'Compuestos', 'Fuentes'].map((label) => ({
            value: label.toLowerCase(),
            label,
            panel: (
              <Card>
                <CardBody>{label}</CardBody>
              </Card>
            ),
          })),
        ]}
      />
      <div>
        <TabNav label="Medidas">
          <a href="#peso" aria-current="page">
            Peso
          </a>
          <a href="#cintura">Cintura</a>
          <a href="#brazo">Brazo</a>
        </TabNav>
        <Card>
          <CardBody>Pestañas que son enlaces.</CardBody>
        </Card>
      </div>
      <OptionGroup
        type="radio"
        legend="¿Qué buscás?"
        columns={2}
        options={['Ganar músculo', 'Ganar fuerza', 'Bajar grasa', 'Recomposición'].map((label) => ({
          value: label,
          label,
        }))}
        error="Elegí qué buscás."
      />
      <OptionGroup
        type="radio"
        legend="Tipo de ciclo"
        hint="Vas a poder comparar los dos antes de elegir."
        value={cycle}
        onValueChange={setCycle}
        options={[
          {
            value: 'sin',
            label: 'Sin química',
            description: 'Entrenamiento, comida, sueño y suplementos legales.',
            side: <RiskLevel level={1} />,
          },
          {
            value: 'con',
            label: 'Con química',
            description: 'Solo mayores de 18, con análisis de los últimos 6 meses.',
            side: <RiskLevel level={3} />,
          },
        ]}
      />
    </GallerySection>
  );
}
