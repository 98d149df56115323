/** Makes the `compile` of a suite from that of a peer, which takes a template and the defaults of transformers only. */
export const onlySource =
  (compile) =>
  ({ template, options, templates }) => {
    if (options || templates) throw new Error('Options and other templates are not given to this engine.');
    return compile(template);
  };
