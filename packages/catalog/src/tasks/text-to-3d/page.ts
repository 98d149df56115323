import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary: 'Text-to-3D models generate a three-dimensional object or scene from a text prompt.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'A ceramic teapot' }],
    outputs: [{ type: 'text', label: 'Result', content: 'text-to-3d-3d-output-filename.glb' }],
  },
  datasets: [
    { id: 'allenai/objaverse-xl', description: 'More than 10 million 3D objects from several sources.' },
    { id: 'tiange/Cap3D', description: 'Captions for the objects of Objaverse.' },
  ],
  metrics: [],
  models: [
    {
      id: 'openai/shap-e',
      description: 'Generates textured meshes and neural radiance fields from text or an image. By OpenAI.',
    },
    { id: 'ashawkey/LGM', description: 'Generates Gaussian splats from text or an image in about five seconds.' },
  ],
  spaces: [
    { id: 'hysts/Shap-E', description: 'Generate a mesh with Shap-E.' },
    { id: 'ashawkey/LGM', description: 'Generate Gaussian splats from text or an image.' },
  ],
  widgetModels: [],
});
