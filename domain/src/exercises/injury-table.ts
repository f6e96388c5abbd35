import type { SourceKey } from '../evidence/sources.ts';
import type { Joint } from '../person/choices.ts';
import type { Load } from './loads.ts';

type JointRestrictions = {
  readonly avoid: readonly Load[];
  /** Gentler form, in Spanish. */
  readonly modify: Readonly<Partial<Record<Load, string>>>;
  /** Sources of measured cells; every other cell is Forja's rule. */
  readonly loadSources: Readonly<Partial<Record<Load, SourceKey>>>;
};

const GENTLE_GRIP = 'Agarre neutro, o correas si las tenés, y sin apretar de más.';
const STRAIGHT_WRIST = 'Muñeca derecha, con agarre neutro o muñequera.';
const PARTIAL_SQUAT = 'Apoyo alto: bajá solo hasta donde no duela.';
const SHORT_STEP = 'Paso corto y recorrido parcial, con una mano apoyada.';
const ELBOWS_IN = 'Codos a medio abrir, recorrido sin bajar del todo y agarre neutro si se puede.';

/**
 * Restrictions of each injured joint by load (evidence 8, or Forja's list if stricter). They
 * describe joint load, not a cause of injury; absent loads are usually tolerated.
 */
export const INJURY_TABLE: Readonly<Record<Joint, JointRestrictions>> = {
  neck: {
    avoid: [
      'bar_on_neck',
      'press_overhead',
      'hinge_barbell',
      'hinge_sumo_or_trap',
      'shrug_or_heavy_carry',
      'explosive_lift',
    ],
    modify: {
      hanging: 'Hombros lejos de las orejas y sin estirar el mentón hacia la barra.',
      hinge_dumbbell: 'Liviano, con la mirada al piso y los hombros sueltos.',
      light_carry: 'Liviano y abrazado al pecho, con los hombros sueltos.',
      trunk_loaded_flexion_or_rotation: 'Sin tirar de la cabeza y con poco peso.',
      trunk_flexion: 'Sin tirar de la cabeza: si molesta, dejala apoyada.',
      trunk_anti_extension: 'Mirada al piso y recorrido corto.',
      good_morning_or_bent_row: 'Poco peso y mirada al piso, sin levantar el mentón.',
      press_explosive: 'Liviano, sin empujar con el mentón.',
    },
    loadSources: {},
  },
  shoulder: {
    avoid: [
      'press_overhead',
      'press_explosive',
      'dip',
      'hanging',
      'raise_high',
      'shoulder_end_range',
      'trunk_anti_extension',
    ],
    modify: {
      press_flat: ELBOWS_IN,
      press_close: 'Sin bajar del todo y con los codos cerca del cuerpo.',
      press_angled: 'Hasta donde suba sin molestia, con poco peso.',
      triceps_overhead: 'Brazos apenas inclinados, sin llevarlos detrás de la cabeza.',
      bar_on_neck: 'Agarre ancho: si llevar las manos atrás molesta, cambialo por una sin barra.',
      shrug_or_heavy_carry: 'Poco peso y hombros quietos, sin dejarlos caer.',
      side_plank: 'Con rodillas apoyadas o sobre el otro lado.',
      shoulder_short_range: 'Recorrido corto, sin pasar la línea del cuerpo.',
    },
    loadSources: { raise_high: 'kolber2014' },
  },
  elbow: {
    avoid: [
      'hanging',
      'hard_grip',
      'curl_fixed_bar',
      'triceps_overhead',
      'dip',
      'press_close',
      'press_angled',
      'press_explosive',
    ],
    modify: {
      row_supported: GENTLE_GRIP,
      row_seated: GENTLE_GRIP,
      hung_row: GENTLE_GRIP,
      pulldown_front: GENTLE_GRIP,
      curl_free: 'Agarre neutro, poco peso y sin estirar del todo.',
      press_flat: 'Sin trabar los codos al final.',
      press_short: 'Sin trabar los codos al final.',
      press_overhead: 'Poco peso y sin trabar los codos al final.',
      shrug_or_heavy_carry: GENTLE_GRIP,
    },
    loadSources: {},
  },
  wrist: {
    avoid: ['wrist_extended', 'press_explosive'],
    modify: {
      dip: STRAIGHT_WRIST,
      press_overhead: STRAIGHT_WRIST,
      hanging: 'Con correas y tramos cortos.',
      hard_grip: GENTLE_GRIP,
      curl_fixed_bar: 'Con barra Z o mancuernas, sin doblar la muñeca.',
      shrug_or_heavy_carry: STRAIGHT_WRIST,
      hands_on_floor: 'Apoyá los puños o los antebrazos en vez de la palma.',
      curl_free: STRAIGHT_WRIST,
    },
    loadSources: {},
  },
  lower_back: {
    avoid: [
      'hinge_barbell',
      'hinge_dumbbell',
      'hinge_sumo_or_trap',
      'good_morning_or_bent_row',
      'spinal_compression',
      'spine_extension',
      'shrug_or_heavy_carry',
      'trunk_loaded_flexion_or_rotation',
      'trunk_flexion',
      'trunk_anti_extension',
      'jump_or_run',
      'explosive_lift',
    ],
    modify: {
      squat_deep: 'Poco peso y hasta donde la espalda siga derecha.',
      bar_on_neck: 'Espalda apoyada y poco peso.',
      leg_press: 'Sin despegar la cadera del respaldo: recorrido corto.',
      hinge_supported: 'Poco peso, recorrido corto y la espalda larga.',
      hip_thrust_heavy: 'Poco peso y sin arquear la espalda arriba.',
      hip_thrust_light: 'Sin arquear la espalda arriba.',
      press_overhead: 'Sentado, con la espalda apoyada en el respaldo.',
      light_carry: 'Liviano, erguido y tramos cortos.',
      bent_over_light: 'Con el pecho apoyado en un banco o una mesa.',
      row_seated: 'Tronco quieto y erguido, con poco peso.',
      hung_row: 'Rodillas dobladas y cadera arriba, sin dejarla caer.',
    },
    loadSources: { hinge_barbell: 'cholewicki1991' },
  },
  hip: {
    avoid: [
      'squat_deep',
      'leg_press',
      'hip_thrust_heavy',
      'adductor_loaded',
      'jump_or_run',
      'explosive_lift',
    ],
    modify: {
      squat_shallow: PARTIAL_SQUAT,
      lunge_or_high_step: SHORT_STEP,
      hinge_barbell: 'Poco peso y recorrido corto, sin dolor adelante de la cadera.',
      hinge_dumbbell: 'Recorrido corto, sin dolor adelante de la cadera.',
      hinge_sumo_or_trap: 'Pies menos abiertos y recorrido corto.',
      hinge_supported: 'Recorrido corto, con una mano apoyada.',
      hip_thrust_light: 'Poco peso y sin llegar al tope.',
      good_morning_or_bent_row: 'Poco peso y el tronco menos inclinado.',
      trunk_loaded_flexion_or_rotation: 'Poco peso, sin llevar las rodillas al pecho.',
      trunk_flexion: 'Sin llevar las rodillas al pecho.',
      shrug_or_heavy_carry: 'Poco peso y pasos cortos.',
      light_carry: 'Poco peso y pasos cortos.',
    },
    loadSources: { squat_deep: 'kolber2015fai' },
  },
  knee: {
    avoid: [
      'squat_deep',
      'lunge_or_high_step',
      'knee_end_range',
      'deep_kneeling',
      'jump_or_run',
      'explosive_lift',
    ],
    modify: {
      squat_shallow: PARTIAL_SQUAT,
      leg_press: 'Recorrido corto: frená antes de que la rodilla se cierre mucho.',
      knee_loaded: 'Poco peso, con la rodilla apenas doblada.',
      hinge_sumo_or_trap: 'Cadera alta y rodillas poco dobladas.',
      adductor_loaded: 'Con la rodilla apoyada, no el pie.',
    },
    loadSources: { squat_deep: 'pereira2022' },
  },
  ankle: {
    avoid: ['jump_or_run', 'explosive_lift', 'calf_raise', 'ankle_end_range'],
    modify: {
      squat_deep: 'Con los talones sobre un disco o una cuña, hasta donde el tobillo no moleste.',
      one_leg_balance: 'Con una mano apoyada y descalzo solo en piso firme.',
      lunge_or_high_step: SHORT_STEP,
    },
    loadSources: {},
  },
};
