import { it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { ADDRESSES } from './workbench-routes.ts';
import { useWorkbench } from './workbench-session.ts';
import { typeIntoPalette } from './workbench-typing.ts';

useWorkbench({ reducedMotion: 'reduce' });

describeInBrowser('letters typed right after Ctrl+K', () => {
  it.each(ADDRESSES)('are in the palette, and in no field of %s', typeIntoPalette);
});
