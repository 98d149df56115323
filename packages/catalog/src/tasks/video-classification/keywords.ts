export const keywords = ['action recognition', 'activity detection', 'video tagging', 'sports moves', 'sign language'];
