import { type Call, call, code, comment, identifier, paragraphs, type Stack } from '@hubkit/code';
import type { ModelRecord } from '../models/model-record.ts';
import type { LibraryCode } from './define-library.ts';
import { inPython } from './in-language.ts';

/** A library whose models are loaded by one call that takes the model id. */
export interface PythonLoader {
  /** Function that loads the model, such as `GLiNER.from_pretrained`. The name before the first dot is imported. */
  readonly call: string;
  /** Module of the imported name. @default the imported name is a module itself */
  readonly from?: string;
  /** Variable that the model is assigned to. @default 'model' */
  readonly variable?: string;
  /** Text before the model id, such as `hf_hub:`. @default '' */
  readonly prefix?: string;
  /** Name of the argument that takes the id. @default the first positional argument */
  readonly idKeyword?: string;
  readonly keywords?: Call['named'];
  /** Remark above the code, such as the installation. */
  readonly note?: string;
}

/** Makes the snippets of a library whose models are loaded by one call in Python. */
export function pythonLoader(loader: PythonLoader): (model: ModelRecord) => readonly LibraryCode[] {
  return (model) => [inPython(loadingCode(loader, model))];
}

function loadingCode(loader: PythonLoader, { id }: ModelRecord): Stack {
  const { from, variable = 'model', prefix = '', idKeyword, keywords, note } = loader;
  const [imported = ''] = loader.call.split('.');
  const source = prefix + id;
  const [positional, named] =
    idKeyword === undefined ? [[source], keywords] : [[], { [idKeyword]: source, ...keywords }];
  return paragraphs(
    note !== undefined && comment(note),
    from === undefined
      ? code`import ${identifier(imported)}`
      : code`from ${identifier(from)} import ${identifier(imported)}`,
    code`${identifier(...variable.split(', '))} = ${call(loader.call, positional, named)}`,
  );
}
