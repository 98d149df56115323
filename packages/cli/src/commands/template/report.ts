import { defineCommand, optional, required } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag, list, text } from '../../command-line/option.ts';
import { redact } from '../../command-line/redact.ts';
import { printText } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';
import type { TemplateReport } from '../../template/write-report.ts';

export const report = defineCommand({
  name: 'report',
  summary: 'write a case about a template that renders differently, for an issue',
  details:
    'Prints Markdown: the template and its hash, versions, the conversation, what hubkit renders, and, with --python, what ' +
    'Python renders and where the two differ. Nothing is sent.',
  arguments: {
    template: required('template', 'a template, tokenizer_config.json, model folder or .gguf file'),
    conversation: optional('conversation', 'a JSON list of messages, a file with it, or - for standard input'),
  },
  options: {
    python: text('--python <file>', 'what Python renders, or its traceback'),
    context: text('--context <json|file>', 'a JSON object with variables'),
    set: list('--set <key=value>', 'set a variable, as JSON or text (repeatable)'),
    tools: text('--tools <json|file>', 'a JSON list of tools'),
    documents: text('--documents <json|file>', 'a JSON list of documents'),
    generationPrompt: flag('--no-generation-prompt', 'do not begin an assistant message at the end'),
    continueFinal: flag('--continue-final-message', 'leave the last message open'),
    name: text('--name <name>', 'one of several templates, such as tool_use'),
  },
  examples: [
    { line: 'hubkit template report tokenizer_config.json chat.json > issue.md', about: 'a case' },
    { line: 'hubkit template report chat.jinja chat.json --python python.txt', about: 'with what Python renders' },
  ],
  async run(args, io) {
    const [{ loadTemplate }, { prepareConversation }, { writeReport }, data, { readText }] = await Promise.all([
      import('../../template/load-template.ts'),
      import('../../template/conversation.ts'),
      import('../../template/write-report.ts'),
      import('../../template/read-data.ts'),
      import('../../io/read-input.ts'),
    ]);
    const { context, conversation, python: pythonFile } = args;
    const inputs = [args.template, conversation, context, args.tools, args.documents, pythonFile];
    if (inputs.filter((name) => name === '-').length > 1)
      throw new UsageError('Standard input can be read only once: pass - only once.');
    const file = await loadTemplate(args.template, io);
    const variables = {
      ...(context === undefined ? {} : await data.readRecord(context, '--context', io)),
      ...data.readSettings(args.set),
    };
    const python = pythonFile === undefined ? undefined : await readText(pythonFile, io, { flag: '--python' });
    const write = (parts: Omit<TemplateReport, 'python'>) => {
      const markdown = `${redact(writeReport({ ...parts, python }), io.env)}\n`;
      return args.json ? printJson(io, { markdown }) : printText(io, markdown);
    };

    if (conversation === undefined) {
      const [only] = file.templates;
      if (!only || file.config)
        throw new UsageError('A chat template needs a conversation: name a JSON file with a list of messages.');
      const { Template } = await import('@hubkit/jinja');
      const { label, source } = only;
      await write({ label, source, variables, render: () => new Template(source).render(variables) });
      return EXIT.done;
    }
    const messages = await data.readList(conversation, 'conversation', io);
    const { label, source, options, render } = await prepareConversation(file, messages, variables, args, io);
    const { specialTokens } = await import('@hubkit/jinja/chat');
    const all = {
      messages,
      ...(options.tools && { tools: options.tools }),
      ...(options.documents && { documents: options.documents }),
      add_generation_prompt: args.generationPrompt && !args.continueFinal,
      ...(args.continueFinal && { continue_final_message: true }),
      ...(file.config && specialTokens(file.config)),
      ...variables,
    };
    await write({ label, source, variables: all, render });
    return EXIT.done;
  },
});
