const { homedir } = require('node:os');
const { window, workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** @type {import('vscode-languageclient/node').LanguageClient | undefined} */
let client;

/** Starts `hubkit template lsp`, which does all the work. */
async function activate() {
  const command = workspace.getConfiguration('hubkit').get('command', 'hubkit');
  const [folder] = workspace.workspaceFolders ?? [];
  client = new LanguageClient(
    'hubkit',
    'hubkit templates',
    // On Windows, npm installs programs as .cmd files, which only a shell starts.
    {
      command,
      args: ['template', 'lsp'],
      options: { cwd: folder?.uri.fsPath ?? homedir(), shell: process.platform === 'win32' },
    },
    {
      documentSelector: [{ language: 'jinja' }],
      synchronize: {
        configurationSection: 'hubkit.template',
        fileEvents: workspace.createFileSystemWatcher('**/.hubkit.json'),
      },
      middleware: {
        // What the user has not set is null, and must not win over the settings of a project.
        workspace: {
          configuration: async (params, token, next) => (await next(params, token)).map(withoutNulls),
        },
      },
    },
  );
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    window.showErrorMessage(
      `Chat templates are not checked: "${command}" does not start (${error.message}). Install it with "npm install --global @hubkit/cli", or name its path in the setting hubkit.command.`,
    );
  }
}

const withoutNulls = (settings) =>
  settings && Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));

/** Ends the language server. */
const deactivate = () => client?.stop();

module.exports = { activate, deactivate };
