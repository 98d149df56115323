import { useState } from 'react';
import { useHub } from '../../services/hub-context.tsx';
import { Button } from '../../ui/button.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { ModelOrFile } from './model-or-file.tsx';
import { fetchTokenizer, type LoadedTokenizer, readTokenizerFile } from './tokenizer-file.ts';

/** Reads tokenizers, one at a time: a later one takes the place of one that is still on its way. */
export function useTokenizerLoad(onLoad: (loaded: LoadedTokenizer) => void) {
  const { connection } = useHub();
  const [state, setState] = useState<{ readonly loading?: string; readonly failure?: string }>({});
  const [run] = useState({ number: 0 });
  const load = async (name: string, read: () => Promise<object>, file?: File) => {
    run.number += 1;
    const { number } = run;
    const isCurrent = () => number === run.number;
    setState({ loading: name });
    try {
      const json = await read();
      if (!isCurrent()) return;
      setState({});
      onLoad({ name, json, file });
    } catch (error) {
      if (isCurrent()) setState({ failure: readMessage(error) });
    }
  };
  return {
    ...state,
    fromFile: (file: File) => void load(file.name, () => readTokenizerFile(file), file),
    fromModel: (model: string) => void load(model, () => fetchTokenizer(connection, model)),
  };
}

interface TokenizerChoiceProps {
  /** The model whose template it is; undefined for samples and files. */
  readonly model: string | undefined;
  readonly load: ReturnType<typeof useTokenizerLoad>;
}

/** Chooses a tokenizer: that of the template's model, of any model on the hub, or a file. */
export function TokenizerChoice({ model, load }: TokenizerChoiceProps) {
  return (
    <>
      {model !== undefined && <LoadModelTokenizer model={model} load={load} />}
      <ModelOrFile
        model={load.loading ?? ''}
        onModel={load.fromModel}
        hint="A tokenizer.json. It stays in this page."
        accept=".json,application/json"
        onFiles={([file]) => load.fromFile(file)}
      />
    </>
  );
}

interface LoadModelTokenizerProps {
  readonly model: string;
  readonly load: ReturnType<typeof useTokenizerLoad>;
  /** @default 'normal' */
  readonly size?: 'normal' | 'small';
}

/** The button that loads the tokenizer of a model. */
export function LoadModelTokenizer({ model, load, size = 'normal' }: LoadModelTokenizerProps) {
  const isLoading = load.loading === model;
  return (
    <Button
      look={size === 'small' ? 'outline' : 'primary'}
      size={size}
      icon="download"
      label={isLoading ? 'Loading…' : `Load tokenizer of ${model.split('/').at(-1)}`}
      disabled={isLoading}
      onClick={() => load.fromModel(model)}
    />
  );
}
