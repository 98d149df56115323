import type { Env, Text, Value, Variable } from '@hubkit/code';
import type { BaseUrls } from '@hubkit/inference';

export type Values = Readonly<Record<string, Value>>;

/** Members and indexes that lead to a value inside JSON. */
export type Path = readonly (string | number)[];

/** A file that a snippet reads. */
export interface SnippetFile {
  /** Variable of the snippet that holds its content: the bytes, or base64 where the request has the file inside JSON. */
  readonly variable: string;
  readonly path: string;
  /** Media type, such as `image/jpeg`. */
  readonly type: string;
}

/** A method of a client library and its arguments. */
export interface SdkMethod {
  readonly name: string;
  readonly positional: readonly Value[];
  readonly named: Values;
}

/** Headers of a request, with a variable in the place of the key. */
export type WireHeaders = Readonly<Record<string, string | Env | Text>>;

/** Body of a request; files are variables of the snippet. */
export type WireBody =
  | { readonly type: 'json'; readonly value: Values }
  | { readonly type: 'file'; readonly file: SnippetFile }
  | {
      readonly type: 'form';
      readonly fields: Readonly<Record<string, string>>;
      readonly name: string;
      readonly file: SnippetFile;
    }
  | { readonly type: 'none' };

/** A request as it goes over the wire, with a variable in the place of the key. */
export interface WireRequest<Body extends WireBody = WireBody> {
  readonly url: string;
  readonly headers: WireHeaders;
  readonly body: Body;
}

/** A chat request, or one of another task whose body is JSON. */
export type JsonRequest = WireRequest<Extract<WireBody, { readonly type: 'json' }>>;

/** Place of a generated file in a response. */
export type ResultAt =
  /** The body is the file. */
  | { readonly form: 'bytes' }
  /** Base64 inside JSON. */
  | { readonly form: 'base64'; readonly at: Path }
  /** A URL inside JSON, from which the file is downloaded without credentials. */
  | {
      readonly form: 'url';
      readonly at: Path /** True where some models have a list of URLs there. */;
      readonly mayBeList?: boolean;
    };

/** A generated file: the one that the snippet writes, and its place in the last response. */
export interface MediaResult {
  readonly path: string;
  readonly at: ResultAt;
}

/** Requests that follow a job until it is done. */
export interface Polling {
  /** Place of the job's id in the first response, or of the address of its state. */
  readonly id: Path;
  /** Variable of the snippet that holds the id. */
  readonly variable: string;
  /** True where the id is the address of the state itself. */
  readonly isAddress: boolean;
  /** Address of the state. */
  readonly url: string | Text | Variable;
  /** Headers of the requests that follow the first one. */
  readonly headers: WireHeaders;
  /** Place of the state in the responses to polls. */
  readonly status: Path;
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /** Wait between two polls, in seconds. */
  readonly intervalSeconds: number;
  /** URL of the result. @default the last state holds the result */
  readonly resultUrl?: string | Text | Variable | undefined;
}

/** The members that the calls of all shapes have. */
interface CallParts {
  readonly task: string;
  /** The model on the hub. */
  readonly model: string;
  /** The provider's own name of the model. */
  readonly providerModel: string;
  /** True if the request has the hub id of the model because no mapping was given, and the provider may have another one. */
  readonly lacksMapping: boolean;
  readonly provider: string;
  /** The key, or the environment variable that holds it. */
  readonly key: string | Env;
  readonly isDirect: boolean;
  readonly billTo: string | undefined;
  readonly endpointUrl: string | undefined;
  /** Base URLs that the snippet sets instead of the real ones. */
  readonly endpoints: BaseUrls | undefined;
  /** The package that the JavaScript client of the hub is imported from. */
  readonly hubPackage: string;
  /** The call as client libraries of the hub make it; absent where one has no such method. */
  readonly method: { readonly js?: SdkMethod | undefined; readonly python?: SdkMethod | undefined };
  /** The files that the call sends. */
  readonly files: readonly SnippetFile[];
}

/** A chat completion. */
export interface ChatCall extends CallParts {
  readonly shape: 'chat';
  readonly isStream: boolean;
  /** The base URL for clients that append the path themselves. */
  readonly baseUrl: string;
  readonly request: JsonRequest;
}

/** A call with JSON both ways. */
export interface JsonCall extends CallParts {
  readonly shape: 'json';
  /** The request that the client would send; absent when the hub chooses the provider. */
  readonly request: JsonRequest | undefined;
}

/** A call that sends files and receives JSON. */
export interface UploadCall extends CallParts {
  readonly shape: 'upload';
  readonly request: WireRequest | undefined;
}

/** A call whose response is a file, or names or holds one. */
export interface MediaCall extends CallParts {
  readonly shape: 'media';
  readonly request: WireRequest | undefined;
  readonly result: MediaResult;
}

/** A call that starts a job, which is polled for its result: a file, or JSON. */
export interface JobCall extends CallParts {
  readonly shape: 'job';
  readonly request: WireRequest;
  /** Absent for a job whose result is JSON. */
  readonly result: MediaResult | undefined;
  readonly polling: Polling;
}

/** A call of a model, ready to be written down in any language. */
export type SnippetCall = ChatCall | JsonCall | UploadCall | MediaCall | JobCall;

export type Shape = SnippetCall['shape'];
