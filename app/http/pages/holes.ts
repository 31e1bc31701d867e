/** Values that differ for each showing of a page and change nothing else on it: keys and times of its forms. */
const DIFFERING = /"(onceKey|partnerKey|shownAt)":"([\w.-]+)"/g;

/** Stands for such a value in what is kept. `secret` keeps it apart from anything that anybody can write. */
const hole = (secret: string, index: number) => `hole-${secret}-${index}.`;

/** Data in JSON with holes where each showing has a value of its own, and those values: they need no escaping. */
export function withHoles(json: string, secret: string): { text: string; values: string[] } {
	const values: string[] = [];
	const text = json.replace(DIFFERING, (_all, name: string, value: string) => {
		values.push(value);
		return `"${name}":"${hole(secret, values.length - 1)}"`;
	});
	return { text, values };
}

/** A page made from such data, cut at its holes, and which value goes between each piece and the next. */
export function cutAtHoles(html: string, secret: string): { texts: string[]; order: number[] } {
	const parts = html.split(new RegExp(`hole-${secret}-(\\d+)\\.`));
	return {
		texts: parts.filter((_, index) => index % 2 === 0),
		order: parts.filter((_, index) => index % 2 === 1).map(Number),
	};
}
