import pico from 'picocolors';

const { bold, cyan } = pico.createColors(true);

/** Variables by purpose. */
const VARIABLES: readonly (readonly [title: string, rows: readonly (readonly [name: string, about: string])[]])[] = [
  [
    'Who answers',
    [
      ['HF_TOKEN', 'token of the hub: calls go through its router; `hubkit login` stores one'],
      [
        '<PROVIDER>_API_KEY',
        'key of a provider, such as GROQ_API_KEY: calls go to it; `hubkit providers` lists the names',
      ],
      ['OPENAI_BASE_URL', 'server that answers, with OPENAI_API_KEY'],
      ['ENDPOINT_API_KEY', 'key for the server of --endpoint'],
      ['HUBKIT_MCP_TOKEN', 'token that clients of `hubkit mcp --http` have to send'],
      ['HF_ENDPOINT', 'address of the hub (https://huggingface.co)'],
    ],
  ],
  [
    'Network',
    [
      ['HTTPS_PROXY, HTTP_PROXY, ALL_PROXY', 'proxy for requests'],
      ['NO_PROXY', 'hosts that are reached without the proxy'],
      ['NODE_EXTRA_CA_CERTS', 'file with certificates of your company'],
    ],
  ],
  [
    'Files',
    [
      ['HUBKIT_CONFIG', 'settings, with prompts in a folder beside them (~/.config/hubkit/config.json)'],
      ['HUBKIT_DATA', 'folder of conversations, typed lines and shared limits (~/.local/share/hubkit)'],
      ['HF_HOME, HF_TOKEN_PATH', 'where the hub keeps its token (~/.cache/huggingface/token)'],
      ['XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME', 'the folders above these; on Windows APPDATA, LOCALAPPDATA'],
      ['HOME, USERPROFILE', 'the folder of the user, above all of them'],
      ['PATH', 'folders of programs that add commands, such as hubkit-review'],
    ],
  ],
  [
    'This command',
    [
      ['HUBKIT_PROFILE', 'profile of the settings, as --profile'],
      ['NO_COLOR, FORCE_COLOR', 'colors off, or on; TERM=dumb is a terminal without colors'],
      ['HUBKIT_IMAGES', 'how the terminal shows images: kitty, iterm, sixel or none'],
      [
        'TERM, TERM_PROGRAM, LC_TERMINAL, TERMINAL_NAME',
        'the terminal, which decides that otherwise; so do KITTY_WINDOW_ID, KONSOLE_VERSION, WT_SESSION and TMUX',
      ],
      ['HUBKIT_SITE_URL', 'documentation site whose viewer opens public share links of `hubkit workbench`'],
      ['REDIS_URL', 'server of `hubkit bulk worker`'],
      ['HUBKIT_BULK_SECRET', 'what a bulk run and its workers sign their rows with'],
    ],
  ],
];

/** The text of `hubkit help environment`. */
export function environmentHelp(): string {
  const sections = VARIABLES.map(([title, rows]) => {
    const lines = rows.map(([name, about]) =>
      name.length > 24 ? `  ${cyan(name)}\n  ${' '.repeat(24)} ${about}` : `  ${cyan(name.padEnd(24))} ${about}`,
    );
    return `${bold(`${title}:`)}\n${lines.join('\n')}`;
  });
  return `${sections.join('\n\n')}

Without a token, a key or a server, the built-in emulator answers: nothing leaves this machine. The token of
\`hubkit login\` is used where HF_TOKEN is not set; options win over variables, variables over settings.
`;
}
