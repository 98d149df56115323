import { code, lines, text } from '@hubkit/code';
import { defineClient } from '../define-client.ts';
import { requestOf } from '../wire-request.ts';

export const shCurl = defineClient({
  id: 'curl',
  language: 'sh',
  label: 'cURL',
  rank: 10,
  render: (chat) => {
    const { url, headers, body } = requestOf(chat);
    const headerLines = Object.entries(headers).map(([name, value]) => code`-H ${text`${name}: ${value}`} \\`);
    return code`
      curl ${chat.isStream ? code`--no-buffer ` : code``}${/[[\]{}]/.test(url) ? code`--globoff ` : code``}${url} \\
          ${lines(...headerLines)}
          -d ${body}
    `;
  },
});
