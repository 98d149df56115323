function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Kinds of words that fit into a gap. */
export type WordClass = 'determiner' | 'noun' | 'adjective' | 'verb' | 'past' | 'adverb' | 'preposition' | 'pronoun';

/** Common words by their kind, the most common first. */
export const VOCABULARY: Readonly<Record<WordClass, readonly string[]>> = {
  determiner: words('the a my this his her our every another that'),
  noun: words(`
    world time day man woman house city country life dog cat child friend king queen book car water capital home love
    money sun music school doctor language story answer question happiness freedom president weather river mountain sea
    food coffee tea bread train station garden moon art truth work team game model word`),
  adjective: words(`
    good new great big small beautiful happy old long important free wonderful hot cold true different same ready red blue
    green dead better best young sad easy open white black full simple`),
  verb: words(`
    be have do go make see live work love find give take know think write read run eat help become win play learn say
    understand sleep travel speak sell buy drink swim`),
  past: words('was sat lived slept lay stood went came fell stayed ran played walked looked waited'),
  adverb: words('not very now always never here also really too still often away together home today well'),
  preposition: words('of in to for with on at from by about into over under like through without'),
  pronoun: words('I you we they it he she who everyone nobody someone'),
};
