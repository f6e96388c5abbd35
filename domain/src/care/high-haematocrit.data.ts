/** Delaying a dose until a consultation does not change the treatment. */
const BEFORE_NEXT_DOSE =
  'no uses la próxima dosis antes de hablarlo: reducir o cortar lo decide quien te lo indicó';
const CALL_TODAY = `llamá ese mismo día a quien te lo indicó y ${BEFORE_NEXT_DOSE}`;

export const HAEMATOCRIT_LIMIT_TREATED = `más de 54 %; ${BEFORE_NEXT_DOSE}`;

/** Shown beside the advice not to stop a treatment. */
export const HIGH_HAEMATOCRIT_TREATED = `Con un hematocrito de más de 54 %, ${CALL_TODAY}.`;

export const HIGH_HAEMATOCRIT = `Por encima de ese hematocrito, con receta, ${CALL_TODAY}. Sin receta, no uses más y consultá ese mismo día.`;
