/** Load types: rows of the table of evidence 8, split into heavy and light. */
export const LOADS = [
  // squats, steps and knees
  'squat_deep',
  'squat_shallow',
  'leg_press',
  'lunge_or_high_step',
  'low_step',
  'knee_end_range',
  'knee_loaded',
  'deep_kneeling',
  'adductor_loaded',
  // hinges and hips
  'hinge_barbell',
  'hinge_dumbbell',
  'hinge_sumo_or_trap',
  'hinge_supported',
  'hip_thrust_heavy',
  'hip_thrust_light',
  'spine_extension',
  // back and neck
  'good_morning_or_bent_row',
  'bent_over_light',
  'spinal_compression',
  'bar_on_neck',
  'shrug_or_heavy_carry',
  'light_carry',
  // trunk
  'trunk_loaded_flexion_or_rotation',
  'trunk_flexion',
  'trunk_anti_extension',
  'side_plank',
  // pulls and grips
  'row_supported',
  'row_seated',
  'hung_row',
  'pulldown_front',
  'hanging',
  'hard_grip',
  'curl_fixed_bar',
  'curl_free',
  // presses
  'press_flat',
  'press_short',
  'press_close',
  'press_angled',
  'press_overhead',
  'press_explosive',
  'dip',
  'triceps_overhead',
  'wrist_extended',
  'hands_on_floor',
  // shoulders
  'raise_high',
  'shoulder_end_range',
  'shoulder_short_range',
  // ankles and impact
  'calf_raise',
  'ankle_end_range',
  'one_leg_balance',
  'jump_or_run',
  'explosive_lift',
  // floor positions: restricted by age and fall risk, by no injury
  'face_down_on_floor',
  'floor_slide',
  'head_down',
  'weight_on_feet',
] as const;
export type Load = (typeof LOADS)[number];
