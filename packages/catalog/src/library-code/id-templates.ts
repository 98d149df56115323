import { type CutText, cutText, fillText } from '@hubkit/code';
import type { ModelRecord } from '../models/model-record.ts';

/** Prints the snippets of a library for a model. */
type PrintSnippets = (model: ModelRecord) => string[];

/** The texts of snippets, each cut at the places of the id, the name and the owner. */
interface Templates {
  readonly texts: readonly CutText[];
  /** The name or the owner is printed apart from the id. */
  readonly hasParts: boolean;
}

/** Characters of ids that every language prints as they are, whatever the quotes; by code. */
const IS_PLAIN = Array.from({ length: 128 }, (_, code) => /[\w.-]/.test(String.fromCharCode(code)));

/** Most entries that are kept for a library. Beyond that, all of them are printed anew. */
const MAX_TEMPLATES = 1000;

/** Letters of the ids that templates are made with: no snippet has them. */
const OWNER = 'zqxj';
const NAME = 'jxqz';

/**
 * Prints snippets from templates: the code for the first model of a kind, cut at its id and the parts of it. `kindOf` returns different
 * texts for models with different code. The length of an id decides on line breaks, so every length of owner and name gets a
 * separate template.
 */
export function printFromTemplates(print: PrintSnippets, kindOf: (model: ModelRecord) => string): PrintSnippets {
  const kinds = new Map<string, Map<number, Templates | null>>();
  let size = 0;
  return (model) => {
    const { id } = model;
    const slash = plainSlash(id);
    if (slash < 0) return print(model);
    const kind = kindOf(model);
    let lengths = kinds.get(kind);
    if (lengths === undefined) {
      lengths = new Map();
      kinds.set(kind, lengths);
    }
    const length = slash * 1024 + id.length;
    let templates = lengths.get(length);
    if (templates === undefined) {
      if (size++ > MAX_TEMPLATES) {
        kinds.clear();
        size = 0;
      }
      templates = templatesFor(print, model);
      lengths.set(length, templates);
    }
    return templates === null ? print(model) : fill(templates, id);
  };
}

/**
 * The place of the slash in an id of plain characters, an owner and a name; -1 for any other id. A dash at the beginning makes an
 * option of it. A loop, as a regular expression takes a quarter of the time of filling in a template.
 */
function plainSlash(id: string): number {
  let slash = -1;
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    if (!IS_PLAIN[code] && (code !== 0x2f || slash >= 0)) return -1;
    if (code === 0x2f) slash = index;
  }
  return slash > 0 && slash < id.length - 1 && !id.startsWith('-') ? slash : -1;
}

function fill({ texts, hasParts }: Templates, id: string): string[] {
  const names = hasParts ? partsOf(id) : [id];
  const filled = new Array<string>(texts.length);
  for (let index = 0; index < filled.length; index++) filled[index] = fillText(texts[index] as CutText, names);
  return filled;
}

/** The id, its name and its owner. */
function partsOf(id: string): readonly string[] {
  const slash = id.indexOf('/');
  return [id, id.slice(slash + 1), id.slice(0, slash)];
}

/** The templates of a kind; null where the code has the id in another form than whole, or as its name or owner. */
function templatesFor(print: PrintSnippets, model: ModelRecord): Templates | null {
  const names = partsOf(model.id);
  const placeholders = partsOf(placeholderLike(model.id));
  // Short placeholders are parts of other words. The comparison below shows that, except for a model that has their name.
  if (names.some((name, index) => name === placeholders[index])) return null;
  const [id = ''] = placeholders;
  const texts = print({ ...model, id }).map((text) => cutText(text, placeholders));
  const hasParts = texts.some((text) => text.some((piece) => typeof piece === 'number' && piece > 0));
  const templates = { texts, hasParts };
  // No letter is the same in both, so that code which changes letters or takes some of them differs for one.
  const isFilled = [model.id, inOtherCase(model.id)].every(
    (each) => fill(templates, each).join('\0') === print({ ...model, id: each }).join('\0'),
  );
  return isFilled ? templates : null;
}

/** An id with signs in the same places, on which it depends whether a name can be that of a variable. */
function placeholderLike(id: string): string {
  const slash = id.indexOf('/');
  return id.replaceAll(/[a-z\d]/gi, (_, index: number) => (index < slash ? OWNER : NAME)[index % 4] as string);
}

function inOtherCase(id: string): string {
  return id.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
