import { defineCommand, required, words } from '../command-line/command.ts';
import { EXIT, UsageError } from '../command-line/errors.ts';
import { flag, text } from '../command-line/option.ts';
import { note, print } from '../io/print.ts';

export const launch = defineCommand({
  name: 'launch',
  summary: 'start a coding agent with a gateway, a provider or your own server',
  details:
    'Starts claude, codex, opencode or pi with the variables and options that lead it to the gateway of this machine, or to another ' +
    'place, and shows them. Words after -- go to the agent. Keys come from HUBKIT_GATEWAY_KEY, HUBKIT_ENDPOINT_KEY (--endpoint) or ' +
    'HF_TOKEN (--provider). Nothing is written without --write.',
  arguments: {
    agent: required('agent', 'claude, codex, opencode or pi'),
    args: words('arguments', 'arguments of the agent, after --'),
  },
  options: {
    model: text('-m, --model <id>', 'model that the agent calls (the first one that is offered)'),
    smallModel: text('--small-model <id>', 'model for small calls, such as titles (that of --model)'),
    gateway: text('--gateway <url>', 'address of a gateway (http://127.0.0.1:8787/v1)'),
    provider: text('-p, --provider <id>', 'call a provider by the router of the hub: groq, auto …'),
    endpoint: text('--endpoint <url>', 'call your own server; it has to have the protocol of the agent'),
    write: flag('--write', 'add the settings, without the key, to a file of the agent'),
    print: flag('--print', 'show what would be set, and start nothing'),
  },
  examples: [
    { line: 'hubkit launch claude', about: 'Claude Code with the gateway of this machine' },
    { line: 'hubkit launch codex --provider groq --model openai/gpt-oss-120b', about: 'Codex with a provider' },
    { line: 'hubkit launch opencode --endpoint http://127.0.0.1:8000 --print', about: 'what opencode would get' },
    { line: 'hubkit launch claude -- --resume', about: 'arguments of the agent' },
  ],
  async run({ agent: name, args, write: isWritten, print: isPrinted, json: isJson, ...flags }, io) {
    const [{ AGENTS }, { findTarget }, { startAgent, writeSettings }] = await Promise.all([
      import('../launch/agents.ts'),
      import('../launch/find-target.ts'),
      import('../launch/start-agent.ts'),
    ]);
    const agent = Object.hasOwn(AGENTS, name) ? AGENTS[name] : undefined;
    if (!agent) throw new UsageError(`There is no agent "${name}"; there are ${Object.keys(AGENTS).join(', ')}.`);
    if (agent.needsFile && !isWritten && !isPrinted) {
      throw new UsageError(`${agent.label} reads providers from a file only: add --write.`);
    }
    const target = await findTarget(flags, name, io);
    const { variables, words: own, file } = agent.start(target);
    const hidden = target.keyFrom === undefined ? target.key : `(that of ${target.keyFrom})`;
    const shown = Object.entries(variables).map(([variable, value]) => [
      variable,
      value === target.key ? hidden : value,
    ]);
    const command = [agent.program, ...own, ...args];
    if (isPrinted) {
      const facts = { variables: Object.fromEntries(shown), command, file: file.path };
      await print(io, isJson ? `${JSON.stringify(facts)}\n` : `${formatLines(shown, command).join('\n')}\n`);
      return EXIT.done;
    }
    for (const line of formatLines(shown, command)) await note(io, `hubkit: ${line}`);
    if (isWritten) {
      const written = await writeSettings(file, io);
      await note(io, `hubkit: ${written === undefined ? `${file.path} has the settings already` : `wrote ${written}`}`);
    }
    return startAgent(agent, { variables, words: [...own, ...args] }, io);
  },
});

function formatLines(
  variables: readonly (readonly (string | undefined)[])[],
  command: readonly string[],
): readonly string[] {
  return [...variables.map(([name, value]) => `${name}=${value}`), `$ ${command.map(quoted).join(' ')}`];
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
