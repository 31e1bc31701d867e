/** Values that differ for each showing of a page and change nothing else on it: keys and times of its forms. */
const DIFFERING = /"(onceKey|partnerKey|shownAt)":"([\w.-]+)"/g;

export type HoleName = "onceKey" | "partnerKey" | "shownAt";
/** Where something goes that is made for each showing. */
export type Hole = { name: HoleName; value: string };

/** Stands for such a value in what is kept. The secret keeps it apart from anything that anybody can write. */
const mark = (scope: string, index: number) => `hole-${scope}-${index}.`;

/**
 * Data in JSON with holes where each showing has a value of its own, and what is in them: it needs no escaping. The
 * same value twice is one hole. `scope`: a secret, and which of a page's data it is.
 */
export function withHoles(json: string, scope: string): { text: string; holes: Hole[] } {
	const holes: Hole[] = [];
	const text = json.replace(DIFFERING, (_all, name: HoleName, value: string) => {
		const known = holes.findIndex((hole) => hole.name === name && hole.value === value);
		const index = known < 0 ? holes.push({ name, value }) - 1 : known;
		return `"${name}":"${mark(scope, index)}"`;
	});
	return { text, holes };
}

/** Of which of the page's data a hole is, and which of its holes. */
export type HolePlace = { of: number; hole: number };

/** A page made from such data, cut at its holes: those it has, and which is between each piece and the next. */
export function cutAtHoles(
	html: string,
	secret: string,
): { texts: string[]; holes: HolePlace[]; order: number[] } {
	const parts = html.split(new RegExp(`hole-${secret}-(\\d+-\\d+)\\.`));
	const marks = parts.filter((_, index) => index % 2 === 1);
	const places = [...new Set(marks)];
	return {
		texts: parts.filter((_, index) => index % 2 === 0),
		holes: places.map((place) => {
			const [of = 0, hole = 0] = place.split("-").map(Number);
			return { of, hole };
		}),
		order: marks.map((place) => places.indexOf(place)),
	};
}
