import type { Failure as ChatFailure } from '@hubkit/react/chat-panel';
import { readMessage } from '../ui/read-message.ts';

/** A failure as the page shows it: that of every chat of ours, and what the failure panel shows. Plain data without keys. */
export interface Failure extends ChatFailure {
  /** The kind, in the client's words: `ProviderApiError`. */
  readonly kind: string;
  /** The error in a few words. */
  readonly title: string;
  /** A remedy, in a sentence; '' where the message says all there is to say. */
  readonly advice: string;
  /** True where the remedy is under Connection: a token, another service. */
  readonly needsToken?: boolean;
  /** True for a call that was not made. */
  readonly isUnsent?: boolean;
  readonly provider?: string;
  readonly method?: string;
  readonly url?: string;
  /** The failed request as a command of curl, with variables in the places of keys. */
  readonly curl?: string;
  /** The response, printed. The client has taken the keys out of it. */
  readonly body?: string;
}

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
