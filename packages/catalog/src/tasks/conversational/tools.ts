import * as v from 'valibot';

/** A tool that the model may call. */
export const tool = v.pipe(
  v.looseObject({
    type: v.pipe(v.string(), v.description('Kind of the tool; `function` is the only common one.')),
    function: v.pipe(
      v.looseObject({
        name: v.pipe(v.string(), v.description('Name by which the model calls the function.')),
        description: v.optional(
          v.pipe(
            v.nullable(v.string()),
            v.description('Purpose of the function. The model decides by it when to call the function.'),
          ),
        ),
        parameters: v.optional(
          v.pipe(v.unknown(), v.description('JSON Schema of the arguments. Default: no arguments.')),
        ),
      }),
      v.title('ChatCompletionInputFunctionDefinition'),
      v.description('Function that the model may call.'),
    ),
  }),
  v.title('ChatCompletionInputTool'),
  v.description('Tool that the model may call.'),
);

const functionName = v.pipe(
  v.looseObject({ name: v.pipe(v.string(), v.description('Name of the function.')) }),
  v.title('ChatCompletionInputFunctionName'),
  v.description('Name of a function among the tools.'),
);

/** Permission or duty of the model to call tools. */
export const toolChoice = v.pipe(
  v.union([
    v.picklist(['auto', 'none', 'required']),
    v.pipe(
      v.looseObject({ function: v.pipe(functionName, v.description('Function that the model has to call.')) }),
      v.title('ChatCompletionInputNamedToolChoice'),
      v.description('Demand that the model calls one function.'),
    ),
  ]),
  v.title('ChatCompletionInputToolChoice'),
  v.description('Use of tools: `auto`, `none`, `required`, or one function by its name.'),
);
