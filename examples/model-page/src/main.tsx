import type { UsableModel } from '@hubkit/snippets/use-this-model';
import { use } from 'react';
import { createRoot } from 'react-dom/client';
import { UseThisModel } from './use-this-model.tsx';
import '@hubkit/react/snippet-panel.css';

const FIELDS = ['tags', 'pipeline_tag', 'library_name', 'inferenceProviderMapping', 'config', 'cardData', 'siblings'];

async function loadModel(id: string): Promise<UsableModel> {
  const query = new URLSearchParams(FIELDS.map((field) => ['expand[]', field]));
  const response = await fetch(`/api/models/${id}?${query}`);
  if (!response.ok) throw new Error(`The hub responded with status ${response.status} for ${id}.`);
  return response.json();
}

const loading = loadModel('black-forest-labs/FLUX.1-dev');

function ModelPage() {
  const model = use(loading);
  return (
    <>
      <h1>{model.id}</h1>
      <UseThisModel model={model} />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<ModelPage />);
