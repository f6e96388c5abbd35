import type { Source } from './source.ts';

/**
 * Check-up guidance (m) and Argentine law and help (a), by the keys of the evidence register.
 * A title between brackets is ours: the page that was read did not show the original one.
 */
export const COMPOUND_CARE = {
  m1: { authors: 'Endocrine Society', year: '2010', journal: 'Tarjeta de controles', title: '[Controles del tratamiento con testosterona]', strength: 'A', design: 'guía clínica oficial' },
  m2: { authors: 'AUA (Estados Unidos)', year: 's. f.', journal: 'Guía de urología', title: '[Tabla de seguimiento con testosterona]', strength: 'A', design: 'guía clínica oficial' },
  m3: { authors: 'EAU (Europa)', year: 's. f.', journal: 'Guía de urología', title: '[Seguimiento con testosterona]', strength: 'A', design: 'guía clínica oficial' },
  m4: { authors: 'Gibbons y cols.', year: '2024', journal: 'British Journal of General Practice 74(741):187-190', title: '[Análisis de sangre en usuarios de esteroides]', strength: 'A', design: 'guía para médicos generalistas', doi: '10.3399/bjgp24X737013', pmid: '38538136', url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10962511' },
  m5: { authors: 'Servicio de salud de Gales', year: 's. f.', journal: 'Guía de consultorio', title: '[Controles de quienes usan sustancias para la imagen y el rendimiento]', strength: 'A', design: 'guía local de consultorio' },
  m8: { authors: 'NSW Health (Australia)', year: '2022', journal: 'Guía rápida para médicos', title: '[Reducción de daños: sustancias para la imagen y el rendimiento]', strength: 'A', design: 'guía oficial de salud pública', url: 'https://www.health.nsw.gov.au/aod/Pages/pied-harm-min-quick-guide.aspx' },
  m9: { authors: 'Prospecto suizo de Testoviron Depot', year: 's. f.', journal: 'Suiza', title: '[Testoviron Depot: indicación y contenido]', strength: 'A', design: 'prospecto oficial' },
  m10: { authors: 'Barritt y cols.', year: '2024', journal: 'American Journal of Gastroenterology', title: '[Ley de Hy: mortalidad]', strength: 'C', design: 'estudio observacional', doi: '10.14309/ajg.0000000000003145' },
  m10b: { authors: 'Ley de Hy, explicada por terceros', year: '2013', journal: 'página web', title: '[Límites de la ley de Hy]', strength: 'D', design: 'texto de terceros', url: 'http://onbiostatistics.blogspot.com/2013/04/', secondary: true },
  m11: { authors: 'Asociación Americana del Corazón, copia', year: 's. f.', journal: 'Beacon Health System', title: '[Crisis hipertensiva]', strength: 'A', design: 'consejo oficial leído en una copia', secondary: true },
  a1: { authors: 'SEDRONAR (Argentina)', year: '2022', journal: 'argentina.gob.ar', title: '[Línea 141, gratuita y anónima]', strength: 'A', design: 'servicio oficial', url: 'https://argentina.gob.ar/noticias/coronavirus-sedronar-garantiza-servicios-esenciales' },
  a2: { authors: 'SAME', year: 's. f.', journal: 'prensa argentina', title: '[Emergencias médicas: 107]', strength: 'A', design: 'servicio oficial de la Ciudad de Buenos Aires y otras jurisdicciones' },
  a3: { authors: 'Ley 26.912 y sus cambios (Argentina)', year: '2013', journal: 'Boletín Oficial', title: '[Régimen de prevención y control del dopaje en el deporte]', strength: 'A', design: 'ley nacional' },
  a4: { authors: 'Ministerio de Salud de Tucumán', year: 's. f.', journal: 'msptucuman.gov.ar', title: '[Salud Responde]', strength: 'D', design: 'página provincial, puede haber cambiado', url: 'https://msptucuman.gov.ar/?p=13391', secondary: true },
  a5: { authors: 'ANMAT (Argentina)', year: '2021-2024', journal: 'Disposiciones 3191/2021 y 8835/2024', title: '[Prohibición de anabólicos sin registro]', strength: 'A', design: 'norma oficial, vista en la prensa' },
  a6: { authors: 'Encuesta en gimnasios de Corrientes', year: 's. f.', journal: 'Corrientes, Argentina', title: '[Uso de anabólicos en 200 varones]', strength: 'C', design: 'encuesta a 200 varones' },
  a7: { authors: 'Ley 25.326 (Argentina), comentada', year: 's. f.', journal: 'Comercio y Justicia', title: '[Protección de datos personales]', strength: 'A', design: 'ley nacional comentada' },
  a8: { authors: 'Ley 26.529 (Argentina)', year: '2009', journal: 'Boletín Oficial', title: '[Derechos del paciente]', strength: 'A', design: 'ley nacional' },
  a9: { authors: 'ANMAT (Argentina)', year: '2016', journal: 'Disposición 8563/2016', title: '[Testoviron Depot: condición de venta]', strength: 'A', design: 'norma oficial' },
  a9b: { authors: 'Prospecto de Testoviron Depot', year: 's. f.', journal: 'farmacopedia.pe', title: '[Advertencias sobre el uso de andrógenos]', strength: 'A', design: 'prospecto oficial', url: 'http://www.farmacopedia.pe/testoviron_depot/advertencias.html' },
} as const satisfies Record<string, Source>;
