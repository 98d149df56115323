export const keywords = ['film', 'movie', 'clips', 'video generator', 'generate videos', 'make videos', 'animation'];
