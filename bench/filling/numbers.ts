import { type NumberKind, newReferenceNumber } from "#app/common/reference-number.ts";

/** Draws reference numbers of which none comes twice: among a million, drawn by chance alone, some pairs are alike. */
export function drawNumbers(kind: NumberKind): () => string {
	const drawn = new Set<string>();
	return () => {
		for (;;) {
			const number = newReferenceNumber(kind);
			if (drawn.has(number)) continue;
			drawn.add(number);
			return number;
		}
	};
}
