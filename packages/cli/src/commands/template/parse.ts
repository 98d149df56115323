import { defineCommand, optional, required } from '../../command-line/command.ts';
import { CliError, EXIT, UsageError } from '../../command-line/errors.ts';
import { flag, text } from '../../command-line/option.ts';
import { print } from '../../io/print.ts';

export const parse = defineCommand({
  name: 'parse',
  summary: "parse a model's text into a message: reasoning, content, tool calls",
  details:
    'Uses the response_template of the tokenizer_config.json. Where there is none, one is derived from the chat template. ' +
    'With --messages, the prompt of this conversation is taken to precede the text, as it may already open the reasoning.',
  arguments: {
    template: required('template', 'a template, tokenizer_config.json, model folder or .gguf file'),
    text: optional('text', "a file with the model's text, special tokens included, or - for standard input"),
  },
  options: {
    messages: text('--messages <json|file>', 'the conversation that the model answered, a JSON list of messages'),
    tools: text(
      '--tools <json|file>',
      'a JSON list of tools; arguments of calls are cast to the types of their schemas',
    ),
    name: text('--name <name>', 'one of several templates, such as tool_use'),
    responseTemplate: flag('--response-template', 'print the response template instead of a message'),
  },
  examples: [
    { line: 'hubkit template parse tokenizer_config.json answer.txt', about: 'the message as JSON' },
    {
      line: 'hubkit template parse chat.jinja answer.txt --messages chat.json --tools tools.json',
      about: 'with its prompt',
    },
    {
      line: 'hubkit template parse chat.jinja --response-template',
      about: 'the marks of reasoning, content and calls',
    },
  ],
  async run(args, io) {
    const [
      { chooseTemplates, loadTemplate },
      { inTemplate },
      data,
      { readText },
      { parseResponse, responseTemplateOf },
    ] = await Promise.all([
      import('../../template/load-template.ts'),
      import('../../template/in-template.ts'),
      import('../../template/read-data.ts'),
      import('../../io/read-input.ts'),
      import('@hubkit/jinja/response'),
    ]);
    const { messages, tools: toolsFile } = args;
    if ([args.text, messages, toolsFile].filter((name) => name === '-').length > 1)
      throw new UsageError('Standard input can be read only once: pass - only once.');
    const file = await loadTemplate(args.template, io);
    const [chosen] = chooseTemplates(file, args.name);
    if (!chosen) throw new UsageError(`${file.label} has no chat template.`);
    const config = { ...file.config, chat_template: chosen.source };
    const template = inTemplate(chosen.label, () => responseTemplateOf(config));
    if (args.responseTemplate) {
      await print(io, `${JSON.stringify(template, null, 2)}\n`);
      return EXIT.done;
    }
    if (args.text === undefined)
      throw new UsageError("The model's text is missing: name a file, or - for standard input.");
    const answer = await readText(args.text, io);
    const tools = toolsFile === undefined ? undefined : await data.readList(toolsFile, '--tools', io);
    const { applyChatTemplate } = await import('@hubkit/jinja/chat');
    const conversation = messages === undefined ? undefined : await data.readList(messages, '--messages', io);
    const prefix = inTemplate(chosen.label, () => {
      const options = { addGenerationPrompt: true, ...(tools && { tools }) };
      return conversation === undefined ? '' : applyChatTemplate(config, conversation, options);
    });
    const source = args.text === '-' ? 'standard input' : args.text;
    const message = inTemplate(source, () => parseResponse(template, answer, { prefix, tools }));
    if (answer.trim() !== '' && Object.keys(message).every((name) => name === 'role')) {
      throw new CliError(
        `${source}: no reasoning, content or tool call was found. A text that leaves out what the prompt begins needs the conversation, with --messages.`,
      );
    }
    await print(io, `${JSON.stringify(message, null, 2)}\n`);
    return EXIT.done;
  },
});
