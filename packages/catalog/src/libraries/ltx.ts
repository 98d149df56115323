import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';
import { version2 } from './ltx/version-2.ts';
import { isVersion25, version25 } from './ltx/version-2-5.ts';

export const ltx = defineLibrary({
  id: 'ltx',
  prettyLabel: 'LTX-2',
  repoName: 'LTX-2',
  repoUrl: 'https://github.com/Lightricks/LTX-2',
  docsUrl: 'https://github.com/Lightricks/LTX-2',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
  snippets: (model) => (isVersion25(model) ? version25(model) : version2(model)).map(inShell),
});
