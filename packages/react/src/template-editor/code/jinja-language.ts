import { StreamLanguage } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { type JinjaState, readJinja, startJinja } from '../../highlight/jinja-tokens.ts';

/** Highlights Jinja one token at a time. */
export const jinjaLanguage = StreamLanguage.define<JinjaState>({
  name: 'jinja',
  startState: startJinja,
  copyState: (state) => ({ ...state }),
  tokenTable: {
    delimiter: tags.meta,
    name: tags.function(tags.variableName),
    property: tags.propertyName,
    sign: tags.punctuation,
  },
  languageData: {
    commentTokens: { block: { open: '{#', close: '#}' } },
    closeBrackets: { brackets: ['(', '[', '{', "'", '"'] },
  },
  token(stream, state) {
    const take = (pattern: RegExp) => {
      const found = stream.match(pattern);
      return Array.isArray(found) ? found[0] : undefined;
    };
    return readJinja(take, state) ?? null;
  },
});
