import type { Equipment } from '@forja/domain/person/choices';

export const templatesMessages = {
  title: 'Plantillas de Forja',
  lead: 'Las armamos con la misma evidencia que los planes. Después cambiás lo que quieras.',
  days: (count: number) => (count === 1 ? '1 día por semana' : `${count} días por semana`),
  equipment: {
    gym: 'gimnasio',
    dumbbells: 'mancuernas',
    bodyweight: 'sin equipo',
  } satisfies Record<Equipment, string>,
  back: 'Ver todas',
  use: 'Usar esta rutina',
  progression: 'Cuándo subir',
  reasons: 'Por qué es así',
  sources: 'Fuentes',
  judgement:
    'Las series de cada ejercicio y los descansos los elegimos nosotros dentro de esos rangos.',
} as const;
