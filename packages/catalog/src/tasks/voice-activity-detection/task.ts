import { defineTask } from '../../define-task.ts';

export const voiceActivityDetection = defineTask({
  id: 'voice-activity-detection',
  label: 'Voice Activity Detection',
  keywords: ['detect speech', 'silence detection', 'who spoke when', 'speaker diarization', 'vad', 'cut silence'],
  pipeline: {
    modality: 'audio',
    color: 'red',
  },
});
