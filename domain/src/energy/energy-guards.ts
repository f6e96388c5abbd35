import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { hasKidneyDisease, isMinor } from '../person/health-of.ts';
import { bodyMassIndex, hasCondition, hasFlag, type Profile } from '../person/profile.ts';

export type EnergyChange = 'deficit' | 'surplus';

type Guard = {
  readonly code: string;
  readonly applies: (profile: Profile) => boolean;
  /** The changes of energy that it stops. */
  readonly stops: readonly EnergyChange[];
  /** In Spanish. */
  readonly text: string;
  readonly sources: readonly SourceKey[];
};

/** Goals that ask for more energy than is spent. */
const asksForSurplus = ({ goal }: Profile): boolean => goal === 'muscle_gain' || goal === 'strength';

/** Fat enough to build muscle without eating more: by body fat when it is known, else by weight for height outside high levels. */
function hasEnergyStored(profile: Profile): boolean {
  const { bodyFatPercent, sex, level } = profile;
  if (bodyFatPercent !== undefined) return bodyFatPercent >= (sex === 'male' ? 25 : 35);
  return (level === 'beginner' || level === 'intermediate') && bodyMassIndex(profile) >= 30;
}

/** The medical edges of energy: rules of ours on cited facts. */
const GUARDS: readonly Guard[] = [
  {
    code: 'no-energy-change-minor',
    applies: isMinor,
    stops: ['deficit', 'surplus'],
    text: 'Con menos de 18 años no hacemos planes para bajar ni para subir de peso: estás creciendo y las fórmulas son de adultos. Te mostramos cuánto gastás y hábitos sanos; para más, hablá con tu pediatra.',
    sources: [],
  },
  {
    code: 'no-energy-change-pregnancy',
    applies: (profile) => hasFlag(profile, 'pregnancy'),
    stops: ['deficit', 'surplus'],
    text: 'Durante el embarazo no hacemos planes para cambiar de peso: necesitás más energía y cuánta la define tu obstetra. Lo que ves es el gasto de antes del embarazo: tomalo como un piso.',
    sources: ['acog804', 'mottola2018'],
  },
  {
    code: 'no-energy-change-breastfeeding',
    applies: (profile) => hasFlag(profile, 'breastfeeding'),
    stops: ['deficit', 'surplus'],
    text: 'Mientras das la teta no hacemos planes para cambiar de peso: hacer leche gasta energía. Lo que ves no la incluye: tomalo como un piso y consultá cuánto sumar.',
    sources: ['acog804'],
  },
  {
    code: 'no-energy-change-very-low-weight',
    applies: (profile) => bodyMassIndex(profile) < 16,
    stops: ['deficit', 'surplus'],
    text: 'Tu peso es muy bajo para tu altura: consultá antes de cambiar lo que comés. Volver a comer mucho de golpe también puede ser peligroso, y se hace con control médico.',
    sources: ['dasilva2020'],
  },
  {
    code: 'no-deficit-low-weight',
    applies: (profile) => bodyMassIndex(profile) >= 16 && bodyMassIndex(profile) < 18.5,
    stops: ['deficit'],
    text: 'Tu peso es bajo para tu altura: no hacemos planes para bajar más. Si bajaste sin buscarlo o te cuesta comer, consultá.',
    sources: [],
  },
  {
    code: 'no-deficit-eating-disorder-signs',
    applies: (profile) => hasFlag(profile, 'eating_disorder_signs'),
    stops: ['deficit'],
    text: 'Por lo que contaste de tu relación con la comida, no te damos un plan para bajar de peso. Hablarlo con un profesional de salud mental o de nutrición ayuda, y no hace falta estar mal para pedir turno.',
    sources: ['morgan1999'],
  },
  {
    code: 'no-deficit-bariatric-surgery',
    applies: (profile) => hasFlag(profile, 'bariatric_surgery_recent'),
    stops: ['deficit'],
    text: 'Después de una cirugía bariátrica reciente la alimentación la lleva tu equipo: no sumamos un déficit nuestro.',
    sources: [],
  },
  {
    code: 'no-deficit-active-cancer',
    applies: (profile) => hasFlag(profile, 'active_cancer'),
    stops: ['deficit'],
    text: 'Con un cáncer en tratamiento no hacemos planes para bajar de peso: mantener el peso y el músculo es parte de cuidarte. Mostrale este plan a tu equipo médico.',
    sources: [],
  },
  {
    code: 'no-deficit-cirrhosis',
    applies: (profile) => hasFlag(profile, 'cirrhosis'),
    stops: ['deficit'],
    text: 'Con cirrosis no hacemos planes para bajar de peso: el cuerpo pierde músculo con facilidad. Comidas chicas y seguidas, sin alcohol, y el plan lo ajusta tu equipo.',
    sources: ['easl2019'],
  },
  {
    code: 'no-surplus-energy-stored',
    applies: (profile) => asksForSurplus(profile) && hasEnergyStored(profile),
    stops: ['surplus'],
    text: 'No sumamos calorías: tu cuerpo tiene energía guardada de sobra para hacer músculo. Comé lo que gastás, con la proteína del plan, y dejá que el entrenamiento haga el cambio.',
    sources: ['slater2019'],
  },
];

