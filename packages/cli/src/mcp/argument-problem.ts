import type { McpTool } from './mcp-tool.ts';

/**
 * Describes missing arguments, unknown ones, and values outside of an enum, each by name, so that a model can correct its call.
 * Returns undefined for arguments without these problems.
 */
export function argumentProblem(args: object, { properties, required }: McpTool): string | undefined {
  const names = Object.keys(properties);
  const missing = required.filter((name) => !Object.hasOwn(args, name)).map((name) => `${name} is missing`);
  const wrong = Object.entries(args).flatMap(([name, value]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) return `${name} is unknown`;
    return property.enum && !property.enum.includes(value)
      ? `${name} has to be one of ${property.enum.join(', ')}`
      : [];
  });
  if (missing.length + wrong.length === 0) return undefined;
  const taken = names.map((name) => (required.includes(name) ? `${name} (required)` : name));
  return `${[...missing, ...wrong].join('; ')}. It takes ${taken.join(', ')}.`;
}
