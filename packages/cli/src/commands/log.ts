import { defineCommand, words } from '../command-line/command.ts';
import { EXIT, UsageError } from '../command-line/errors.ts';
import { flag, number } from '../command-line/option.ts';
import { note, print, printText } from '../io/print.ts';
import { formatTable } from '../listing/format-table.ts';
import { clearLog, readLog } from '../log/call-log.ts';

export const log = defineCommand({
  name: 'log',
  summary: 'list the calls of this machine: model, service, time, tokens, error',
  details:
    'Words search in all columns. Prompts and answers are not in the log; those of chats are in `hubkit chats`. The setting log ' +
    '(`hubkit config set log off`) switches both off.',
  arguments: { words: words('word', 'only calls that contain all of these') },
  options: {
    last: number('-n, --last <count>', 'number of calls (20)', { min: 1, isInteger: true }),
    clear: flag('--clear', 'delete the log'),
    json: flag('--json', 'print one line of JSON per call'),
  },
  examples: [
    { line: 'hubkit log groq -n 5', about: 'the newest five calls of a provider' },
    { line: "hubkit log --json -n 1000 | jq -s 'map(.tokens) | add // 0'", about: 'tokens of the last thousand calls' },
  ],
  async run({ words, last = 20, clear, json: isJson }, io) {
    if (clear) {
      if (words.length > 0) throw new UsageError('--clear deletes the whole log: leave out the words.');
      await clearLog(io);
      await note(io, 'hubkit: deleted the log');
      return EXIT.done;
    }
    const wanted = words.map((word) => word.toLowerCase());
    const found = (await readLog(io)).filter((call) => {
      const text = JSON.stringify(call).toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    const shown = found.slice(0, last);
    if (isJson) await print(io, shown.map((call) => `${JSON.stringify(call)}\n`).join(''));
    else if (shown.length === 0) {
      const named = words.map((word) => `"${word}"`).join(' and ');
      await note(
        io,
        `hubkit: ${named === '' ? 'no calls are in the log yet' : `no call in the log contains ${named}`}`,
      );
    } else {
      const rows = shown.map(({ at, command, model = '', service = '', ms, tokens, error }) => [
        at.slice(0, 19).replace('T', ' '),
        command,
        model,
        service,
        `${(ms / 1000).toFixed(1)} s`,
        tokens === undefined ? '' : `${tokens} tokens`,
        error ?? '',
      ]);
      await printText(io, formatTable(rows, io.stdout.columns));
    }
    return EXIT.done;
  },
});
