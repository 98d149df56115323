import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: started last, one of them would run alone at the end. */
const SLOWEST = [
  // Unit tests.
  'load.slow',
  'derive',
  'batch',
  'thinking-tools',
  'marks',
  'contract',
  'canary',
  // End-to-end tests.
  'workbench-pages',
  'packed',
  'packed.slow',
  'workbench-conversation.slow',
  'workbench-journeys.slow',
  'workbench-explore.slow',
  'share-viewer.slow',
  'workbench-disk-runs.slow',
  'workbench-chat',
  'workbench-navigation.slow',
  'workbench-chat-page.slow',
  'workbench-chat.slow',
  'workbench-explore',
  'workbench-models',
  'docs',
];

/** Orders files of tests: the slowest first, the others by name. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = SLOWEST.indexOf(basename(moduleId, '.test.ts'));
      return found === -1 ? SLOWEST.length : found;
    };
    return [...files].sort((a, b) => place(a) - place(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
