/** Public source of a package outside of the test environment, with the names found in it. */
interface PublishedSource {
  readonly repository: string;
  readonly commit: string;
  /** Date of the commit. */
  readonly date: string;
  /** Names that page texts import, by module. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Files that page texts run. */
  readonly files: readonly string[];
}

export const PUBLISHED_SOURCES: readonly PublishedSource[] = [
  {
    repository: 'https://github.com/huggingface/diffusers',
    commit: '58eb52c0803ea9af3abec60841c2a093bdf1f951',
    date: '2026-08-23',
    names: {
      diffusers: [
        ...['DDPMPipeline', 'DiffusionPipeline', 'Flux2Pipeline', 'FluxKontextPipeline', 'LTXConditionPipeline'],
        ...['LTXImageToVideoPipeline', 'LTXPipeline', 'LucyEditPipeline', 'ShapEPipeline'],
      ],
      'diffusers.utils': ['export_to_ply', 'export_to_video', 'load_image', 'load_video'],
    },
    files: ['examples/dreambooth/requirements_flux.txt', 'examples/dreambooth/train_dreambooth_lora_z_image.py'],
  },
];
