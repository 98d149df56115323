/** Ends the words of one command; no record holds it. */
const end = 'recorder: end of the command';
const piped = 'recorder: standard input';

/** A script that runs programs with a fake `curl`, which prints its arguments and input instead of sending them. */
export function shellRecorder(programs: readonly string[]): string {
  return `
curl() {
    printf '%s\\0' "$@"
    for word; do last=$word; done
    if [ "$last" = @- ]; then printf '%s\\0' '${piped}'; cat; printf '\\0'; fi
    printf '%s\\0' '${end}'
}
${programs.join('\n')}
`;
}

/** Reads the words of every command, and its standard input. */
shellRecorder.read = (printed: string): readonly { readonly words: readonly string[]; readonly body: string }[] =>
  printed
    .split(`${end}\0`)
    .slice(0, -1)
    .map((command) => {
      const [before = '', body = ''] = command.split(`${piped}\0`);
      return { words: before.split('\0').slice(0, -1), body: body.slice(0, -1) };
    });
