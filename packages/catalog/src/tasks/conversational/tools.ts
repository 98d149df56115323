import * as v from 'valibot';

/** A tool that the model may ask to be called. */
export const tool = v.looseObject({
  type: v.pipe(v.string(), v.description('The kind of tool; "function" is the only common one.')),
  function: v.looseObject({
    name: v.pipe(v.string(), v.description('The name by which the model calls the function.')),
    description: v.optional(v.pipe(v.nullable(v.string()), v.description('What the function does.'))),
    parameters: v.optional(v.pipe(v.unknown(), v.description('JSON Schema of the arguments.'))),
  }),
});

/** Whether the model may, must or must not call a tool, or which one it must call. */
export const toolChoice = v.union([
  v.picklist(['auto', 'none', 'required']),
  v.looseObject({ function: v.looseObject({ name: v.string() }) }),
]);
