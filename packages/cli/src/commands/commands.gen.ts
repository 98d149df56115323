// Written by `npm run gen` from the files beside it. Do not edit.
import type { Entry } from '../command-line/command.ts';
import { group as bulkGroup } from './bulk/group.ts';
import { group as chatsGroup } from './chats/group.ts';
import { group as configGroup } from './config/group.ts';
import { group as embedGroup } from './embed/group.ts';
import { group as promptsGroup } from './prompts/group.ts';
import { group as snippetGroup } from './snippet/group.ts';
import { group as templateGroup } from './template/group.ts';

/** Every command, in alphabetical order. */
export const COMMANDS: readonly Entry[] = [
  {
    type: 'group',
    name: 'bulk',
    summary: bulkGroup.summary,
    commands: [
      {
        type: 'command',
        name: 'export',
        summary: "write the results of a run to another file or format",
        load: async () => (await import('./bulk/export.ts')).export,
      },
      {
        type: 'command',
        name: 'ls',
        summary: "list the runs whose outputs are in a folder",
        load: async () => (await import('./bulk/ls.ts')).ls,
      },
      {
        type: 'command',
        name: 'pause',
        summary: "start no more rows of a run",
        load: async () => (await import('./bulk/pause.ts')).pause,
      },
      {
        type: 'command',
        name: 'resume',
        summary: "start rows of a paused run again",
        load: async () => (await import('./bulk/resume.ts')).resume,
      },
      {
        type: 'command',
        name: 'retry',
        summary: "make failed rows of a run wait again",
        load: async () => (await import('./bulk/retry.ts')).retry,
      },
      {
        type: 'command',
        name: 'rm',
        summary: "remove the state of a run; its output stays",
        load: async () => (await import('./bulk/rm.ts')).rm,
      },
      {
        type: 'command',
        name: 'run',
        summary: "run a task over the rows of a file",
        load: async () => (await import('./bulk/run.ts')).run,
      },
      {
        type: 'command',
        name: 'show',
        summary: "show a row of a run: input, output, every request",
        load: async () => (await import('./bulk/show.ts')).show,
      },
      {
        type: 'command',
        name: 'status',
        summary: "show how far a run is, and what failed",
        load: async () => (await import('./bulk/status.ts')).status,
      },
      {
        type: 'command',
        name: 'stop',
        summary: "end a run after the rows under way",
        load: async () => (await import('./bulk/stop.ts')).stop,
      },
      {
        type: 'command',
        name: 'watch',
        summary: "follow a run of another process until no row is left",
        load: async () => (await import('./bulk/watch.ts')).watch,
      },
      {
        type: 'command',
        name: 'worker',
        summary: "make calls for runs of other processes, through Redis",
        load: async () => (await import('./bulk/worker.ts')).worker,
      },
    ],
  },
  {
    type: 'command',
    name: 'chat',
    summary: "chat with a model; the answer streams to standard output",
    load: async () => (await import('./chat.ts')).chat,
  },
  {
    type: 'group',
    name: 'chats',
    summary: chatsGroup.summary,
    commands: [
      {
        type: 'command',
        name: 'export',
        summary: "print one conversation, or all of them, as JSON or Markdown",
        load: async () => (await import('./chats/export.ts')).export,
      },
      {
        type: 'command',
        name: 'import',
        summary: "keep the conversations of a file of `chats export`, or of the workbench",
        load: async () => (await import('./chats/import.ts')).import,
      },
      {
        type: 'command',
        name: 'list',
        summary: "list the conversations, the newest first",
        load: async () => (await import('./chats/list.ts')).list,
      },
      {
        type: 'command',
        name: 'rm',
        summary: "delete conversations",
        load: async () => (await import('./chats/rm.ts')).rm,
      },
      {
        type: 'command',
        name: 'search',
        summary: "find messages that contain a text",
        load: async () => (await import('./chats/search.ts')).search,
      },
      {
        type: 'command',
        name: 'show',
        summary: "print a conversation",
        load: async () => (await import('./chats/show.ts')).show,
      },
    ],
  },
  {
    type: 'command',
    name: 'completion',
    summary: "print a script that completes commands in your shell",
    load: async () => (await import('./completion.ts')).completion,
  },
  {
    type: 'group',
    name: 'config',
    summary: configGroup.summary,
    commands: [
      {
        type: 'command',
        name: 'get',
        summary: "print a setting",
        load: async () => (await import('./config/get.ts')).get,
      },
      {
        type: 'command',
        name: 'list',
        summary: "print the settings and their file",
        load: async () => (await import('./config/list.ts')).list,
      },
      {
        type: 'command',
        name: 'set',
        summary: "change a setting",
        load: async () => (await import('./config/set.ts')).set,
      },
      {
        type: 'command',
        name: 'unset',
        summary: "remove a setting",
        load: async () => (await import('./config/unset.ts')).unset,
      },
    ],
  },
  {
    type: 'group',
    name: 'embed',
    summary: embedGroup.summary,
    commands: [
      {
        type: 'command',
        name: 'add',
        summary: "embed the text files of folders",
        load: async () => (await import('./embed/add.ts')).add,
      },
      {
        type: 'command',
        name: 'list',
        summary: "list the embedded files",
        load: async () => (await import('./embed/list.ts')).list,
      },
      {
        type: 'command',
        name: 'search',
        summary: "find the pieces of files that are closest to a question",
        load: async () => (await import('./embed/search.ts')).search,
      },
    ],
  },
  {
    type: 'command',
    name: 'emulator',
    summary: "serve an emulated hub, router and providers on this machine",
    load: async () => (await import('./emulator.ts')).emulator,
  },
  {
    type: 'command',
    name: 'eval',
    summary: "compare prompts and models over rows, with checks",
    load: async () => (await import('./eval.ts')).eval,
  },
  {
    type: 'command',
    name: 'explain',
    summary: "explain an error by its code: causes, and what to do",
    load: async () => (await import('./explain.ts')).explain,
  },
  {
    type: 'command',
    name: 'gateway',
    summary: "serve models by OpenAI's protocol, with keys, limits and usage",
    load: async () => (await import('./gateway.ts')).gateway,
  },
  {
    type: 'command',
    name: 'launch',
    summary: "start a coding agent with a gateway, a provider or your own server",
    load: async () => (await import('./launch.ts')).launch,
  },
  {
    type: 'command',
    name: 'libraries',
    summary: "list the libraries that load models, or describe one",
    load: async () => (await import('./libraries.ts')).libraries,
  },
  {
    type: 'command',
    name: 'log',
    summary: "list the calls of this machine: model, service, time, tokens, error",
    load: async () => (await import('./log.ts')).log,
  },
  {
    type: 'command',
    name: 'login',
    summary: "store a token of the hub, or the API key of a provider",
    load: async () => (await import('./login.ts')).login,
  },
  {
    type: 'command',
    name: 'logout',
    summary: "delete the stored token of the hub, or the stored key of a provider",
    load: async () => (await import('./logout.ts')).logout,
  },
  {
    type: 'command',
    name: 'mcp',
    summary: "offer tasks, models, code and templates to an assistant or editor",
    load: async () => (await import('./mcp.ts')).mcp,
  },
  {
    type: 'command',
    name: 'models',
    summary: "search the models of the hub, or describe one",
    load: async () => (await import('./models.ts')).models,
  },
  {
    type: 'group',
    name: 'prompts',
    summary: promptsGroup.summary,
    commands: [
      {
        type: 'command',
        name: 'list',
        summary: "list the prompts",
        load: async () => (await import('./prompts/list.ts')).list,
      },
      {
        type: 'command',
        name: 'rm',
        summary: "delete prompts",
        load: async () => (await import('./prompts/rm.ts')).rm,
      },
      {
        type: 'command',
        name: 'save',
        summary: "save a prompt under a name",
        load: async () => (await import('./prompts/save.ts')).save,
      },
      {
        type: 'command',
        name: 'show',
        summary: "print a prompt",
        load: async () => (await import('./prompts/show.ts')).show,
      },
    ],
  },
  {
    type: 'command',
    name: 'providers',
    summary: "list the inference providers, or describe one",
    load: async () => (await import('./providers.ts')).providers,
  },
  {
    type: 'command',
    name: 'race',
    summary: "send a prompt to all providers of a model at once, and compare speed and cost",
    load: async () => (await import('./race.ts')).race,
  },
  {
    type: 'command',
    name: 'record',
    summary: "record calls to real services, for replay in tests",
    load: async () => (await import('./record.ts')).record,
  },
  {
    type: 'command',
    name: 'run',
    summary: "run a task: generate images, transcribe, classify, embed …",
    load: async () => (await import('./run.ts')).run,
  },
  {
    type: 'group',
    name: 'snippet',
    summary: snippetGroup.summary,
    commands: [
      {
        type: 'command',
        name: 'call',
        summary: "print or run code that calls a model",
        load: async () => (await import('./snippet/call.ts')).call,
      },
      {
        type: 'command',
        name: 'load',
        summary: "print or run code that loads a model with its library",
        load: async () => (await import('./snippet/load.ts')).load,
      },
    ],
  },
  {
    type: 'command',
    name: 'tasks',
    summary: "list the tasks of models, or describe one",
    load: async () => (await import('./tasks.ts')).tasks,
  },
  {
    type: 'group',
    name: 'template',
    summary: templateGroup.summary,
    commands: [
      {
        type: 'command',
        name: 'check',
        summary: "find errors, with file, line and column",
        load: async () => (await import('./template/check.ts')).check,
      },
      {
        type: 'command',
        name: 'format',
        summary: "format a template without changing its output",
        load: async () => (await import('./template/format.ts')).format,
      },
      {
        type: 'command',
        name: 'inspect',
        summary: "list the variables and features of a chat template",
        load: async () => (await import('./template/inspect.ts')).inspect,
      },
      {
        type: 'command',
        name: 'lsp',
        summary: "serve editors: errors, fixes, formatting, help and completion",
        load: async () => (await import('./template/lsp.ts')).lsp,
      },
      {
        type: 'command',
        name: 'parse',
        summary: "parse a model's text into a message: reasoning, content, tool calls",
        load: async () => (await import('./template/parse.ts')).parse,
      },
      {
        type: 'command',
        name: 'render',
        summary: "render a template, byte for byte as Python does",
        load: async () => (await import('./template/render.ts')).render,
      },
      {
        type: 'command',
        name: 'report',
        summary: "write a case about a template that renders differently, for an issue",
        load: async () => (await import('./template/report.ts')).report,
      },
    ],
  },
  {
    type: 'command',
    name: 'whoami',
    summary: "show the account of the hub token",
    load: async () => (await import('./whoami.ts')).whoami,
  },
  {
    type: 'command',
    name: 'workbench',
    summary: "open the workbench: chat, tasks, models and templates in a browser",
    load: async () => (await import('./workbench.ts')).workbench,
  },
];
