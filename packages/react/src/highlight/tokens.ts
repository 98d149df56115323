/** The role of a token; the colors are those of the template editor. */
type TokenRole = 'comment' | 'string' | 'number' | 'keyword' | 'name' | 'property' | 'delimiter';

/** A token of code; without a role it has the color of the text. */
export interface Token {
  readonly text: string;
  readonly role?: TokenRole;
}

/** Syntax of a language, as sources of regular expressions. */
interface Grammar {
  readonly comment?: string;
  readonly string: string;
  readonly keywords: string;
}

const QUOTED = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const NUMBER = String.raw`\b(?:0x[\da-fA-F]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)\b`;

const SCRIPT: Grammar = {
  comment: String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`,
  string: String.raw`${QUOTED}|\`(?:\\.|[^\`\\])*\``,
  keywords:
    'async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof interface let new null of return static super switch this throw true try type(?=\\s+[\\w{*]) typeof undefined var void while yield',
};

const PYTHON: Grammar = {
  comment: '#[^\\n]*',
  string: String.raw`[rbfuRBFU]{0,2}(?:"""[\s\S]*?"""|'''[\s\S]*?'''|${QUOTED})`,
  keywords:
    'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield',
};

const SHELL: Grammar = {
  comment: String.raw`(?<=^|\s)#[^\n]*`,
  string: String.raw`"(?:\\.|[^"\\])*"|'[^']*'`,
  keywords:
    'case curl cd do docker done echo elif else esac export fi for function git if in npm npx pip python then while',
};

const JSON_GRAMMAR: Grammar = { string: QUOTED, keywords: 'true false null' };

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  bash: SHELL,
  javascript: SCRIPT,
  js: SCRIPT,
  json: JSON_GRAMMAR,
  jsx: SCRIPT,
  py: PYTHON,
  python: PYTHON,
  sh: SHELL,
  shell: SHELL,
  ts: SCRIPT,
  tsx: SCRIPT,
  typescript: SCRIPT,
};

const PATTERNS = new Map<Grammar, RegExp>();

/**
 * Splits code into comments, strings, numbers, keywords, called names, keys and the text between them. Nothing is parsed, so
 * unfinished code of a streamed answer works, too.
 */
export function tokenize(code: string, language: string): readonly Token[] {
  const name = language.toLowerCase();
  const grammar = Object.hasOwn(GRAMMARS, name) ? GRAMMARS[name] : undefined;
  if (!grammar) return [{ text: code }];
  const pattern = createPattern(grammar);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const [text] = match;
    const role = findRole(match.groups ?? {}, code.slice(match.index + text.length));
    tokens.push(role ? { text, role } : { text });
    end = match.index + text.length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}

function createPattern(grammar: Grammar): RegExp {
  const known = PATTERNS.get(grammar);
  if (known) return known;
  const parts = [
    ...(grammar.comment ? [`(?<comment>${grammar.comment})`] : []),
    `(?<string>${grammar.string})`,
    `(?<number>${NUMBER})`,
    `(?<keyword>(?<![\\w.-])(?:${grammar.keywords.replaceAll(' ', '|')})(?![\\w-]))`,
    '(?<name>\\b[A-Za-z_]\\w*(?=\\())',
  ];
  const pattern = new RegExp(parts.join('|'), 'gm');
  PATTERNS.set(grammar, pattern);
  return pattern;
}

function findRole(groups: Readonly<Record<string, string | undefined>>, rest: string): TokenRole | undefined {
  // The key of an object in JSON, or in a program that writes its keys so.
  if (groups.string !== undefined) return /^\s*:/.test(rest) ? 'property' : 'string';
  return (['comment', 'number', 'keyword', 'name'] as const).find((role) => groups[role] !== undefined);
}
