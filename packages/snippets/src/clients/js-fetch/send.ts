import { type Code, code, entries, identifier, lines, paragraphs, type Stack } from '@hubkit/code';
import type { SnippetCall, WireRequest } from '../../call/snippet-call.ts';
import { headersWithoutType } from '../../call/wire-request.ts';
import { blobOf, importFiles, readAsBase64 } from '../../languages/javascript.ts';

/** Sends the request, and leaves the response in the variable `response`; `writes` where the program writes a file. */
export function send({ files }: SnippetCall, request: WireRequest, { writes = false } = {}): Stack {
  const { body } = request;
  return paragraphs(
    importFiles({ reads: files.length > 0, writes }),
    body.type === 'json' && readAsBase64(files),
    body.type === 'form' &&
      lines(
        code`const form = new FormData();`,
        ...Object.entries(body.fields).map(([name, value]) => code`form.append(${name}, ${value});`),
        code`form.append(${body.name}, ${blobOf(body.file)}, ${nameOf(body.file.path)});`,
      ),
    lines(
      code`
        const response = await fetch(${request.url}, {
            method: "POST",
            headers: {
                ${entries(body.type === 'form' ? headersWithoutType(request) : request.headers)}
            },
            ${bodyOf(request)}
        });
      `,
      checked('response'),
    ),
  );
}

/** Throws for an error response. */
export function checked(response: string): Code {
  const name = identifier(response);
  return code`
    if (!${name}.ok) {
        throw new Error(\`\${${name}.status} \${await ${name}.text()}\`);
    }
  `;
}

function bodyOf({ body }: WireRequest): Code {
  switch (body.type) {
    case 'json':
      return code`
        body: JSON.stringify({
            ${entries(body.value)}
        }),
      `;
    case 'file':
      return code`body: await readFile(${body.file.path}),`;
    case 'form':
      return code`body: form,`;
    case 'none':
      return code``;
  }
}

function nameOf(path: string): string {
  return path.replace(/^.*[/\\]/s, '');
}
