/** Words for the names and descriptions of the filled shop. */
export const KINDS = [
	["Lighting", "lamp", "pendant", "lantern", "sconce", "floor lamp", "desk lamp"],
	["Furniture", "chair", "table", "stool", "shelf", "bench", "sideboard"],
	["Kitchen", "pan", "bowl", "kettle", "knife", "jug", "chopping board"],
	["Clothing", "jacket", "shirt", "scarf", "coat", "jumper", "trousers"],
	["Bags", "backpack", "tote", "satchel", "wallet", "suitcase", "pouch"],
	["Garden", "planter", "spade", "hose", "trellis", "watering can", "gloves"],
	["Audio", "speaker", "headphones", "turntable", "radio", "microphone", "amplifier"],
	["Play", "puzzle", "kite", "blocks", "ball", "board game", "rocking horse"],
] as const;

export const QUALITIES = [
	"slim",
	"round",
	"tall",
	"soft",
	"folding",
	"striped",
	"quilted",
	"plain",
	"heavy",
	"light",
	"curved",
	"woven",
	"ribbed",
	"glazed",
	"brushed",
	"waxed",
	"double",
	"narrow",
	"wide",
	"little",
] as const;

export const MATERIALS = [
	"oak",
	"linen",
	"brass",
	"wool",
	"glass",
	"steel",
	"cotton",
	"walnut",
	"leather",
	"ceramic",
	"bamboo",
	"canvas",
	"cork",
	"marble",
	"felt",
	"rattan",
	"copper",
	"ash",
	"concrete",
	"silk",
] as const;

export const PRODUCT_COLOURS = [
	"Sage",
	"Navy",
	"Oat",
	"Brick",
	"Mustard",
	"Moss",
	"Charcoal",
	"Terracotta",
] as const;
export const SIZES = ["Small", "Medium", "Large", "Extra large"] as const;

export const SENTENCES = [
	"Made to be used every day and mended when it has to be.",
	"The edges are finished by hand, so that no two are quite the same.",
	"It arrives in one piece and needs no tools.",
	"Wipe it with a damp cloth; it likes no dishwasher.",
	"The colour deepens over the years.",
	"What wears out first can be ordered on its own.",
	"It stands where it is put, even on a floor that is not level.",
	"Packed in paper and card, without any foam.",
	"Tested by a family of five for a winter.",
	"A quiet thing that goes with most others.",
] as const;

export const FIRST_NAMES = [
	"Ana",
	"Bram",
	"Chidi",
	"Elif",
	"Grace",
	"Mei",
	"Noor",
	"Omar",
	"Priya",
	"Quinn",
	"Rosa",
	"Sven",
	"Tariq",
	"Ulla",
	"Vera",
	"Wanjiru",
	"Xavier",
	"Yuki",
	"Zofia",
	"Diego",
] as const;

export const LAST_NAMES = [
	"Lima",
	"de Wit",
	"Okafor",
	"Yilmaz",
	"Mbeki",
	"Chen",
	"Haddad",
	"Kamau",
	"Novak",
	"Berg",
	"Silva",
	"Rossi",
	"Tanaka",
	"Moreau",
	"Schmidt",
	"Olsen",
	"Garcia",
	"Patel",
	"Murphy",
	"Kowalska",
	"Ivanov",
	"Nguyen",
] as const;

export const CITIES = [
	"Brooklyn",
	"Hoboken",
	"Austin",
	"Portland",
	"Chicago",
	"San Francisco",
	"Denver",
	"Boston",
	"Seattle",
	"Atlanta",
	"Phoenix",
	"Detroit",
] as const;

const SYLLABLES = [
	"ka",
	"lo",
	"mi",
	"ren",
	"ta",
	"vo",
	"sel",
	"dur",
	"ni",
	"fa",
	"gor",
	"hem",
	"pi",
	"sa",
	"wen",
	"ul",
];

/** A unique brand name for each number: `Kavoren`. */
export function madeUpName(of: number): string {
	let [rest, name] = [of * 7 + 257, ""];
	while (rest > 0) {
		name += SYLLABLES[rest % SYLLABLES.length];
		rest = Math.floor(rest / SYLLABLES.length);
	}
	return name.charAt(0).toUpperCase() + name.slice(1);
}
