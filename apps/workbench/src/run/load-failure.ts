import { readMessage } from '../ui/read-message.ts';
import type { Failure } from './failure.ts';

/** Describes an error by which code of the page could not be loaded: its host is gone. */
export function loadFailure(error: unknown): Failure {
  return {
    kind: 'LoadError',
    title: 'The workbench could not load its client',
    message: readMessage(error),
    advice: 'Start the workbench in the terminal if it was stopped there (npm start), then retry.',
    canRetry: true,
  };
}
