import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

/** Parameters of the network of a checkpoint. */
interface Size {
  readonly encoder: string;
  readonly features: number | string;
  readonly outChannels: readonly number[] | string;
}

const sizes: ReadonlyMap<string, Size> = new Map([
  ['depth-anything/Depth-Anything-V2-Small', { encoder: 'vits', features: 64, outChannels: [48, 96, 192, 384] }],
  ['depth-anything/Depth-Anything-V2-Base', { encoder: 'vitb', features: 128, outChannels: [96, 192, 384, 768] }],
  ['depth-anything/Depth-Anything-V2-Large', { encoder: 'vitl', features: 256, outChannels: [256, 512, 1024, 1024] }],
]);

/** To be filled in by the reader. */
const unknownSize: Size = { encoder: '<ENCODER>', features: '<NUMBER_OF_FEATURES>', outChannels: '<OUT_CHANNELS>' };

export const depthAnythingV2 = defineLibrary({
  id: 'depth-anything-v2',
  prettyLabel: 'DepthAnythingV2',
  repoName: 'Depth Anything V2',
  repoUrl: 'https://github.com/DepthAnything/Depth-Anything-V2',
  countDownloads: 'path_extension:"pth"',
  snippets: ({ id }) => {
    const { encoder, features, outChannels } = sizes.get(id) ?? unknownSize;
    const weights = { repo_id: id, filename: `depth_anything_v2_${encoder}.pth`, repo_type: 'model' };
    return [
      inPython(code`
        # Install it from https://github.com/DepthAnything/Depth-Anything-V2
        import cv2
        import torch
        from depth_anything_v2.dpt import DepthAnythingV2
        from huggingface_hub import hf_hub_download

        model = ${call('DepthAnythingV2', [], { encoder, features, out_channels: outChannels })}

        filepath = ${call('hf_hub_download', [], weights)}
        model.load_state_dict(torch.load(filepath, map_location="cpu"))
        model.eval()

        raw_img = cv2.imread("your/image/path")
        depth = model.infer_image(raw_img)  # array of height times width
      `),
    ];
  },
});
