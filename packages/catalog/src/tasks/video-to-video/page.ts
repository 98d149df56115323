import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Video-to-video models transform a video into another one: they raise its resolution, remove noise, add frames, edit its content by text, or change its style.',
  demo: { inputs: [{ type: 'img', filename: 'input.gif' }], outputs: [{ type: 'img', filename: 'output.gif' }] },
  datasets: [
    { id: 'suimu/VIRESET', description: 'Videos with annotated instances for evaluating edits of single objects.' },
    { id: 'zhangsh2001/LongV-EVAL', description: 'Long videos for evaluating editing models.' },
    { id: 'Iceclear/SeedVR_VideoDemos', description: '104 videos that show the results of restoration with SeedVR.' },
  ],
  metrics: [],
  models: [
    {
      id: 'decart-ai/Lucy-Edit-Dev',
      description:
        'Edits clothing, characters and scenery of a video by text instruction, without masks. 5 billion parameters.',
    },
    {
      id: 'LeoLau/Shape-for-Motion',
      description: 'Edits the shape of objects in a video consistently through a 3D mesh as a proxy.',
    },
    {
      id: 'nvidia/Cosmos-Transfer2.5-2B',
      description:
        'Generates realistic videos from control videos such as depth, edges or segmentation, made for simulation of robots and vehicles.',
    },
    {
      id: 'numz/SeedVR2_comfyUI',
      description: 'Weights of SeedVR2, a one-step restoration and upscaling model, for ComfyUI.',
    },
  ],
  spaces: [
    { id: 'decart-ai/lucy-edit-dev', description: 'Edit a video by text instruction with Lucy Edit.' },
    { id: 'ByteDance-Seed/SeedVR2-3B', description: 'Restore and upscale a video with SeedVR2.' },
  ],
  widgetModels: [],
});
