import { type Code, code, data, entries, identifier, lines, paragraphs, type Stack } from '@hubkit/code';
import type { ChatCall, MediaResult, SnippetCall } from '../call/snippet-call.ts';
import { defineClient } from '../define-client.ts';
import { importFiles, readBlob, readChunks, writeFile } from '../languages/javascript.ts';

export const jsHuggingfaceJs = defineClient({
  id: 'huggingface.js',
  language: 'js',
  label: 'huggingface.js',
  rank: 20,
  install: ({ hubPackage }) => `npm install ${hubPackage}`,
  canPrint: (call) => call.method.js !== undefined && hasProvider(call),
  // The client reads and uploads the files of every task, and polls by itself.
  shapes: {
    chat,
    json,
    upload: json,
    media,
    job: (call) => (call.result ? media({ ...call, result: call.result }) : json(call)),
  },
});

export function chat(call: ChatCall): Stack {
  return paragraphs(
    imports(call),
    construct(call),
    call.isStream ? code`const stream = ${invoke(call)};` : code`const completion = await ${invoke(call)};`,
    call.isStream ? readChunks : code`console.log(completion.choices[0].message);`,
  );
}

/** Any call whose result is a value. */
export function json(call: SnippetCall): Stack {
  return paragraphs(
    imports(call),
    construct(call),
    readFiles(call),
    call.shape === 'job' ? awaitJob(call, invoke(call)) : code`const output = await ${invoke(call)};`,
    code`console.log(output);`,
  );
}

/** Any call that makes a file, which is a Blob. */
export function media(call: SnippetCall & { readonly result: MediaResult }): Stack {
  return paragraphs(
    imports(call, { writes: true }),
    construct(call),
    readFiles(call),
    call.shape === 'job' ? awaitJob(call, invoke(call)) : code`const output = await ${invoke(call)};`,
    writeFile(call.result, code`Buffer.from(await output.arrayBuffer())`),
  );
}

/** The imports of the program; `writes` where it writes a file. */
function imports({ files, hubPackage }: SnippetCall, { writes = false } = {}): Stack {
  return lines(importFiles({ reads: files.length > 0, writes }), code`import { InferenceClient } from ${hubPackage};`);
}

/** Makes the client. Only our own takes other base URLs. */
function construct({ key, endpoints, hubPackage }: SnippetCall): Code {
  if (endpoints === undefined || hubPackage !== '@hubkit/inference') {
    return code`const client = new InferenceClient(${key});`;
  }
  return code`
    const client = new InferenceClient(${key}, {
        ${entries({ endpoints: data(endpoints) })}
    });
  `;
}

/** Reads the files of the call, each into its variable. */
function readFiles({ files }: SnippetCall): Stack {
  return lines(...files.map((file) => code`const ${identifier(file.variable)} = ${readBlob(file)};`));
}

/** Calls the method of the task. */
function invoke({ method: { js }, task, billTo }: SnippetCall): Code {
  if (js === undefined) throw new Error(`The JavaScript client has no method for ${task}.`);
  return code`
    client.${identifier(js.name)}({
        ${entries(js.named)}
    }${billTo === undefined ? code`` : code`, ${{ billTo }}`})
  `;
}

/** Providers that @huggingface/inference dropped in July 2026; `npm run upstream` compares the two. */
const DROPPED: readonly string[] = ['black-forest-labs', 'hyperbolic', 'nebius', 'sambanova'];

/** Returns true if the package of the program has the provider of the call. */
function hasProvider({ hubPackage, provider, endpointUrl }: SnippetCall): boolean {
  return hubPackage !== '@huggingface/inference' || endpointUrl !== undefined || !DROPPED.includes(provider);
}

/**
 * Wraps the call of a long job. @huggingface/inference 4.13 unrefs the timer of its polls, so that Node exits with code 13 while
 * nothing else keeps it running.
 */
function awaitJob({ hubPackage }: SnippetCall, call: Code): Code | Stack {
  if (hubPackage !== '@huggingface/inference') return code`const output = await ${call};`;
  return code`
    // Keeps Node running while the client waits for the job
    const timer = setInterval(() => {}, 60_000);
    const output = await ${call}.finally(() => clearInterval(timer));
  `;
}
