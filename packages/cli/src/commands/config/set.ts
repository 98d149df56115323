import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { report } from '../../listing/print-listing.ts';
import { checkSetting } from '../../settings/check-setting.ts';
import { changeConfig } from '../../settings/config.ts';

export const set = defineCommand({
  name: 'set',
  summary: 'change a setting',
  arguments: { name: required('name', 'setting, such as model'), value: required('value', 'its value') },
  options: {},
  examples: [
    { line: 'hubkit config set model openai/gpt-oss-20b', about: 'the model of chats' },
    { line: 'hubkit config set tasks.text-to-image black-forest-labs/FLUX.1-schnell', about: 'the model of a task' },
    { line: 'hubkit config set aliases.small meta-llama/Llama-3.2-3B-Instruct', about: 'a short name: --model small' },
    { line: 'hubkit config set profiles.work.provider groq', about: 'a setting of --profile work' },
    { line: 'hubkit config set log off', about: 'chats are not kept' },
  ],
  async run({ name, value, json: isJson }, io) {
    checkSetting(name);
    await checkValue(name.replace(/^profiles\.[\w-]+\./, ''), value);
    const file = await changeConfig({ [name]: value }, io);
    await report(io, isJson, { name, value, file }, `${name} is now ${value} (${file})`);
    return EXIT.done;
  },
});

/** Throws for a value that every later command would refuse. */
async function checkValue(setting: string, value: string): Promise<void> {
  if (value.trim() === '')
    throw new UsageError(`The value is empty. \`hubkit config unset ${setting}\` removes the setting.`);
  if (setting === 'timeout' && !(Number(value) > 0)) {
    throw new UsageError(`timeout must be a number of seconds, not "${value}".`);
  }
  if (setting === 'log' && value !== 'on' && value !== 'off') {
    throw new UsageError(`log must be on or off, not "${value}".`);
  }
  if (setting !== 'provider' && setting !== 'endpoint') return;
  const [{ chooseRoutes }, { INFERENCE_PROVIDERS }] = await Promise.all([
    import('../../connect/choose-route.ts'),
    import('@hubkit/inference/provider-facts'),
  ]);
  chooseRoutes({ [setting]: value }, {}, INFERENCE_PROVIDERS);
}
