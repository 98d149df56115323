import { Environment } from '../../engine/environment.ts';
import type { Node } from '../../engine/parser/ast.ts';
import { eachNode } from '../../engine/parser/walk.ts';
import type { TemplateError } from '../../engine/runtime/errors.ts';
import { closest } from '../../engine/runtime/suggest.ts';
import type { SourceEdit } from './problem.ts';

/**
 * Suggests an edit of a template's source for an error: the likely name of a misspelled variable, attribute, filter, test or
 * tag, or the missing end tag.
 *
 * @param source source of the template that the error is about
 * @param environment environment of the template; its tags are candidates @default new Environment()
 */
export function suggestedEdit(
  error: TemplateError,
  source: string,
  environment: Environment = new Environment(),
): SourceEdit | undefined {
  const { code, start, end, suggestion } = error;
  if (start < 0) return undefined;
  if (suggestion === '') return code === 'TEMPLATE_SYNTAX' ? tagEdit(error, source, environment) : undefined;
  const place = error.missing === undefined ? { start, end } : missingName(error, source, environment);
  return place && { ...place, text: suggestion };
}

/** Finds the name of an undefined value within the range of the error. */
function missingName({ start, end, missing }: TemplateError, source: string, environment: Environment) {
  // An undefined value has a name; nothing else is noted as missing.
  const { name } = missing as { readonly name?: unknown };
  const places: { start: number; end: number }[] = [];
  eachNode(environment.parse(source).body, (node) => {
    const place = node.start >= start && node.end <= end ? nameIn(node) : undefined;
    if (place && source.slice(place.start, place.end) === name) places.push(place);
  });
  return places[0];
}

/** Range of the variable or attribute that a node reads. */
function nameIn(node: Node): { start: number; end: number } | undefined {
  if (node.type === 'Name') return { start: node.start, end: node.end };
  if (node.type === 'Attribute') return { start: node.end - node.name.length, end: node.end };
  if (node.type !== 'Item' || node.index.type !== 'Const') return undefined;
  return { start: node.index.start + 1, end: node.index.end - 1 };
}

/** An unknown tag is a misspelled one; a template that ends too early lacks an end tag. */
function tagEdit({ rawMessage, start, end }: TemplateError, source: string, { tags, syntax }: Environment) {
  const wanted = /looking for (?:the following tags: )?('.*?')\./.exec(rawMessage)?.[1]?.match(/[^' ]+(?=')/g) ?? [];
  if (rawMessage.startsWith('Unexpected end of template.')) {
    const name = wanted.find((tag) => tag.startsWith('end'));
    const text = `${syntax.blockStart} ${name} ${syntax.blockEnd}`;
    return name === undefined ? undefined : { start: source.length, end: source.length, text };
  }
  if (!rawMessage.startsWith('Encountered unknown tag ')) return undefined;
  const near = closest(source.slice(start, end), [...wanted, ...tags.keys()]);
  return near === undefined ? undefined : { start, end, text: near };
}