/** Conditions that change no energy by themselves and still must be read. */
const CAUTIONS: readonly (Pick<Guard, 'code' | 'applies' | 'text' | 'sources'> & { severity: Notice['severity'] })[] = [
  {
    code: 'insulin-or-sulfonylurea',
    severity: 'warning',
    applies: (profile) => hasFlag(profile, 'insulin_or_sulfonylurea'),
    text: 'Con insulina o sulfonilureas, comer menos o entrenar más puede bajarte el azúcar, incluso horas después. Por eso el déficit no pasa del 10 %: ajustá la medicación con tu médico antes de empezar.',
    sources: ['kanaley2022', 'ada2026s5'],
  },
  {
    code: 'diabetes',
    severity: 'info',
    applies: (profile) => hasCondition(profile, 'diabetes'),
    text: 'En la diabetes no hay un único reparto de grasas, proteínas y carbohidratos que sirva para todos: este es un punto de partida para charlar con tu equipo.',
    sources: ['ada2026s5'],
  },
  {
    code: 'heart-disease-clearance',
    severity: 'warning',
    applies: (profile) => hasCondition(profile, 'heart_disease'),
    text: 'Con una enfermedad del corazón, primero el visto bueno de tu cardiólogo: recién después, el plan.',
    sources: ['pelliccia2021', 'paluch2024'],
  },
  {
    code: 'kidney-disease-refer',
    severity: 'warning',
    applies: hasKidneyDisease,
    text: 'Con enfermedad renal este plan es un borrador para mostrarle a tu nefrólogo: la proteína, el sodio y el potasio se ajustan con tus análisis.',
    sources: ['kdigo2024'],
  },
  {
    code: 'liver-disease-refer',
    severity: 'warning',
    applies: (profile) => hasCondition(profile, 'liver_disease') && !hasFlag(profile, 'cirrhosis'),
    text: 'Con una enfermedad del hígado, mostrale el plan a tu médico antes de empezar: según cuál sea, bajar de peso ayuda o está contraindicado.',
    sources: ['easl2019'],
  },
];

const changeOf = (profile: Profile): EnergyChange | undefined => {
  if (profile.goal === 'fat_loss') return 'deficit';
  return asksForSurplus(profile) ? 'surplus' : undefined;
};

/** Whether the energy may move for this person's goal, and everything to read about it. */
export function energyGuards(profile: Profile): {
  change: EnergyChange | undefined;
  stopped: boolean;
  notices: Notice[];
} {
  const change = changeOf(profile);
  const raised = GUARDS.filter((guard) => guard.applies(profile));
  const stopping = raised.filter((guard) => change !== undefined && guard.stops.includes(change));
  const notices: Notice[] = raised.map((guard) => ({
    code: guard.code,
    severity: stopping.includes(guard) ? 'stop' : 'warning',
    text: guard.text,
    basis: 'forja_rule',
    sources: guard.sources,
  }));
  for (const { applies, code, severity, text, sources } of CAUTIONS)
    if (applies(profile)) notices.push({ code, severity, text, basis: 'forja_rule', sources });
  return { change: stopping.length > 0 ? undefined : change, stopped: stopping.length > 0, notices };
}
