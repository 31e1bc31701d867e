import type { StoredRoom } from "#demo/travel/store-hotels.ts";

/** Days from the hotel's today on. `to` is the day of departure. */
export type Days = { from: number; to: number };

/** Which rooms of a room type are taken on which days, so that planned stays never overbook it. */
export class RoomCalendar {
	readonly #taken: Set<number>[];

	constructor({ quantity }: StoredRoom) {
		this.#taken = Array.from({ length: quantity }, () => new Set());
	}

	isFree(unit: number, { from, to }: Days): boolean {
		const taken = this.#taken[unit];
		for (let day = from; day < to; day++) if (!taken || taken.has(day)) return false;
		return true;
	}

	/** Takes `rooms` rooms, starting with `unit`. Returns false, and takes none, when fewer are free. */
	take(days: Days, { rooms = 1, unit = 0 }: { rooms?: number; unit?: number } = {}): boolean {
		const order = this.#taken.map((_, at) => (unit + at) % this.#taken.length);
		const free = order.filter((at) => this.isFree(at, days)).slice(0, rooms);
		if (free.length < rooms) return false;
		for (const at of free) for (let day = days.from; day < days.to; day++) this.#taken[at]?.add(day);
		return true;
	}
}
