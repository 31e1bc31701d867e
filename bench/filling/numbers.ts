import { type NumberKind, newReferenceNumber } from "#app/common/reference-number.ts";

/** Draws unique reference numbers: a million random ones would contain duplicates. */
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
