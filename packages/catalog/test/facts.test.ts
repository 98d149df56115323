import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findShared } from '../../../scripts/corpora.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import {
  LIBRARIES,
  LIBRARY_TASK_MAPPING,
  type LibraryDefinition,
  MODALITIES,
  MODALITY_LABELS,
  MODEL_LIBRARIES_UI_ELEMENTS,
  PIPELINE_DATA,
  PIPELINE_TYPES,
  PIPELINE_TYPES_SET,
  SUBTASK_TYPES,
  TASKS_DATA,
  TASKS_MODEL_LIBRARIES,
  type TaskData,
} from '../src/index.ts';

/** Queries of the hub that match no file as they stand. */
const corrections: Readonly<Record<string, object>> = {
  // The name of the newest release.
  ltx: { prettyLabel: 'LTX-2' },
  // A comment there says so.
  diffusers: { hasUnpublishedDownloadRule: true },
  quantumpeer: { countDownloads: 'path:"setup.py"' },
  'ssr-speech': { countDownloads: 'path_extension:"pth"' },
};

const withoutNull = (object: object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== false));
const ids = (list: ReadonlyArray<{ id: string }>) => list.map(({ id }) => id);

describeWith(findShared('facts'), 'the catalog and the facts', (folder) => {
  const facts = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const pipelines = facts('pipelines.json');
  const tasks = facts('tasks.json');
  const libraries = facts('libraries.json').libraries;
  const hosted = facts('library-to-tasks.json');

  /** Entries that are newer than the facts have nothing to be compared with. */
  const isKnown = (id: string) => Object.hasOwn(pipelines.pipelines, id);

  describe('the short entries', () => {
    it.each(PIPELINE_TYPES.filter(isKnown))('say of %s what the facts say', (id) => {
      const { states: _, newestChanges, ...fact } = pipelines.pipelines[id];
      const { color, ...entry } = PIPELINE_DATA[id];
      expect(withoutNull(entry)).toEqual(withoutNull({ ...fact, ...newestChanges, color: null }));
      // The newest tasks have no color in the facts.
      if (fact.color !== undefined) expect(color).toBe(fact.color);
    });

    it('come in the right order', () => {
      for (const order of Object.values<string[]>(pipelines.pipelineTypes)) {
        expect(PIPELINE_TYPES.filter((id) => order.includes(id))).toEqual(order);
      }
      expect(PIPELINE_TYPES_SET.size).toBe(PIPELINE_TYPES.length);
      expect(SUBTASK_TYPES).toContain('sentiment-analysis');
    });

    it('know the modalities', () => {
      expect(MODALITIES).toEqual(pipelines.modalities.order);
      expect(MODALITY_LABELS).toEqual(pipelines.modalities.labels);
    });
  });

  describe('the pages', () => {
    it.each(PIPELINE_TYPES.filter((id) => isKnown(id) && TASKS_DATA[id]))(
      'have for %s the label, video and canonical task of the facts',
      (id) => {
        const page = TASKS_DATA[id] as TaskData;
        const { newest, ...states } = tasks.tasks[id];
        const fact = { ...(states['4.0.5'] ?? newest), ...newest?.changed };
        expect(page.label).toBe(fact.label);
        expect(page.youtubeId ?? '').toBe(fact.youtubeId ?? '');
        expect(page.canonicalId).toBe(fact.canonicalId ?? undefined);
        const { '4.0.5': before, newestChanges } = tasks.taskModelLibraries;
        const named = Array.isArray(newestChanges[id]) ? newestChanges[id] : before[id];
        expect(page.libraries).toEqual([...named].sort());
        expect(TASKS_MODEL_LIBRARIES[id]).toEqual(page.libraries);
      },
    );
  });

  describe('the libraries', () => {
    it('are all there, those of 4.0.5 marked', () => {
      expect(Object.keys(LIBRARIES)).toEqual(expect.arrayContaining(Object.keys(libraries)));
      const recent = Object.values(LIBRARIES).filter(({ addedAfter }: LibraryDefinition) => addedAfter);
      // Some are younger than the facts.
      const inFacts = ids(recent).filter((id) => Object.hasOwn(libraries, id));
      const isRecent = (id: string) => !libraries[id].states.includes('4.0.5');
      expect(inFacts).toEqual(Object.keys(LIBRARIES).filter((id) => Object.hasOwn(libraries, id) && isRecent(id)));
    });

    it.each(Object.entries(MODEL_LIBRARIES_UI_ELEMENTS).filter(([id]) => Object.hasOwn(libraries, id)))(
      'say of %s what the facts say',
      (id, { snippets, ...element }) => {
        const { states: _, newestChanges, ...then } = libraries[id];
        const { extensions: __, snippetBuilder, ...fact } = { ...then, ...newestChanges };
        expect(element).toEqual(withoutNull({ ...fact, ...corrections[id] }));
        // The code for hezar is known, but the hub forgot to show it.
        expect(snippets !== undefined).toBe(snippetBuilder !== null || id === 'hezar');
      },
    );

    it.each(Object.entries(LIBRARY_TASK_MAPPING).filter(([id]) => Object.hasOwn(hosted['4.0.5'], id)))(
      'know which tasks are hosted with %s',
      (id, list) => {
        const removed: readonly string[] = hosted.newestChanges[id]?.removed ?? [];
        expect(list).toEqual(hosted['4.0.5'][id].filter((task: string) => !removed.includes(task)));
      },
    );
  });
});
