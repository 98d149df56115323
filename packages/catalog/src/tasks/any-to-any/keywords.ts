export const keywords = ['omni model', 'speech and vision in one model', 'multimodal assistant'];
