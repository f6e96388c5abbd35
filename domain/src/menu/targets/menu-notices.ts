import type { Notice } from '../../evidence/notice.ts';
import type { Finding } from '../../clinical/findings.ts';
import type { KitchenLimits } from './kitchen-limits.ts';

export function menuNotices(
  findings: readonly Finding[],
  { potassiumCeilingMg, proteinIsCeiling, evenCarbohydrate, steadyVitaminK }: KitchenLimits,
  easedFibreGrams?: number,
): Notice[] {
  const has = (finding: Finding) => findings.includes(finding);
  const notices: Notice[] = [];
  if (proteinIsCeiling)
    notices.push({
      code: 'menu-protein-is-a-ceiling',
      severity: 'info',
      text: 'La proteína del menú nunca pasa de tu meta: con enfermedad renal es un techo, no un mínimo.',
      basis: 'source',
      sources: ['kdigo2024'],
    });
  if (potassiumCeilingMg !== undefined)
    notices.push({
      code: 'menu-potassium-ceiling',
      severity: 'warning',
      text: `El menú no pasa de ${potassiumCeilingMg} mg de potasio por día: es una regla de Forja, prudente y sin tu análisis. Lo que te indicó tu equipo vale más que este número. No uses sal con potasio ni suplementos de potasio.`,
      basis: 'forja_rule',
      sources: [],
    });
  if (easedFibreGrams !== undefined)
    notices.push({
      code: 'menu-fibre-gave-way',
      severity: 'info',
      text: `La fibra y el techo de potasio chocaban, y cedió la fibra: estos menús buscan ${easedFibreGrams} g. El techo no se afloja.`,
      basis: 'forja_rule',
      sources: [],
    });
  if (evenCarbohydrate === 'every_day')
    notices.push({
      code: 'menu-carbohydrate-every-day',
      severity: 'warning',
      text: 'Cada comida trae parecidos carbohidratos todos los días, con 15 g de margen, porque tu medicación puede bajarte el azúcar. No saltees comidas. La app no ajusta insulina ni pastillas: si cambiás comidas o entrenamiento, avisale antes a quien te las indica.',
      basis: 'forja_rule',
      sources: [],
    });
  else if (evenCarbohydrate === 'between_meals')
    notices.push({
      code: 'menu-carbohydrate-between-meals',
      severity: 'info',
      text: 'Los carbohidratos van repartidos entre las comidas, sin azúcar ni dulces. No hay una proporción ideal para todos: la ajusta tu equipo.',
      basis: 'source',
      sources: ['evert2019'],
    });
  if (steadyVitaminK)
    notices.push({
      code: 'menu-vitamin-k-steady',
      severity: 'warning',
      text: 'Las verduras de hoja ricas en vitamina K van todos los días en la misma porción, una o dos por día: con anticoagulantes conviene mantenerlas parejas, no sacarlas. Si tu forma de comer cambia, avisá en tu control de RIN antes.',
      basis: 'source',
      sources: ['violi2016'],
    });
  if (has('hypertension'))
    notices.push({
      code: 'menu-sodium-ceiling',
      severity: 'info',
      text: 'El sodio del menú queda debajo de tu límite de todos los días, contando lo que ya traen los alimentos.',
      basis: 'source',
      sources: ['whosodium2012'],
    });
  return notices;
}
