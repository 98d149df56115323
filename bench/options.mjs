import { parseArgs } from 'node:util';

/**
 * Reads the options of a bench by their defaults: `false` is a flag, a number or a text a value, a pair of numbers the default of a whole
 * run and that of `--quick`, and a list of names those that may be chosen, all by default. Names are given with commas between them.
 */
export function readOptions(args, defaults) {
  const isFlag = (value) => typeof value === 'boolean';
  const options = Object.fromEntries(
    Object.entries({ quick: false, ...defaults }).map(([name, value]) => [
      name,
      isFlag(value) ? { type: 'boolean', default: value } : { type: 'string' },
    ]),
  );
  const { values } = parseArgs({ args, options });
  const read = (given, value) => {
    const usual = isPair(value) ? value[Number(values.quick)] : value;
    if (given === undefined || isFlag(value)) return given ?? usual;
    return Array.isArray(usual) ? chosen(given, usual) : typeof usual === 'number' ? Number(given) : given;
  };
  return {
    quick: values.quick,
    ...Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, read(values[name], value)])),
  };
}

const isPair = (value) => Array.isArray(value) && typeof value[0] === 'number';

function chosen(text, all) {
  const names = text.split(',');
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of: ${all.join(', ')}`);
  return names;
}
