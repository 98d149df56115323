import { useHub } from './hub-context.tsx';
import { Picker } from './picker.tsx';
import { useModels } from './use-models.ts';

interface ProviderPickerProps {
  readonly task: string;
  readonly model: string;
  /** A provider, or `auto`. */
  readonly value: string;
  readonly onChange: (provider: string) => void;
}

/** Chooses the provider that serves the model; by default the hub does. */
export function ProviderPicker({ task, model, value, onChange }: ProviderPickerProps) {
  const { list } = useModels(task);
  const { connection } = useHub();
  const models = list.status === 'ready' ? list.models : [];
  const serving = models.find(({ id }) => id === model)?.providers;
  // For a model the list does not know, any provider of the list may be the one.
  const known = serving ?? [...new Set(models.flatMap(({ providers }) => providers))].sort();
  const others = value === 'auto' || known.includes(value) ? [] : [value];
  // A server is its own provider.
  if (connection.service().endpointUrl !== undefined) return null;
  return (
    <Picker label="Provider" width="narrow" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="auto">Automatic</option>
      {[...known, ...others].map((id) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </Picker>
  );
}
