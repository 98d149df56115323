import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../src/checks/checks.gen.ts';
import { librarySnippets, TASKS } from '../../src/index.ts';
import { sampleArguments, TASK_SAMPLES, type TaskSample } from '../../src/samples.ts';
import { acmeModels } from './libraries/acme-models.example.ts';
import { TASK_SAMPLES as NEW_SAMPLES } from './samples.example.ts';
import { opticalMusicRecognition } from './tasks/optical-music-recognition/task.example.ts';

const FILE_NAME = /^[\w-]+\.\w+$/;

describe('the examples of docs/how-to', () => {
  it('keep the rules of the catalog', () => {
    const libraries = [acmeModels, ...['transformers', 'transformers.js'].map((id) => ({ ...acmeModels, id }))];
    const tasks = [...Object.values(TASKS).map((task) => ({ ...task, libraries: [] })), opticalMusicRecognition];
    const problems = Object.values(CHECKS).flatMap((check) => check({ tasks, libraries, pages: new Map() }));
    expect(problems).toEqual([]);
  });

  it('name the file of a sample as those of the catalog do', () => {
    const fileOf = (given: TaskSample) => sampleArguments(given).inputs;
    expect(fileOf(TASK_SAMPLES['image-to-text'])).toMatch(FILE_NAME);
    expect(fileOf(NEW_SAMPLES['optical-music-recognition'])).toMatch(FILE_NAME);
  });

  it('show code in which a model id stays inside its literal', () => {
    expect(librarySnippets(acmeModels, { id: 'acme/a"b', tags: [] })).toEqual([
      { language: 'sh', content: 'pip install acme-models' },
      { language: 'python', content: 'from acme import load\n\nmodel = load("acme/a\\"b")' },
    ]);
  });
});
