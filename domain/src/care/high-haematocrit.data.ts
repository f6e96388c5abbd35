/** Waiting to speak with whoever prescribed is no change of a treatment, and the change is theirs. */
const BEFORE_NEXT_DOSE =
  'no uses la próxima dosis antes de hablarlo: reducir o cortar lo decide quien te lo indicó';
const CALL_TODAY = `llamá ese mismo día a quien te lo indicó y ${BEFORE_NEXT_DOSE}`;

/** The limit of a test of a treatment. */
export const HAEMATOCRIT_LIMIT_TREATED = `más de 54 %; ${BEFORE_NEXT_DOSE}`;

/** Beside what says not to leave a treatment. */
export const HIGH_HAEMATOCRIT_TREATED = `Con un hematocrito de más de 54 %, ${CALL_TODAY}.`;

/** Sentence of an entry, which is read with a prescription and without one. */
export const HIGH_HAEMATOCRIT = `Por encima de ese hematocrito, con receta, ${CALL_TODAY}. Sin receta, no uses más y consultá ese mismo día.`;
