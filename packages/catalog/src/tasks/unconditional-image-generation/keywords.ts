export const keywords = ['random faces', 'random pictures', 'gan', 'synthetic images'];
