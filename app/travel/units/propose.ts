import { dayOf, type StayDates } from "#app/travel/nights/stay.ts";

type Span = { from: number; to: number };

/** A longer gap is as good as this one: it can be sold. */
const LONG_GAP = 14;

/**
 * Proposes a unit for each stay so that few short gaps are left: earlier arrivals first, each in the free unit whose
 * nights it fits most closely. A stay that fits into no single unit gets none. `taken`: what each unit has already.
 */
export function proposeUnits<Key>(
	units: readonly number[],
	taken: readonly (StayDates & { unitId: number })[],
	stays: readonly (StayDates & { key: Key })[],
): Map<Key, number> {
	const spansOf = new Map<number, Span[]>(units.map((id) => [id, []]));
	for (const { unitId, ...dates } of taken) spansOf.get(unitId)?.push(spanOf(dates));
	const proposed = new Map<Key, number>();
	const inOrder = stays
		.map(({ key, ...dates }) => ({ key, ...spanOf(dates) }))
		.sort((one, other) => one.from - other.from || other.to - one.to);
	for (const { key, ...stay } of inOrder) {
		let best: { unitId: number; gap: number } | undefined;
		for (const [unitId, spans] of spansOf) {
			if (spans.some((span) => span.from < stay.to && stay.from < span.to)) continue;
			const gap = gapsAround(stay, spans);
			if (!best || gap < best.gap) best = { unitId, gap };
		}
		if (!best) continue;
		spansOf.get(best.unitId)?.push(stay);
		proposed.set(key, best.unitId);
	}
	return proposed;
}

const spanOf = ({ checkIn, checkOut }: StayDates): Span => ({ from: dayOf(checkIn), to: dayOf(checkOut) });

/** The free nights that would be left just before and after a stay. */
function gapsAround(stay: Span, spans: readonly Span[]): number {
	let [before, after] = [LONG_GAP, LONG_GAP];
	for (const { from, to } of spans) {
		if (to <= stay.from) before = Math.min(before, stay.from - to);
		if (from >= stay.to) after = Math.min(after, from - stay.to);
	}
	return before + after;
}
