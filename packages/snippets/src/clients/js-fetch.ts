import { type Code, code, entries, identifier, lines, paragraphs, type Stack, type Value } from '@hubkit/code';
import type {
  ChatCall,
  JobCall,
  JsonCall,
  MediaCall,
  MediaResult,
  SnippetCall,
  UploadCall,
  WireRequest,
} from '../call/snippet-call.ts';
import { headersWithoutType, requireRequest } from '../call/wire-request.ts';
import { defineClient } from '../define-client.ts';
import { accessMember, importFiles, readAsBase64, readBlob, writeFile } from '../languages/javascript.ts';

export const jsFetch = defineClient({
  id: 'fetch',
  language: 'js',
  label: 'fetch',
  rank: 30,
  shapes: { chat, json, upload, media, job },
});

export function chat(call: ChatCall): Stack {
  return paragraphs(send(call, call.request), call.isStream ? readEvents : readAnswer);
}

const readAnswer = code`
  const completion = await response.json();
  console.log(completion.choices[0].message);
`;

const readEvents = code`
  let rest = "";
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\\n");
      rest = lines.pop();
      for (const line of lines) {
          const event = line.startsWith("data:") ? line.slice("data:".length).trim() : "";
          if (event === "" || event === "[DONE]") continue;
          process.stdout.write(JSON.parse(event).choices[0]?.delta.content ?? "");
      }
  }
`;

export function json(call: JsonCall): Stack {
  return paragraphs(send(call, requireRequest(call)), code`console.log(await response.json());`);
}

export function upload(call: UploadCall): Stack {
  return paragraphs(send(call, requireRequest(call)), code`console.log(await response.json());`);
}

export function media(call: MediaCall): Stack {
  return paragraphs(send(call, requireRequest(call), { writes: true }), save(call.result, code`response`));
}

export function job(call: JobCall): Stack {
  const { request, polling, result } = call;
  const { id, variable, url, resultUrl, headers, isAddress } = polling;
  const last = resultUrl === undefined ? code`state` : code`finished`;
  return paragraphs(
    send(call, request, { writes: result !== undefined }),
    lines(
      code`const ${identifier(variable)} = ${accessMember(code`(await response.json())`, id)};`,
      !isAddress && code`const statusUrl = ${url};`,
      code`const poll = { headers: ${headers} };`,
    ),
    wait(polling, isAddress ? url : code`statusUrl`),
    resultUrl === undefined ? undefined : lines(code`const finished = ${get(resultUrl)};`, checked('finished')),
    result ? save(result, last) : code`console.log(await ${last}.json());`,
  );
}

/** Polls the state of the job until it is done. The last response stays in the variable `state`. */
function wait({ status, done, failed, intervalSeconds }: JobCall['polling'], url: Value): Stack {
  return lines(
    code`let state;`,
    code`
      while (true) {
          state = ${get(url)};
          ${checked('state')}
          const status = ${accessMember(code`(await state.clone().json())`, status)};
          if (${done}.includes(status)) break;
          if (${failed}.includes(status)) {
              throw new Error(\`The job ended with \${status}: \${await state.text()}\`);
          }
          await new Promise((resolve) => setTimeout(resolve, ${intervalSeconds * 1000}));
      }
    `,
  );
}

function get(url: Value): Code {
  return code`await fetch(${url}, poll)`;
}

/** Sends the request, and leaves the response in the variable `response`; `writes` where the program writes a file. */
function send({ files }: SnippetCall, request: WireRequest, { writes = false } = {}): Stack {
  const { body } = request;
  return paragraphs(
    importFiles({ reads: files.length > 0, writes }),
    body.type === 'json' && readAsBase64(files),
    body.type === 'form' &&
      lines(
        code`const form = new FormData();`,
        ...Object.entries(body.fields).map(([name, value]) => code`form.append(${name}, ${value});`),
        code`form.append(${body.name}, ${readBlob(body.file)}, ${toFileName(body.file.path)});`,
      ),
    lines(
      code`
        const response = await fetch(${request.url}, {
            method: "POST",
            headers: {
                ${entries(body.type === 'form' ? headersWithoutType(request) : request.headers)}
            },
            ${printBody(request)}
        });
      `,
      checked('response'),
    ),
  );
}

/** Throws for an error response. */
function checked(response: string): Code {
  const name = identifier(response);
  return code`
    if (!${name}.ok) {
        throw new Error(\`\${${name}.status} \${await ${name}.text()}\`);
    }
  `;
}

function printBody({ body }: WireRequest): Code {
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

function toFileName(path: string): string {
  return path.replace(/^.*[/\\]/s, '');
}

/** Saves the file that a response is, holds or names. */
function save(result: MediaResult, response: Code): Stack {
  const { at } = result;
  switch (at.form) {
    case 'bytes':
      return writeFile(result, printBytes(response));
    case 'base64':
      return lines(
        code`const result = await ${response}.json();`,
        writeFile(result, code`Buffer.from(${accessMember(code`result`, at.at)}, "base64")`),
      );
    case 'url': {
      const url = accessMember(code`result`, at.at);
      return lines(
        code`const result = await ${response}.json();`,
        code`const file = await fetch(${at.mayBeList === true ? code`[${url}].flat()[0]` : url});`,
        checked('file'),
        writeFile(result, printBytes(code`file`)),
      );
    }
  }
}

function printBytes(response: Code): Code {
  return code`Buffer.from(await ${response}.arrayBuffer())`;
}
