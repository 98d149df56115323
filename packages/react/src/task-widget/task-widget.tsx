'use client';

import * as React from 'react';
import type { TaskService } from '../hooks/service/task-service.ts';
import type { TaskSettings } from '../hooks/task/create-task.ts';
import { useTask } from '../hooks/task/use-task.ts';
import type { ResultViewProps } from '../result-view/result-view.tsx';
import type { TaskArguments, TaskFormData } from './form-field.ts';
import { latePart } from './late-part.ts';
import { loadTaskForm } from './load-task-form.ts';
import { TaskForm } from './task-form.tsx';
import { TaskOutput } from './task-output.tsx';
import { DEFAULT_TASK_WIDGET_LABELS, type TaskWidgetLabels } from './task-widget-labels.ts';
import { useLatePart } from './use-late-part.ts';
import { exampleArguments, exampleOutput, type WidgetExample } from './widget-example.ts';

/** Props of a widget; those of a `form` are passed on to it. */
export interface TaskWidgetProps extends Pick<ResultViewProps, 'renderText'> {
  /** Id of the task, such as `image-segmentation`. */
  readonly task: string;
  /** Id of the model. @default the one that the service chooses */
  readonly model?: string | undefined;
  /** A provider of the model. @default the one that the service chooses */
  readonly provider?: string | undefined;
  /** A client, or the address of a gateway: `{ api: '/api/ai' }`. */
  readonly service: TaskService & TaskSettings;
  /** Examples to choose from, such as the `widget` list of a model card. */
  readonly examples?: readonly WidgetExample[] | undefined;
  /** Arguments to begin with. @default the first example without a file, or the sample of the task */
  readonly defaultValue?: TaskArguments | undefined;
  /** The form, as `loadTaskForm` returns it, for pages that are rendered on a server. @default loaded by the widget */
  readonly form?: TaskFormData | undefined;
  /** Called with each result and its arguments. */
  readonly onResult?: ((result: unknown, args: TaskArguments) => void) | undefined;
  readonly labels?: Partial<TaskWidgetLabels> | undefined;
}

type FormProps = Omit<React.ComponentPropsWithoutRef<'form'>, keyof TaskWidgetProps | 'children' | 'onSubmit'>;
type Props = TaskWidgetProps & FormProps;

/**
 * The form of a task, the run and the result, for the page of a model.
 *
 * @example <TaskWidget task="image-segmentation" model="nvidia/segformer-b0" service={{ api: '/api/ai' }} />
 */
export const TaskWidget = /* @__PURE__ */ React.forwardRef<HTMLFormElement, Props>(function TaskWidget(
  { form, className: own = '', ...props },
  ref,
) {
  const className = `hubkit-panel hubkit-task-widget ${own}`.trim();
  const labels = { ...DEFAULT_TASK_WIDGET_LABELS, ...props.labels };
  const { task, style } = props;
  // Null for a task that clients cannot run.
  const late = React.useMemo(() => latePart(async () => form ?? (await loadTaskForm(task)) ?? null), [task, form]);
  const { part: loaded = form, error, retry } = useLatePart(late);
  // Another task, and a form that arrives, begin anew.
  if (loaded) return <LoadedWidget key={task} {...props} {...{ className, labels }} formRef={ref} form={loaded} />;
  const status = error !== undefined ? 'failed' : loaded === null ? 'unknown' : 'loading';
  return (
    <div className={className} style={style} data-slot="task-widget" data-state={status}>
      {status === 'failed' ? (
        <p className="hubkit-problem" role="alert">
          {labels.form.loadFailed ?? labels.failed}{' '}
          <button type="button" className="hubkit-button" onClick={retry}>
            {labels.retry}
          </button>
        </p>
      ) : (
        <p className="hubkit-note">{status === 'loading' ? labels.loading : labels.unknownTask(task)}</p>
      )}
    </div>
  );
});

interface Shown {
  /** Arguments of the call whose result is shown. */
  readonly args: TaskArguments;
  /** The result that an example brings; undefined after a call. */
  readonly output?: unknown;
}

interface LoadedProps extends Omit<Props, 'form' | 'labels'> {
  readonly form: TaskFormData;
  readonly labels: TaskWidgetLabels;
  readonly formRef: React.Ref<HTMLFormElement>;
}

function LoadedWidget({
  task,
  model,
  provider,
  service,
  examples = [],
  defaultValue,
  form,
  onResult,
  renderText,
  formRef,
  labels,
  ...rest
}: LoadedProps) {
  const [args, setArgs] = React.useState(defaultValue ?? form.sample);
  const [shown, setShown] = React.useState<Shown>();
  const [problem, setProblem] = React.useState('');
  const call = useTask<object>(task, service);
  const isRunning = call.status === 'running';
  const run = async () => {
    setShown({ args });
    const result = await call.run({ ...(model && { model }), ...(provider && { provider }), ...args });
    if (result !== undefined) onResult?.(result, args);
  };
  /** The chosen example, until something is typed: its file may arrive after that, or after those of another one. */
  const chosen = React.useRef<WidgetExample>(undefined);
  const take = async (example: WidgetExample) => {
    chosen.current = example;
    setProblem('');
    try {
      const next = await exampleArguments(form, example);
      if (chosen.current !== example) return;
      setArgs(next);
      const output = exampleOutput(example);
      if (output !== undefined) setShown({ args: next, output });
    } catch (error) {
      setProblem(String((error as Error | null)?.message ?? error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as what is typed later stays.
  React.useEffect(() => {
    const first = examples.find(({ src }) => !src);
    if (first && !defaultValue) void take(first);
  }, []);
  return (
    <form
      {...rest}
      ref={formRef}
      data-slot="task-widget"
      data-state={call.status}
      noValidate={isRunning}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning) call.stop();
        else void run();
      }}
    >
      <div className="hubkit-task-input">
        {examples.length > 0 && (
          <fieldset className="hubkit-task-examples">
            <legend>{labels.examples}</legend>
            {examples.map((example, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: examples have no ids.
                key={index}
                type="button"
                className="hubkit-button"
                onClick={() => void take(example)}
              >
                {example.example_title ?? labels.example(index + 1)}
              </button>
            ))}
          </fieldset>
        )}
        {problem && (
          <p className="hubkit-problem" role="alert">
            {problem}
          </p>
        )}
        <TaskForm
          form={form}
          value={args}
          onChange={(next) => {
            chosen.current = undefined;
            setArgs(next);
          }}
          labels={labels.form}
        />
        <div className="hubkit-task-actions">
          <button type="submit" className="hubkit-button" data-look="primary">
            {isRunning ? labels.stop : labels.run}
          </button>
        </div>
      </div>
      <TaskOutput
        task={task}
        call={call}
        args={shown?.args ?? args}
        output={shown?.output}
        onRetry={() => void run()}
        renderText={renderText}
        labels={labels}
      />
    </form>
  );
}
