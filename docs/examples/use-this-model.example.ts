import { librarySnippets } from '@hubkit/catalog';
import { timm } from '@hubkit/catalog/libraries/timm';

console.log(librarySnippets(timm, { id: 'timm/resnet50.a1_in1k', tags: [] })[0]?.content);
