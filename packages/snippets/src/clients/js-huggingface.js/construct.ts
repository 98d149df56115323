import { type Code, code, data, entries, identifier, lines, type Stack } from '@hubkit/code';
import type { SnippetCall } from '../../call/snippet-call.ts';
import { blobOf, importFiles } from '../../languages/javascript.ts';

/** The imports of the program; `writes` where it writes a file. */
export function imports({ files, hubPackage }: SnippetCall, { writes = false } = {}): Stack {
  return lines(importFiles({ reads: files.length > 0, writes }), code`import { InferenceClient } from ${hubPackage};`);
}

/** Makes the client. Only our own takes other base URLs. */
export function construct({ key, endpoints, hubPackage }: SnippetCall): Code {
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
export function readFiles({ files }: SnippetCall): Stack {
  return lines(...files.map((file) => code`const ${identifier(file.variable)} = ${blobOf(file)};`));
}

/** Calls the method of the task. */
export function invoke({ method: { js }, task, billTo }: SnippetCall): Code {
  if (js === undefined) throw new Error(`The JavaScript client has no method for ${task}.`);
  return code`
    client.${identifier(js.name)}({
        ${entries(js.named)}
    }${billTo === undefined ? code`` : code`, ${{ billTo }}`})
  `;
}
