import { code, lines, text } from '@hubkit/code';
import { defineClient } from '../../../src/define-client.ts';
import { requestOf } from '../../../src/wire-request.ts';

export const shHttpie = defineClient({
  id: 'httpie',
  language: 'sh',
  label: 'HTTPie',
  rank: 20,
  render: (chat) => {
    const { url, headers, body } = requestOf(chat);
    const words = Object.entries(headers).map(([name, value]) => code`${text`${name}: ${value}`} \\`);
    return code`
      http ${chat.isStream ? code`--stream ` : code``}POST ${url} \\
          ${lines(...words)}
          --raw ${body}
    `;
  },
});
