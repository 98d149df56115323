import { LANGUAGES, type Language } from '../../contract/language.ts';
import { invalidField } from '../../contract/problem.ts';
import type { DialectOf } from '../../dialect/provider.ts';
import { type HubTaskRequest, hubTask, textInputs } from '../../presets/hub-task.ts';
import { readOptionalText } from '../../presets/request-fields.ts';

/** Translation; models of many languages take them from the request. */
export const translation: DialectOf<'translation'> = hubTask('translation', {
  read: (request) => ({
    texts: textInputs(request),
    from: readLanguageField(request, 'src_lang') ?? request.model.languages?.from ?? needed(request, 'src_lang'),
    to: readLanguageField(request, 'tgt_lang') ?? request.model.languages?.to ?? needed(request, 'tgt_lang'),
  }),
  write: (translations) => translations.map((text) => ({ translation_text: text })),
});

function readLanguageField({ parameters }: HubTaskRequest, name: string): Language | undefined {
  const code = readOptionalText(parameters, name);
  if (code === undefined) return undefined;
  const language = readLanguage(code);
  if (language) return language;
  throw invalidField(name, `the emulator does not translate ${code}; it knows en, de, fr, es, it and ru`);
}

function needed({ model }: HubTaskRequest, name: string): never {
  const message = `Translation requires a \`src_lang\` and a \`tgt_lang\` for the model ${model.hubId}`;
  throw invalidField(name, message);
}

/** Beginnings of the codes of languages with three letters, as NLLB has them: `deu_Latn`. */
const LONG_CODES: Readonly<Record<string, Language>> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  rus: 'ru',
};

/** Reads the code of a language in any of its forms, such as `de`, `de_DE` and `deu_Latn`; undefined for unknown ones. */
export function readLanguage(code: string): Language | undefined {
  const beginning = code.toLowerCase().split(/[-_]/)[0] ?? '';
  return LONG_CODES[beginning] ?? LANGUAGES.find((language) => language === beginning);
}
