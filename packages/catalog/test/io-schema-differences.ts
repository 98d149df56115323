/** Files beside the published schemas that are of no task. */
export const NO_TASKS: Readonly<Record<string, string>> = {
  'common-definitions': 'definitions that the others share',
  index: 'a list of the others',
  placeholder: 'the example for a new task, with fields called dummy',
};

/** Differences, by the reason for them. */
type Differences = Readonly<Record<string, readonly string[]>>;

const MISSPELLED: Differences = {
  'the published list of required fields misspells the name': ['output: generated_text is required'],
};

/** Known differences by task. */
export const DIFFERENCES: Readonly<Record<string, Differences>> = {
  'chat-completion': {
    'OpenAI’s protocol has functions without parameters': ['input: tools[].function.parameters is optional'],
    'providers leave it out where it has no value': [
      'output: choices[].message.content is optional',
      'output: choices[].message.tool_calls is optional',
      'output: system_fingerprint is optional',
      'stream_output: choices[].delta.content is optional',
      'stream_output: choices[].delta.role is optional',
      'stream_output: choices[].delta.tool_calls is optional',
      'stream_output: system_fingerprint is optional',
    ],
    'later chunks of a tool call repeat only its index': [
      'stream_output: choices[].delta.tool_calls[].function.arguments is optional',
      'stream_output: choices[].delta.tool_calls[].id is optional',
      'stream_output: choices[].delta.tool_calls[].type is optional',
    ],
    'any number is accepted as a time': [
      'output: created is number, not integer',
      'stream_output: created is number, not integer',
    ],
  },
  'document-question-answering': {
    'models that generate text return nothing but the answer': [
      'output: $[].end is optional',
      'output: $[].score is optional',
      'output: $[].start is optional',
    ],
  },
  'feature-extraction': {
    'a type that one version left open': ['input: truncation_direction is Left or Right or left or right, not string'],
  },
  'fill-mask': {
    'the published list of required fields misspells the name': ['output: $[].token_str is required'],
  },
  'image-to-text': MISSPELLED,
  'text-generation': {
    'servers before version 3 do not count the input': ['stream_output: details.input_length is optional'],
  },
  'text2text-generation': MISSPELLED,
  'visual-question-answering': {
    'every response is checked for it': ['output: $[].answer is required'],
  },
};
