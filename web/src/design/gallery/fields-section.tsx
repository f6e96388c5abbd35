import { useState } from 'react';
import { Field } from '../inputs/field.tsx';
import { PasswordField } from '../inputs/password-field.tsx';
import { Segmented } from '../inputs/segmented.tsx';
import { type PickerOption, SearchPicker } from '../inputs/search-picker.tsx';
import { SelectField } from '../inputs/select-field.tsx';
import { TextArea } from '../inputs/text-area.tsx';
import { GallerySection } from './gallery-section.tsx';
import * as styles from './gallery.module.css';

const durations = [
  { value: '8', label: '8 sem' },
  { value: '12', label: '12 sem' },
  { value: '16', label: '16 sem' },
] as const;

const foods: readonly PickerOption[] = [
  { value: 'palta', label: 'Palta' },
  { value: 'maní', label: 'Maní', description: 'También en pasta.' },
];

export function FieldsSection() {
  const [weeks, setWeeks] = useState<'8' | '12' | '16'>('12');
  const [avoided, setAvoided] = useState(foods.slice(0, 1));
  const [query, setQuery] = useState('');
  return (
    <GallerySection title="Campos">
      <div className={styles.pair}>
        <Field label="Edad" unit="años" inputMode="numeric" defaultValue="27" />
        <Field label="Peso" unit="kg" inputMode="decimal" defaultValue="78,4" />
        <Field
          className={styles.wide}
          label="Altura"
          unit="cm"
          inputMode="numeric"
          defaultValue="1,78"
          error="Poné la altura en centímetros, sin coma. Por ejemplo: 178."
        />
        <Field label="Cintura" unit="cm" inputMode="decimal" hint="A la altura del ombligo." />
        <Field label="Grasa" unit="%" inputMode="decimal" defaultValue="18" disabled />
      </div>
      <Field
        label="Correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue="ana.gomez@correo.com.ar"
      />
      <PasswordField label="Contraseña" hint="8 caracteres o más." defaultValue="secreta123" />
      <Field
        label="Cupón"
        face="figure"
        defaultValue="CLUBNORTE"
        ok="Cupón aplicado: te descontamos $ 1.500."
      />
      <TextArea
        label="Mensaje"
        defaultValue="Entreno a un equipo de fútbol."
        error="Contalo en hasta 1.500 letras."
      />
      <SelectField
        label="Nivel"
        emptyLabel="Elegí tu nivel"
        defaultValue="intermedio"
        options={[
          { value: 'principiante', label: 'Principiante' },
          { value: 'intermedio', label: 'Intermedio' },
          { value: 'avanzado', label: 'Avanzado' },
          { value: 'elite', label: 'Élite' },
        ]}
      />
      <Segmented
        legend="Duración del ciclo"
        options={durations}
        value={weeks}
        onValueChange={setWeeks}
      />
      <Segmented
        legend="Días que podés entrenar"
        hint="Por semana, siendo realista."
        density="dense"
        options={['2', '3', '4', '5', '6'].map((value) => ({ value, label: value }))}
        error="Elegí cuántos días."
      />
      <SearchPicker
        label="Alimentos que evitás"
        hint="Escribí uno y elegilo."
        search={(text) =>
          foods.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
        }
        selected={avoided}
        selectedLabel="Lo que evitás"
        noResultsText="No encontramos ese alimento. Probá con otra palabra."
        query={query}
        onQueryChange={setQuery}
        onAdd={(option) => setAvoided([...avoided, option])}
        onRemove={({ value }) => setAvoided(avoided.filter((each) => each.value !== value))}
      />
    </GallerySection>
  );
}
