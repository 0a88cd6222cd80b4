/** 512 words of three to six letters that children know, for new passwords (new-password.ts). */
const list = `
acorn alarm alley amber angel ankle apple apron arch arena arrow atlas attic autumn award bacon badge
bagel baker banjo barn basil basin basket bath beach beak bean bear beaver bell bench berry bike bird
blaze blink block bloom blue board boat bonus book boot bottle bowl brain brass brave bread breeze brick
bridge bright broom brush bubble bucket bunny bus butter button cabin cable cactus cake camel camera camp
canal candle candy canoe canyon cap cape card cargo carpet carrot cart castle cat cave cedar cello chair
chalk cheese cherry chess chick chili chip choir circle circus clay clever cliff clock cloud clover coach
coast coat cocoa coffee comet comic cookie copper coral corn cotton couch cousin crab crane crayon cream
creek crown cube cup curry cycle daisy dance dawn deck deer denim desert donkey door dove dragon dream
dress drum duck dune eagle earth east easy echo egg eight elbow elk elm engine falcon family farm fast
feast fence fern ferry field film finch finger fire fish flag flame flash fleet float flock flute foam
focus folder forest fork fort fox frame fresh frog frost fruit funny galaxy game garden garlic gate gecko
gentle giant ginger glad glass globe glove glow goat gold golf goose grain grand grape grass gravel green
grin guitar hammer hand happy harbor harp hat hawk hazel helmet hen hero hill hippo hobby holly honey hook
horn horse hotel house ice igloo iguana ink iris iron island ivory ivy jacket jaguar jam jar jazz jeans
jelly jewel jigsaw jolly juice jump jungle kayak kettle key kite kitten kiwi koala ladder lake lamb lamp
laptop laser laugh lawn leaf lemon lens level light lily lime linen lion little lizard long lotus lucky
lunar lunch magic magnet mango map maple marble market mask meadow medal melody melon metal mild milk mill
mint mirror mitten monkey moon moose moss motor mouse muffin museum music napkin nature neat nest night
nine north note oak oasis oat ocean olive onion opal opera orange orbit orchid otter oven owl oyster
paddle page paint palace palm panda paper parade park parrot party pasta path peach peanut pear pearl
pebble pencil pepper piano picnic pillow pilot pine pink pirate pixel pizza planet plant plate plum pocket
poem polar pond pony poplar poppy potato prism proud puddle puppet puppy purple puzzle quail quick quiet
quilt quiz rabbit radar radio raft rain rapid red reef ribbon rice river robin robot rocket roof root rope
rose round royal ruby rug ruler salad salmon salt sand scarf school scout seal seed seven shadow shark
sheep shelf shell shine ship shirt shoe shore silk silver singer six skate sketch ski sky sled smart smile
snail snow soap sock sofa soft solar song soup south space spark spoon sport stage stamp star steam stone
storm story straw sugar sun sunny swan sweet swift table taco tango tape tea tent tiger toast tower toy
trail train tree truck tulip tuna twig van vest video voice wagon warm water wave west whale wheat wheel
wind wing wood wool world yarn zebra zoo
`;

export const words: readonly string[] = list.trim().split(/\s+/);
