import type { Trace } from '@hubkit/jinja/editor';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag, list, text } from '../../command-line/option.ts';
import { note, printText } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';

export const render = defineCommand({
  name: 'render',
  summary: 'render a template, byte for byte as Python does',
  details:
    'With --messages, a conversation is rendered like `apply_chat_template` of transformers, with the special ' +
    'tokens of the tokenizer_config.json; otherwise the template gets the variables of --context and --set. Nothing is ' +
    'added to the output, not even a line break.',
  arguments: {
    template: required(
      'template',
      'a template, tokenizer_config.json, model folder or .gguf file, or - for standard input',
    ),
  },
  options: {
    messages: text('--messages <json|file>', 'a JSON list of messages'),
    context: text('--context <json|file>', 'a JSON object with variables'),
    set: list('--set <key=value>', 'set a variable, as JSON or text (repeatable)'),
    tools: text('--tools <json|file>', 'a JSON list of tools'),
    documents: text('--documents <json|file>', 'a JSON list of documents'),
    generationPrompt: flag('--no-generation-prompt', 'do not begin an assistant message at the end'),
    continueFinal: flag('--continue-final-message', 'leave the last message open'),
    trace: flag('--trace', 'print each part of the output with its position in the template and its message'),
    json: flag('--json', 'print JSON: the text, and its parts with --trace'),
    name: text('--name <name>', 'one of several templates, such as tool_use'),
  },
  examples: [
    { line: 'hubkit template render tokenizer_config.json --messages chat.json', about: 'a conversation' },
    { line: 'hubkit template render chat.jinja --messages chat.json --set enable_thinking=false', about: 'a variable' },
    { line: 'hubkit template render llama.gguf --messages chat.json', about: 'the template of a GGUF file' },
    { line: 'hubkit template render chat.jinja --messages chat.json --trace', about: 'the origin of each part' },
    { line: "echo 'Hello {{ name }}' | hubkit template render - --set name=Ada", about: 'any template' },
  ],
  async run(args, io) {
    const [{ chooseTemplates, loadTemplate }, { inTemplate }, data] = await Promise.all([
      import('../../template/load-template.ts'),
      import('../../template/in-template.ts'),
      import('../../template/read-data.ts'),
    ]);
    const { tools, documents, messages, context } = args;
    const piped = [args.template, messages, context, tools, documents].filter((name) => name === '-');
    if (piped.length > 1) throw new UsageError('Standard input can be read only once: pass - only once.');
    const file = await loadTemplate(args.template, io);
    const { config, templates } = file;
    if (args.name !== undefined) chooseTemplates(file, args.name);
    const variables = {
      ...(context === undefined ? {} : await data.readRecord(context, '--context', io)),
      ...data.readSettings(args.set),
    };
    const hasData = messages !== undefined || context !== undefined || args.set.length > 0;
    const advice = hasData ? '' : '; --messages or --context gives the template its variables';
    const show = async (label: string, source: string, work: (trace?: Trace) => string) => {
      if (!args.trace) {
        const text = inTemplate(label, work);
        if (args.json) return printJson(io, { text });
        await printText(io, text);
        if (text === '') await note(io, `hubkit: the output is empty${advice}`);
        return;
      }
      const [{ Trace }, { tracedParts, traceLines }] = await Promise.all([
        import('@hubkit/jinja/editor'),
        import('../../template/print-trace.ts'),
      ]);
      const trace = new Trace();
      try {
        inTemplate(label, () => work(trace));
      } finally {
        // Also after an error: the output before it helps to locate it.
        if (args.json) await printJson(io, { text: trace.text, parts: tracedParts(trace, source) });
        else await printText(io, traceLines(trace, source));
      }
    };
    if (messages === undefined) {
      const chatOnly = (['tools', 'documents', 'name'] as const).find((key) => args[key] !== undefined);
      if (chatOnly) throw new UsageError(`--${chatOnly} requires --messages.`);
      const [only] = templates;
      if (config && context === undefined)
        throw new UsageError('A chat template needs a conversation. Add --messages.');
      if (!only || templates.length > 1)
        throw new UsageError('There are several templates. Choose one with --messages and --name.');
      const { Template } = await import('@hubkit/jinja');
      await show(only.label, only.source, (trace) => new Template(only.source).render(variables, { trace }));
      return EXIT.done;
    }
    const { prepareConversation } = await import('../../template/conversation.ts');
    const conversation = await data.readList(messages, '--messages', io);
    const { label, source, render } = await prepareConversation(file, conversation, variables, args, io);
    await show(label, source, render);
    return EXIT.done;
  },
});
