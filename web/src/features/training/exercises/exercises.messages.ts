import { plural } from '../../../design/format.ts';

export const exercisesMessages = {
  title: 'Ejercicios',
  all: 'Ver todos los ejercicios',
  lead: 'Los de Forja y los tuyos: cómo se hacen, qué trabajan y qué cargan.',
  settingsNotSaved: 'No pudimos guardar el cambio',
  failure: {
    title: 'No pudimos abrir tus ejercicios',
    safe: 'Los de Forja están igual. Los tuyos siguen guardados en este teléfono y en tu cuenta.',
    retry: 'Probar de nuevo',
  },
  search: {
    legend: 'Buscar ejercicios',
    label: 'Buscar',
    hint: 'Por nombre, músculo o equipo. No importan los acentos.',
    filters: (active: number) =>
      active === 0 ? 'Filtros' : `Filtros (${plural(active, 'activo', 'activos')})`,
    muscle: 'Músculo',
    equipment: 'Dónde entrenás',
    joint: 'Sin cargar',
    jointHint: 'Tus ejercicios no aparecen con este filtro: no sabemos qué cargan.',
    pattern: 'Movimiento',
    all: 'Todos',
    anywhere: 'Cualquier lugar',
    anyJoint: 'Sin cuidado especial',
    clear: 'Quitar filtros y búsqueda',
    resultCount: (count: number) => plural(count, 'ejercicio', 'ejercicios'),
    none: 'Ningún ejercicio coincide. Probá con otra palabra o quitá un filtro.',
    showMore: 'Mostrar más ejercicios',
  },
  groups: { favourites: 'Favoritos', recent: 'Lo último que hiciste', others: 'Todos' },
  row: {
    own: 'Tuyo',
  },
  picker: { title: 'Elegir un ejercicio' },
};
