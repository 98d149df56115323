import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The model in loading code and commands: readers put their own in its place. */
const MODEL = 'OWNER/MODEL';

/**
 * Writes the catalog as JSON, for other languages: `dist/catalog.json` with all that fits into lists, and for each task
 * `dist/tasks/<id>/task.json` with its keywords, sample, page, page text and JSON Schemas. The JavaScript of the package has to be built.
 */
export async function writeCatalogJson(folder) {
  const dist = (path) => join(folder, 'dist', path);
  const catalog = await import(pathToFileURL(dist('index.js')));
  const { taskJsonSchema } = await import(pathToFileURL(dist('json-schema.js')));
  const { sampleArguments, TASK_SAMPLES } = await import(pathToFileURL(dist('samples.js')));
  const { TASK_KEYWORDS } = await import(pathToFileURL(dist('task-search.js')));
  const { TASK_SCHEMAS } = await import(pathToFileURL(dist('tasks/schemas.gen.js')));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

  write(dist('catalog.json'), {
    version,
    modalities: catalog.MODALITIES.map((id) => ({ id, label: catalog.MODALITY_LABELS[id] })),
    pipelineTypes: catalog.PIPELINE_TYPES,
    tasks: Object.values(catalog.TASKS),
    libraries: Object.values(catalog.LIBRARIES).map(({ snippets, ...library }) => ({
      ...library,
      hasSnippets: snippets !== undefined,
    })),
    loadingCode: loadingCode(catalog),
    localApps: Object.values(catalog.LOCAL_APPS).map(localApp),
    pages: Object.values(catalog.TASKS_DATA).flatMap((page) =>
      page ? [{ id: page.id, label: page.label, summary: page.summary, file: `tasks/${page.id}/task.json` }] : [],
    ),
    hardware: catalog.SKUS,
    computeCapabilities: catalog.NVIDIA_COMPUTE_CAPABILITIES,
    evaluationFrameworks: catalog.EVALUATION_FRAMEWORKS,
    agentHarnesses: catalog.AGENT_HARNESSES,
    libraryTasks: catalog.LIBRARY_TASK_MAPPING,
    datasetLibraries: catalog.DATASET_LIBRARIES_UI_ELEMENTS,
    widgetInputs: catalog.DEFAULT_WIDGET_INPUTS,
    ggmlTypes: catalog.GGMLQuantizationType,
    ggufFileTypes: catalog.GGMLFileQuantizationType,
    ggufQuantOrder: catalog.GGUF_QUANT_ORDER,
  });

  for (const task of Object.values(catalog.TASKS)) {
    const about = join(folder, 'src/tasks', task.id, 'about.md');
    mkdirSync(dist(`tasks/${task.id}`), { recursive: true });
    write(dist(`tasks/${task.id}/task.json`), {
      ...task,
      keywords: TASK_KEYWORDS[task.id],
      sample: task.id in TASK_SAMPLES ? sampleArguments(TASK_SAMPLES[task.id]) : undefined,
      page: catalog.TASKS_DATA[task.id],
      about: existsSync(about) ? readFileSync(about, 'utf8') : undefined,
      schemas: task.id in TASK_SCHEMAS ? taskJsonSchema(task.id) : undefined,
    });
  }
}

/** Loading code of the libraries for a model without tags, and for each task that makes a difference. */
function loadingCode(catalog) {
  return Object.values(catalog.LIBRARIES).flatMap((library) => {
    const codeFor = (record) => catalog.librarySnippets(library, { id: MODEL, tags: [], ...record });
    const plain = codeFor({});
    const tasks = (library.hostedTasks ?? []).map((task) => ({ task, code: codeFor(createRecord(task)) }));
    const others = tasks.filter(({ code }) => code.length > 0 && JSON.stringify(code) !== JSON.stringify(plain));
    return [...(plain.length > 0 ? [{ code: plain }] : []), ...others].map((entry) => ({
      library: library.id,
      ...entry,
    }));
  });
}

/** A record of a task with the class that transformers would load it by. */
function createRecord(task) {
  return { pipeline_tag: task, transformersInfo: { auto_model: 'AutoModel', processor: 'AutoProcessor' } };
}

/** Facts of a local app, and its link or commands for a GGUF model, or for one of diffusers. */
function localApp({ displayOnModelPage, ...app }) {
  const gguf = {
    id: MODEL,
    tags: ['gguf', 'conversational'],
    pipeline_tag: 'text-generation',
    gguf: { context_length: 1 },
  };
  const { deeplink, snippet, ...facts } = app;
  return deeplink ? { ...facts, url: deeplink(gguf).href } : { ...facts, commands: snippet(gguf) };
}

function write(path, data) {
  writeFileSync(path, `${JSON.stringify(data)}\n`);
}
