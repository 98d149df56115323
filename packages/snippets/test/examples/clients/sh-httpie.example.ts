import { code, lines, text } from '@hubkit/code';
import { defineClient } from '../../../src/define-client.ts';

export const shHttpie = defineClient({
  id: 'httpie',
  language: 'sh',
  label: 'HTTPie',
  rank: 20,
  install: 'pip install httpie',
  shapes: {
    chat: ({ request: { url, headers, body }, isStream }) => {
      const words = Object.entries(headers).map(([name, value]) => code`${text`${name}: ${value}`} \\`);
      return code`
        http ${isStream ? code`--stream ` : code``}POST ${url} \\
            ${lines(...words)}
            --raw ${body.value}
      `;
    },
  },
});
