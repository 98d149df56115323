import { SnippetPanel } from '@hubkit/react/snippet-panel';
import { type ModelUse, type UsableModel, useThisModel } from '@hubkit/snippets/use-this-model';
import { useState } from 'react';

export function UseThisModel({ model, icons = {} }: { model: UsableModel; icons?: Readonly<Record<string, string>> }) {
  const { libraries, apps, providers, notebooks } = useThisModel(model);
  const uses = [...libraries, ...notebooks, ...apps, ...providers];
  const [chosen, setChosen] = useState(0);
  const use = uses[chosen];
  return (
    <section aria-label="Use this model">
      <select aria-label="Way" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
        {uses.map(({ kind, id, label }, index) => (
          <option key={`${kind} ${id}`} value={index}>
            {label}
          </option>
        ))}
      </select>
      {use && <Way use={use} icon={icons[use.icon]} />}
    </section>
  );
}

function Way({ use, icon }: { use: ModelUse; icon: string | undefined }) {
  const { label, because, install, code, url } = use;
  return (
    <>
      <p>
        {icon && <img src={icon} alt="" width={16} height={16} />} {because}
      </p>
      {url && <a href={url}>Open in {label}</a>}
      {code.length > 0 && (
        <SnippetPanel
          snippets={code.map((each, index) => ({
            language: each.language,
            client: each.client ?? each.title ?? `${label} ${index + 1}`,
            code: each.content,
            install: each.install ?? install,
          }))}
        />
      )}
    </>
  );
}
