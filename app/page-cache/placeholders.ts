/**
 * Values that differ for each visitor and affect nothing else on the page: idempotency keys and times of its
 * forms.
 */
const PER_REQUEST = /"(idempotencyKey|partnerKey|shownAt)":"([\w.-]+)"/g;

export type PlaceholderName = "idempotencyKey" | "partnerKey" | "shownAt";
/** The place of a value that is made for each visitor. */
export type Placeholder = { name: PlaceholderName; value: string };

/** Stands for such a value in cached text. The secret makes sure that nobody can write it. */
const mark = (scope: string, index: number) => `hole-${scope}-${index}.`;

/**
 * Replaces values that differ for each visitor by placeholders in JSON. The values need no escaping; equal
 * values share a placeholder. `scope` is a secret and the part of the page that the data belongs to.
 */
export function extractPlaceholders(
	json: string,
	scope: string,
): { text: string; placeholders: Placeholder[] } {
	const placeholders: Placeholder[] = [];
	const text = json.replace(PER_REQUEST, (_all, name: PlaceholderName, value: string) => {
		const known = placeholders.findIndex(
			(placeholder) => placeholder.name === name && placeholder.value === value,
		);
		const index = known < 0 ? placeholders.push({ name, value }) - 1 : known;
		return `"${name}":"${mark(scope, index)}"`;
	});
	return { text, placeholders };
}

/** Which data of the page a placeholder belongs to, and its index there. */
export type PlaceholderPosition = { of: number; placeholder: number };

/**
 * Splits a page at its placeholders: the placeholders, and which one is between each segment and the next.
 */
export function splitAtPlaceholders(
	html: string,
	secret: string,
): { texts: string[]; placeholders: PlaceholderPosition[]; order: number[] } {
	const parts = html.split(new RegExp(`hole-${secret}-(\\d+-\\d+)\\.`));
	const marks = parts.filter((_, index) => index % 2 === 1);
	const places = [...new Set(marks)];
	return {
		texts: parts.filter((_, index) => index % 2 === 0),
		placeholders: places.map((place) => {
			const [of = 0, placeholder = 0] = place.split("-").map(Number);
			return { of, placeholder };
		}),
		order: marks.map((place) => places.indexOf(place)),
	};
}
