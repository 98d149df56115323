import type { Code, Stack } from '@hubkit/code';
import type { LibraryCode } from './define-library.ts';

/** Marks code as Python. */
export function inPython(code: Code | Stack): LibraryCode {
  return { language: 'python', code };
}

/** Marks code as Python that goes on with the names of the snippet before it. */
export function continuedInPython(code: Code | Stack): LibraryCode {
  return { language: 'python', code, continues: true };
}

/** Marks code as commands for a shell. */
export function inShell(code: Code | Stack): LibraryCode {
  return { language: 'sh', code };
}

/** Marks code as JavaScript. */
export function inJavaScript(code: Code | Stack): LibraryCode {
  return { language: 'js', code };
}

/** Marks code as C#. */
export function inCSharp(code: Code | Stack): LibraryCode {
  return { language: 'csharp', code };
}

/** Wraps a sentence that is shown instead of code. */
export function inPlainText(sentence: string): LibraryCode {
  return { language: 'text', sentence };
}
