import { call, code, print, python } from '@hubkit/code';

/** A library that loads compute kernels of the hub. */
export interface KernelLibraryUiElement {
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  /** Code that loads a kernel, of a version where one is given. */
  readonly snippets?: (kernelId: string, version?: number) => string[];
}

/** Libraries that load kernels, by id. */
export const KERNEL_LIBRARIES_UI_ELEMENTS = {
  kernels: {
    prettyLabel: 'Kernels',
    repoName: 'Kernels',
    repoUrl: 'https://github.com/huggingface/kernels',
    docsUrl: 'https://huggingface.co/docs/kernels',
    snippets: (kernelId: string, version?: number): string[] => [print(loadKernel(kernelId, version), python)],
  },
} satisfies Readonly<Record<string, KernelLibraryUiElement>>;

/** The id of a library for kernels. */
export type KernelLibraryKey = keyof typeof KERNEL_LIBRARIES_UI_ELEMENTS;

function loadKernel(kernelId: string, version?: number) {
  return code`
    # pip install kernels
    from kernels import get_kernel

    kernel = ${call('get_kernel', [kernelId], version === undefined ? {} : { version })}
  `;
}
