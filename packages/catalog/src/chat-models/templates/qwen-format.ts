/** The special tokens of ChatML. */
export const CHATML_TOKENS = {
  tokens: { bos: null, eos: '<|im_end|>', pad: '<|endoftext|>' },
  marks: ['<|endoftext|>', '<|im_start|>', '<|im_end|>'],
} as const;

/** What stands before the list of tools, as a text within single quotes of a template. */
export const TOOLS_FORMAT =
  '# Tools\\n\\nYou may call one or more functions to assist with the user query.\\n\\nYou are provided with function signatures within <tools></tools> XML tags:\\n<tools>';

/** What stands behind the list of tools, with the end of the system message. */
export const CALL_FORMAT =
  '\\n</tools>\\n\\nFor each function call, return a json object with function name and arguments within <tool_call></tool_call> XML tags:\\n<tool_call>\\n{"name": <function-name>, "arguments": <args-json-object>}\\n</tool_call><|im_end|>\\n';
