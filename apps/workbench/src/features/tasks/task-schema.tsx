import { taskJsonSchema } from '@hubkit/catalog/json-schema';
import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

/** The JSON Schemas of a task's input and output, as trees. */
export function TaskSchema({ task }: { readonly task: string }) {
  return <ResultView kind="json" value={taskJsonSchema(task as Parameters<typeof taskJsonSchema>[0])} />;
}
