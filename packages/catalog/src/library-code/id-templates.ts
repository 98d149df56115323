import type { ModelRecord } from '../model-record.ts';

/** Prints the snippets of a library for a model. */
type PrintSnippets = (model: ModelRecord) => string[];

/** The texts of snippets, each cut at the places of the id. */
type Templates = readonly (readonly string[])[];

/** 1 for the character codes that every language prints as they are, whatever the quotes. */
const PLAIN = /* @__PURE__ */ plainCodes();

const SLASH = 0x2f;

function plainCodes(): Uint8Array {
  const codes = new Uint8Array(128);
  for (let code = 0; code < codes.length; code++) codes[code] = /[\w.-]/.test(String.fromCharCode(code)) ? 1 : 0;
  return codes;
}

/** Position of the slash in an id of plain characters; -1 for any other id. By the character, as an expression takes thrice as long. */
function slashOf(id: string): number {
  let slash = -1;
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    if (code === SLASH && slash < 0) slash = index;
    else if (PLAIN[code] !== 1) return -1;
  }
  // Names that begin with a dash are options of commands.
  return slash > 0 && slash < id.length - 1 && id.charCodeAt(0) !== 0x2d ? slash : -1;
}

/** Most entries that are kept for a library. Beyond that, all of them are printed anew. */
const MAX_TEMPLATES = 1000;

/** Letters of the ids that templates are made with: no snippet has them. */
const OWNER = 'zqxj';
const NAME = 'jxqz';

/**
 * Prints snippets from templates: the code for the first model of a kind, cut at its id. `kindOf` returns different texts for models
 * with different code. The length of an id decides on line breaks, so every length of owner and name gets a separate template.
 */
export function printFromTemplates(print: PrintSnippets, kindOf: (model: ModelRecord) => string): PrintSnippets {
  const kinds = new Map<string, Map<number, Templates | null>>();
  let size = 0;
  return (model) => {
    const { id } = model;
    const slash = slashOf(id);
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

function fill(templates: Templates, id: string): string[] {
  const texts = new Array<string>(templates.length);
  for (let place = 0; place < texts.length; place++) {
    const parts = templates[place] as readonly string[];
    let text = parts[0] as string;
    for (let index = 1; index < parts.length; index++) text += id + (parts[index] as string);
    texts[place] = text;
  }
  return texts;
}

/** The templates of a kind; null where the code has more of the id than the whole of it. */
function templatesFor(print: PrintSnippets, model: ModelRecord): Templates | null {
  const [owner = '', name = ''] = model.id.split('/');
  const id = `${repeated(OWNER, owner.length)}/${repeated(NAME, name.length)}`;
  const templates = print({ ...model, id }).map((text) => text.split(id));
  const isWhole = templates.flat().every((part) => !/zqxj|jxqz/.test(part));
  return isWhole && fill(templates, model.id).join('\0') === print(model).join('\0') ? templates : null;
}

function repeated(letters: string, length: number): string {
  return letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
}
