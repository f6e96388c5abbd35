import type { RiskClass } from '../../compounds/compound.ts';
import type { SourceKey } from '../../evidence/sources.ts';

/** Why a class of compound adds points. */
export const CLASS_TEXTS: Readonly<Record<RiskClass, { text: string; sources: readonly SourceKey[] }>> = {
  test_ester: { text: 'Éster de testosterona', sources: [] },
  '17aa': { text: 'Oral 17α-alquilado: daña el hígado y los lípidos', sources: ['r17', 'l5b', 'l7b'] },
  nandrolone: { text: 'Nandrolona: supresión intensa y prolongada', sources: ['pk1', 'pk2'] },
  trenbolone: { text: 'Trenbolona: veterinaria, sin un producto humano aprobado', sources: ['l11'] },
  boldenone: { text: 'Boldenona: veterinaria, aprobada en Estados Unidos solo para caballos', sources: ['l12'] },
  dht_inj: { text: 'Derivado de la dihidrotestosterona sin aprobación vigente', sources: ['l13'] },
  mesterolone: { text: 'Mesterolona', sources: ['l10'] },
  sarm: { text: 'SARM: daño hepático y rótulos falsos', sources: ['l38', 'l24'] },
  mk677: { text: 'MK-677: señal de insuficiencia cardíaca', sources: ['l27'] },
  gh: { text: 'Hormona de crecimiento', sources: ['l21b'] },
  igf1: { text: 'IGF-1: aprobada solo para chicos con un déficit grave', sources: ['l48'] },
  t3: { text: 'Hormona tiroidea para bajar de peso', sources: ['l34'] },
  clenbuterol: { text: 'Clenbuterol: 84 % de internados en 63 consultas', sources: ['l22'] },
  ephedrine_yohimbine: { text: 'Efedrina o yohimbina: sin ingesta segura', sources: ['l41b', 'l47'] },
  diuretic: { text: 'Diuréticos sin receta: urgencias por el potasio', sources: ['l40', 'l40b', 'l40d'] },
  epo: { text: 'EPO: infarto, ACV y trombosis', sources: ['l36'] },
  unapproved_peptide: { text: 'Péptido sin aprobar', sources: ['l29', 'l29b'] },
  glp1: { text: 'Agonista de GLP-1 sin indicación', sources: ['l37', 'l50'] },
  serm: { text: 'SERM: coágulos y vista', sources: ['l15', 'l16b'] },
  ai: { text: 'Inhibidor de la aromatasa', sources: ['l17b'] },
  hcg: { text: 'Gonadotrofina coriónica', sources: ['l19'] },
  cabergoline: { text: 'Cabergolina: válvulas del corazón', sources: ['l20'] },
  finasteride: { text: 'Finasterida', sources: ['l39'] },
  never_only: { text: 'Sustancia excluida de todo plan', sources: [] },
  legal_supplement: { text: 'Suplemento legal', sources: [] },
};
