/** Parameters of the address of a model: `openai/gpt-oss-120b` has an owner and a name, `gpt2` a name alone. */
export function modelParams(id: string): { readonly owner: string; readonly name: string | undefined } {
  const [owner = '', ...rest] = id.split('/');
  return { owner, name: rest.length > 0 ? rest.join('/') : undefined };
}
