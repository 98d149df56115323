import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { type HeadingLevel, headingTag } from '../heading/heading-level.ts';
import type { TaskPageData } from './task.ts';
import { TaskDemo, type TaskDemoProps } from './task-demo.tsx';
import { DEFAULT_TASK_LABELS, type TaskLabels } from './task-labels.ts';
import { TaskLists, type TaskListsProps } from './task-lists.tsx';
import { TaskModels } from './task-models.tsx';

/** Props of the page of a task. */
export interface TaskPageProps
  extends Omit<ElementProps<'article'>, 'children'>,
    Pick<TaskDemoProps, 'assetUrl'>,
    Pick<TaskListsProps, 'hrefOf'> {
  readonly task: TaskPageData;
  /** The text of the page, such as Markdown. */
  readonly text?: string | undefined;
  /** Draws the text. @default its words as they are */
  readonly renderText?: ((text: string) => React.ReactNode) | undefined;
  /** Level of the page's title; sections are one below. @default 1 */
  readonly level?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Beside the title, such as a button. */
  readonly actions?: React.ReactNode;
  readonly labels?: Partial<TaskLabels> | undefined;
}

/**
 * The page of a task: summary, demo, text, models, datasets, spaces, metrics, libraries and related tasks. Needs no client-side code and
 * loads only the files that `assetUrl` returns.
 *
 * @example <TaskPage task={{ id: 'summarization', label: 'Summarization', ...TASKS_DATA.summarization }} />
 */
export const TaskPage = /* @__PURE__ */ React.forwardRef<HTMLElement, TaskPageProps>(function TaskPage(
  { task, text, renderText, level = 1, actions, assetUrl, hrefOf, labels: words, ...props },
  ref,
) {
  const labels = { ...DEFAULT_TASK_LABELS, ...words };
  const below = (level + 1) as HeadingLevel; // Five at most, as the title is.
  const hasTable = task.models?.some(({ size, license, released }) => size ?? license ?? released) ?? false;
  const Title = headingTag(level);
  const Section = headingTag(below);
  const own = {
    className: 'hubkit-panel hubkit-task-page',
    ref,
    children: (
      <>
        <header className="hubkit-task-header">
          <Title className="hubkit-task-title">{task.label}</Title>
          {actions}
          {task.isPlaceholder && <p className="hubkit-task-badge">{labels.placeholder}</p>}
          {task.summary && <p className="hubkit-task-summary">{task.summary}</p>}
        </header>
        <section>
          <Section className="hubkit-task-heading">{labels.demo}</Section>
          <TaskDemo demo={task.demo} assetUrl={assetUrl} labels={words} />
        </section>
        {text && (
          <section>
            <Section className="hubkit-task-heading">{labels.about}</Section>
            {renderText ? renderText(text) : <p className="hubkit-task-plain">{text}</p>}
          </section>
        )}
        {task.youtubeId && /^[\w-]{6,16}$/.test(task.youtubeId) && (
          <p>
            <a href={`https://www.youtube.com/watch?v=${task.youtubeId}`} rel="noopener noreferrer">
              {labels.video}
            </a>
          </p>
        )}
        {hasTable && (
          <section>
            <Section className="hubkit-task-heading">{labels.modelTable.caption}</Section>
            <TaskModels task={task} hrefOf={(id) => hrefOf?.('models', id)} labels={words} />
          </section>
        )}
        <TaskLists task={hasTable ? { ...task, models: [] } : task} hrefOf={hrefOf} level={below} labels={words} />
      </>
    ),
  };
  return element('article', own, props);
});
