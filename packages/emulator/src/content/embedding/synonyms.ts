/** Words of the same meaning, one group per line; the first word represents its group. */
const GROUPS = `
happy glad joyful cheerful delighted pleased content merry
sad unhappy sorrowful miserable gloomy depressed
good great excellent wonderful fantastic superb fine awesome amazing
bad awful terrible horrible poor dreadful
big large huge enormous giant gigantic
small little tiny mini
fast quick rapid swift speedy
slow sluggish unhurried
car automobile vehicle auto
dog puppy hound canine
cat kitten feline kitty
person human individual somebody people man woman guy lady
child kid infant baby toddler boy girl
house home dwelling residence building
buy purchase acquire order
sell vend
talk speak say tell chat
look see watch view
begin start commence
end finish stop conclude
help assist aid support
easy simple effortless
hard difficult tough challenging
smart intelligent clever bright
sunny bright clear
rain rainy rainfall shower drizzle
weather climate forecast
eat dine consume devour
food meal dish cuisine
money cash funds payment
refund reimbursement repayment
doctor physician medic
sick ill unwell diseased
film movie picture cinema
song tune track melody music
job work profession occupation career
teacher instructor professor tutor
computer laptop pc machine
program software application app
bug error fault defect issue problem
repair fix mend restore
love adore like enjoy
hate detest dislike loathe
beautiful pretty lovely gorgeous
city town metropolis
street road avenue
boat ship vessel yacht
plane airplane aircraft jet
king monarch ruler
queen monarch
sea ocean
mountain peak hill
run sprint jog
walk stroll wander
question query inquiry
answer reply response
picture image photo photograph
model network
learn study
`;

/** Words that belong to the same field without meaning the same. */
const FIELDS = `
animal dog cat horse bird fish lion tiger cow pig sheep rabbit mouse elephant pet
weather rain sunny snow storm wind cloud sun cold hot temperature umbrella
food eat pizza bread cheese apple banana soup cook kitchen restaurant coffee tea fruit
money bank refund price pay buy sell cheap expensive invoice cost
computer program bug code python javascript keyboard internet website server database
health doctor sick hospital medicine pain nurse
travel plane boat car train bus trip holiday hotel airport
music song guitar piano band concert singer
sport football soccer tennis ball game team player run
school teacher learn student exam book lesson
feeling happy sad love hate angry afraid
place city street house country paris london berlin france germany
royal king queen prince princess crown
space planet moon star telescope jupiter mars orbit cosmos galaxy astronomy rocket
phone mobile tablet charger battery device app screen
urgency urgent urgently important immediately asap deadline hour quickly emergency
nature sea mountain river tree forest flower lake
`;

function table(text: string): ReadonlyMap<string, string> {
  const entries = text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...rest] = line.trim().split(' ');
      return [first, ...rest].map((word) => [word, first] as const);
    });
  // The first line that names a word decides.
  return new Map(entries.reverse());
}

/** The word that represents a group of synonyms. */
export const SYNONYMS = table(GROUPS);

/** The field a word belongs to. */
export const FIELD_OF = table(FIELDS);
