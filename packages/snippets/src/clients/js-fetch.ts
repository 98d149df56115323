import { code, entries, paragraphs } from '@hubkit/code';
import { defineClient } from '../define-client.ts';
import { requestOf } from '../wire-request.ts';

export const jsFetch = defineClient({
  id: 'fetch',
  language: 'js',
  label: 'fetch',
  rank: 10,
  render: (chat) => {
    const request = requestOf(chat);
    return paragraphs(
      code`
        const response = await fetch(${request.url}, {
            method: "POST",
            headers: {
                ${entries(request.headers)}
            },
            body: JSON.stringify({
                ${entries(request.body)}
            }),
        });
        if (!response.ok) {
            throw new Error(\`\${response.status} \${await response.text()}\`);
        }
      `,
      chat.isStream ? readEvents : readAnswer,
    );
  },
});

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
