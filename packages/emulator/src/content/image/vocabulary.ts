export type Light = 'day' | 'dawn' | 'sunset' | 'night' | 'storm' | 'space';
export type Ground = 'hills' | 'sea' | 'mountains' | 'desert' | 'city' | 'forest' | 'snow' | 'none';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog';
export type Style = 'plain' | 'pixel' | 'mono' | 'sepia' | 'neon';

/** Turns `{ value: 'word word' }` into `{ word: value }`. */
function invert<Value extends string>(groups: Readonly<Record<Value, string>>): Readonly<Record<string, Value>> {
  // The keys of a record of Value are Values: Object.entries forgets it.
  const entries = Object.entries(groups) as [Value, string][];
  return Object.fromEntries(entries.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));
}

export const LIGHT_WORDS = invert<Light>({
  space: 'space galaxy nebula cosmos cosmic universe orbit milky',
  night: 'night midnight moon moonlit moonlight dark starry stars nocturnal cyberpunk aurora',
  sunset: 'sunset dusk evening twilight autumn fall',
  dawn: 'sunrise dawn morning spring',
  storm: 'storm stormy thunder thunderstorm lightning tempest gloomy',
  day: 'day daylight noon sunny summer bright',
});

export const GROUND_WORDS = invert<Ground>({
  sea: 'sea ocean beach water lake river island coast shore waves wave bay harbour harbor lagoon pond reef',
  mountains: 'mountain peak alps everest summit cliff canyon volcano rocky',
  desert: 'desert dune sand sahara camel cactus pyramid',
  city: 'city skyline town street skyscraper downtown urban metropolis building tokyo york paris london cyberpunk',
  forest: 'forest jungle woods woodland rainforest grove',
  snow: 'snow snowy winter arctic ice icy glacier christmas ski',
  hills: 'hill field meadow grass grassland countryside valley garden farm park village',
  none: 'space galaxy nebula cosmos universe orbit sky',
});

export const WEATHER_WORDS = invert<Weather>({
  rain: 'rain rainy raining rainfall drizzle',
  snow: 'snowing snowfall snowflake blizzard',
  fog: 'fog foggy mist misty haze hazy',
  cloudy: 'cloud cloudy clouds overcast',
  clear: 'clear cloudless',
});

export const STYLE_WORDS = invert<Style>({
  pixel: 'pixel pixelart pixelated voxel',
  mono: 'monochrome noir grayscale greyscale charcoal',
  sepia: 'sepia vintage antique',
  neon: 'neon cyberpunk synthwave vaporwave',
  plain: 'photo photography realistic',
});

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  pair: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  several: 4,
  many: 7,
};

type Kind =
  | 'house'
  | 'tree'
  | 'pine'
  | 'boat'
  | 'bird'
  | 'balloon'
  | 'flower'
  | 'star'
  | 'heart'
  | 'circle'
  | 'square'
  | 'triangle'
  | 'rocket'
  | 'car'
  | 'cat'
  | 'dog'
  | 'fish'
  | 'whale'
  | 'turtle'
  | 'planet'
  | 'person'
  | 'astronaut'
  | 'lighthouse'
  | 'castle'
  | 'rainbow'
  | 'cactus';

export const THING_WORDS = invert<Kind>({
  house: 'house home cottage cabin hut barn',
  castle: 'castle palace fortress tower temple',
  tree: 'tree oak apple willow palm',
  pine: 'pine fir spruce conifer',
  boat: 'boat ship sailboat yacht sail',
  bird: 'bird gull seagull eagle crow dove parrot owl duck',
  balloon: 'balloon',
  flower: 'flower rose tulip daisy sunflower blossom',
  star: 'star',
  heart: 'heart love',
  circle: 'circle ball sphere',
  square: 'square cube box',
  triangle: 'triangle pyramid',
  rocket: 'rocket spaceship spacecraft shuttle',
  car: 'car automobile taxi truck bus',
  cat: 'cat kitten tiger lion leopard llama horse unicorn',
  dog: 'dog puppy corgi wolf fox',
  fish: 'fish shark goldfish',
  whale: 'whale dolphin',
  turtle: 'turtle tortoise',
  planet: 'planet saturn mars jupiter',
  person: 'person man woman girl boy child people portrait knight wizard warrior',
  astronaut: 'astronaut cosmonaut robot',
  lighthouse: 'lighthouse',
  rainbow: 'rainbow',
  cactus: 'cactus',
});
