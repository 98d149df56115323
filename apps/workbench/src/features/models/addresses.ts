/** Addresses that the tests visit beside `/models`: one without an owner, which the emulator does not have, and one with. */
export const addresses = ['/models/unknown', '/models/openai/gpt-oss-120b'];
