import type { AutomaticSpeechRecognitionOutput, AutomaticSpeechRecognitionStreamOutput } from '@hubkit/task-types';
import type { StreamRules } from '../../contract/adapter.ts';
import { InputError } from '../../contract/errors.ts';
import type { CallState } from '../../request/call-state.ts';

type TranscriptEvent = AutomaticSpeechRecognitionStreamOutput;

/** Members of the events of all services; nothing of them is taken for granted. */
interface ServiceEvent {
  readonly delta?: unknown;
  readonly text?: unknown;
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown };
    readonly finish_reason?: unknown;
  }[];
}

/**
 * Returns the rules of a streamed transcript, and throws for any other task whose adapter has no stream. The events are those of
 * OpenAI, the chunks of vLLM, or the one response of a service without a stream.
 */
export function transcriptRules(started: CallState): StreamRules {
  const { route, task, context } = started;
  const { adapter } = route;
  if (task !== 'automatic-speech-recognition' || adapter.type !== 'value' || adapter.job) {
    throw new InputError(`${context.subject.provider} does not stream ${task}.`, context.subject);
  }
  const rules: StreamRules<'automatic-speech-recognition'> = {
    chunk(data, soFar) {
      // A cast to what is read here.
      const { delta, text, choices } = Object(data) as ServiceEvent;
      if (isTranscript(data)) return typeof (delta ?? text) === 'string' ? data : undefined;
      if (Array.isArray(choices)) return fromChoice(choices[0], soFar.text);
      // The output of this task, whose text is there if this is the whole response.
      const whole = adapter.output(Object(data), started.call, []) as AutomaticSpeechRecognitionOutput;
      return typeof whole.text === 'string' ? { ...whole, type: 'transcript.text.done' } : undefined;
    },
    text: readDelta,
    ended: ({ type }) => (type === 'transcript.text.done' ? [0] : []),
  };
  // The rules of the task of this call.
  return rules as unknown as StreamRules;
}

/** True for an event of a transcript. */
export function isTranscript(event: unknown): event is TranscriptEvent {
  return String(Object(event).type).startsWith('transcript.');
}

/** The text that an event adds; the last one and segments repeat what was there. */
export function readDelta(event: TranscriptEvent): string {
  return String(event.delta ?? '');
}

type Choice = NonNullable<ServiceEvent['choices']>[number] | undefined;

function fromChoice(choice: Choice, textSoFar: string): TranscriptEvent | undefined {
  const content = choice?.delta?.content;
  const added = typeof content === 'string' ? content : '';
  if (choice?.finish_reason) return { type: 'transcript.text.done', text: textSoFar + added };
  return added === '' ? undefined : { type: 'transcript.text.delta', delta: added };
}
