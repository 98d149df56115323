export const keywords = ['3d models from words', 'mesh generation', 'game assets', '3d printing'];
