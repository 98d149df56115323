import type { Io } from '../io/io.ts';

/** A part of a result, as the Model Context Protocol writes it. */
export type ResultPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image' | 'audio'; readonly data: string; readonly mimeType: string };

/** JSON Schema of an argument. */
interface Property {
  readonly type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly items?: object;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Properties = Readonly<Record<string, Property>>;

interface Values {
  readonly string: string;
  readonly integer: number;
  readonly boolean: boolean;
  readonly array: readonly object[];
  readonly object: Readonly<Record<string, unknown>>;
}

type Arguments<P extends Properties, R extends string> = {
  readonly [K in Extract<keyof P, R>]: Values[P[K]['type']];
} & { readonly [K in Exclude<keyof P, R>]?: Values[P[K]['type']] | undefined };

/** A tool that `hubkit mcp` offers. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  /** Purpose of the tool, for the model that chooses among tools. */
  readonly description: string;
  readonly properties: Properties;
  readonly required: readonly string[];
  /** True if a call spends credit; other tools only read. @default false */
  readonly isPaid?: boolean;
  /** Runs the tool. The arguments match its schema. */
  run(args: never, io: Io): Promise<readonly ResultPart[]>;
}

/** Checks the types of a tool and returns it. */
export function defineMcpTool<const P extends Properties, const R extends keyof P & string = never>(
  tool: Omit<McpTool, 'properties' | 'required' | 'run'> & {
    readonly properties: P;
    readonly required?: readonly R[];
    run(args: Arguments<P, R>, io: Io): Promise<readonly ResultPart[]>;
  },
): McpTool {
  return { required: [], ...tool };
}

/** Makes a result of one text. */
export function textResult(text: string): readonly ResultPart[] {
  return [{ type: 'text', text }];
}
