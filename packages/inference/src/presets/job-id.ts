import { check, type GenericSchema, pipe, string } from 'valibot';

/** The id of a job, which becomes part of addresses: letters, digits, `_` and `-`. `noun` is the service's word for a job. */
export function jobId(noun: string): GenericSchema<unknown, string> {
  return pipe(
    string(),
    check((id) => /^[\w-]+$/.test(id), `expected the id of a ${noun}`),
  );
}
