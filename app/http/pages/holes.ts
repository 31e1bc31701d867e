/** Values that differ for each showing of a page and change nothing else on it: keys and times of its forms. */
const DIFFERING = /"(onceKey|partnerKey|shownAt)":"([\w.-]+)"/g;

/** Stands for such a value in what is kept. `secret` keeps it apart from anything that anybody can write. */
const hole = (secret: string, index: number) => `hole-${secret}-${index}.`;

/** Data in JSON with holes where each showing has a value of its own, and those values. */
export function withHoles(json: string, secret: string): { text: string; values: string[] } {
	const values: string[] = [];
	const text = json.replace(DIFFERING, (_all, name: string, value: string) => {
		values.push(value);
		return `"${name}":"${hole(secret, values.length - 1)}"`;
	});
	return { text, values };
}

/** A page made from such data, as it is for this showing. The values are plain: they need no escaping. */
export function fillHoles(html: string, values: readonly string[], secret: string): string {
	let filled = html;
	for (const [index, value] of values.entries()) filled = filled.replaceAll(hole(secret, index), value);
	return filled;
}

export const hasHoles = (html: string, secret: string): boolean => html.includes(`hole-${secret}-`);
