/** How many typing errors a word may have: none in short ones, one from four letters, two from eight. */
export const errorsAllowed = (word: string): 0 | 1 | 2 => {
	const { length } = [...word];
	return length >= 8 ? 2 : length >= 4 ? 1 : 0;
};

/**
 * The edit distance of two words: missing, extra and wrong letters, and swapped neighbours (optimal string
 * alignment, the restricted form of Damerau–Levenshtein). Returns `most` + 1 when it is greater than `most`.
 */
export function typingErrors(one: string, other: string, most: number): number {
	const [a, b] = [[...one], [...other]];
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const isSame = a[row - 1] === b[column - 1];
			let errors = Math.min(
				at(last, column) + 1,
				at(current, column - 1) + 1,
				at(last, column - 1) + (isSame ? 0 : 1),
			);
			const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			if (isSwapped) errors = Math.min(errors, at(beforeLast, column - 2) + 1);
			current.push(errors);
		}
		if (Math.min(...current) > most) return most + 1;
		[beforeLast, last] = [last, current];
	}
	return Math.min(at(last, b.length), most + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** The groups of three letters of a word, as pg_trgm makes them: with two spaces before it and one after. */
export function trigramsOf(word: string): string[] {
	const letters = [...`  ${word} `];
	return [...new Set(letters.slice(2).map((_, start) => letters.slice(start, start + 3).join("")))];
}
