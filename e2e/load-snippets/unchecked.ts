/** Reasons why packages that Python snippets import are not imported by the tests. One that became wrong fails the test. */
interface Reason {
  readonly because: string;
  /** Import names. */
  readonly packages: readonly string[];
}

export const REASONS: readonly Reason[] = [
  {
    because: 'they need torch, whose wheels for Linux take gigabytes: their source is read instead',
    packages: ['sentence_transformers'],
  },
  {
    because: 'its wheels for Linux take gigabytes',
    packages: ['torch'],
  },
  {
    because: 'they need torch or audio libraries of the system, and are not among the packages that the tests install',
    packages: ['adapters', 'diffusers', 'espnet2', 'nemo', 'pylate', 'setfit', 'soundfile', 'speechbrain'],
  },
];

/** Texts that the specification fixes and that are no code. */
export const NO_CODE: readonly string[] = [
  'unknown model type (must be text-to-speech or automatic-speech-recognition)',
];
