import {
  LIBRARIES,
  MODALITIES,
  MODALITY_LABELS,
  PIPELINE_DATA,
  TASKS_DATA,
  type TaskData,
} from '../../../packages/catalog/src/index.ts';

/** Facts about a library shown on the page of a task. */
interface LibraryFacts {
  readonly prettyLabel: string;
  readonly docsUrl?: string;
  readonly repoUrl?: string;
}

const HUB = 'https://huggingface.co';

/** Completes the text of a task to its page: the summary above it, and below it what the catalog recommends. */
export function taskPage(id: string, about: string): string {
  const task = Object.values(TASKS_DATA).find((known) => known?.id === id);
  if (!task) return `# ${id}\n\n${about}`;
  const parts = [
    `# ${task.label}`,
    task.summary,
    about.trim(),
    picks(task),
    links('Datasets', task.datasets, 'datasets/'),
    links('Metrics', task.metrics, 'metrics/'),
    links('Spaces', task.spaces, 'spaces/'),
    libraries(task),
    tryIt(task),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function picks({ models, pickedOn }: TaskData): string {
  if (models.length === 0) return '';
  const rows = models.map(
    ({ id, description, bestFor, released, size, license }) =>
      `| [${id}](${HUB}/${id}) | ${bestFor} | ${size} | ${license} | ${released} | ${cell(description)} |`,
  );
  return `## Models\n\nReviewed on ${pickedOn}.\n\n| Model | Best for | Size | License | Released | Why |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
}

function links(title: string, entries: TaskData['datasets'], folder: string): string {
  if (entries.length === 0) return '';
  const lines = entries.map(({ id, description }) =>
    folder === 'metrics/' ? `- **${id}**: ${description}` : `- [${id}](${HUB}/${folder}${id}): ${description}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}

function libraries({ libraries: keys }: TaskData): string {
  const lines = keys.map((key) => {
    const { prettyLabel, docsUrl, repoUrl }: LibraryFacts = LIBRARIES[key];
    return `- [${prettyLabel}](${docsUrl ?? repoUrl ?? `${HUB}/models?library=${key}`})`;
  });
  return lines.length === 0 ? '' : `## Libraries\n\n${lines.join('\n')}`;
}

function tryIt({ id, related }: TaskData): string {
  const others = related.map((other) => `[${other}](/tasks/${other}.md)`).join(', ');
  return `## Next\n\n\`hubkit run ${id} --help\` shows how to run it, and \`hubkit models --task ${id}\` finds more models.${others && ` Related: ${others}.`}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The page that lists all tasks, by modality. */
export function taskIndex(): string {
  const tasks = Object.values(TASKS_DATA).filter((task) => task !== undefined);
  const groups = MODALITIES.map((modality) => {
    const lines = tasks
      .filter(({ id }) => PIPELINE_DATA[id].modality === modality)
      .map(
        ({ id, label, summary }) => `- [${label}](/tasks/${id}.md): ${/^.+?[.](?= |$)/.exec(summary)?.[0] ?? summary}`,
      );
    return lines.length === 0 ? '' : `## ${MODALITY_LABELS[modality]}\n\n${lines.join('\n')}`;
  });
  return `# Tasks\n\n${groups.filter(Boolean).join('\n\n')}\n`;
}
