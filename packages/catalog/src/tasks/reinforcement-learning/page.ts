import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Reinforcement learning trains an agent by interaction with an environment: the agent acts, receives rewards, and learns a policy that maximizes the total reward.',
  demo: {
    inputs: [{ type: 'text', label: 'State', content: 'Red traffic light, pedestrians are about to cross.' }],
    outputs: [
      { type: 'text', label: 'Action', content: 'Stop the car.' },
      { type: 'text', label: 'Next State', content: 'Yellow light, pedestrians have crossed.' },
    ],
  },
  ...picks,
  related: ['video-classification', 'text-generation', 'image-text-to-text'],
  widgetModels: [],
  youtubeId: 'q0BiUn5LiBc',
});
