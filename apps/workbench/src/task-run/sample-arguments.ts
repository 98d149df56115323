import { type SampleModel, sampleArguments, TASK_SAMPLES, type TaskSample } from '@hubkit/catalog/samples';
import { loadTaskForm, type TaskArguments, withSampleFiles } from '@hubkit/react/task-widget';

const SAMPLES: Readonly<Record<string, TaskSample>> = TASK_SAMPLES;

/** Makes the sample arguments of a task for a model, with generated files in the places where the sample only names them. */
export async function loadSampleArguments(task: string, model: SampleModel): Promise<TaskArguments> {
  const sample = SAMPLES[task];
  const args: TaskArguments = sample ? sampleArguments(sample, model) : {};
  const form = await loadTaskForm(task);
  return form ? withSampleFiles(form, args) : args;
}
