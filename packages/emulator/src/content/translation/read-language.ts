import { LANGUAGES, type Language } from '../../contract/language.ts';

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
