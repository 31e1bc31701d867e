import { expect, test } from "vitest";
import { MAX_ZOOM, pixelOf, viewAround } from "./map-view.ts";
import { MAX_PINS, pinHotels } from "./pins.ts";

const START = viewAround({ latitude: 38.7, longitude: -9.1 }, 12);
const hotelAt = (id: number, latitude: number | null, longitude: number | null) => ({
	id,
	name: `Hotel ${id}`,
	price: 10_000 + id,
	latitude,
	longitude,
});

test("shows the first 40 hotels that have a place, and says how many have none", () => {
	const spread = Array.from({ length: 50 }, (_, at) => hotelAt(at, 38 + at / 50, -9 + (at % 7) / 7));
	const map = pinHotels([hotelAt(99, null, null), ...spread], null, START);
	expect(map.shown).toBe(MAX_PINS);
	expect(map.inView).toBeGreaterThanOrEqual(MAX_PINS);
	expect(map.placeless).toBe(1);
	const shown = map.pins.flatMap((pin) => ("hotel" in pin ? [pin.hotel.id] : pin.hotels.map(({ id }) => id)));
	expect(shown.toSorted((a, b) => a - b)).toEqual(spread.slice(0, MAX_PINS).map(({ id }) => id));
});

test("without any place the map is that of the file; on a chosen part are only its hotels", () => {
	expect(pinHotels([hotelAt(1, null, null)], null, START)).toMatchObject({
		view: START,
		pins: [],
		inView: 0,
	});
	const hotels = [hotelAt(1, 38.7, -9.1), hotelAt(2, 41.1, -8.6)];
	const view = viewAround({ latitude: 38.7, longitude: -9.1 }, 13);
	expect(pinHotels(hotels, view, START)).toMatchObject({ view, inView: 1, shown: 1 });
});

test("pins that would cover each other are one, which leads to a map that shows them apart", () => {
	const near = [hotelAt(1, 38.7, -9.1), hotelAt(2, 38.7005, -9.1), hotelAt(3, 38.9, -9.4)];
	const { pins } = pinHotels(near, null, START);
	const group = pins.find((pin) => "hotels" in pin);
	if (!group || !("hotels" in group)) throw new Error("no group");
	expect(group.hotels.map(({ id }) => id)).toEqual([1, 2]);
	const closer = pinHotels(near, group.closer, START);
	expect(closer.pins.map((pin) => "hotel" in pin && pin.hotel.id)).toEqual([2, 1]);
	// Two hotels of one house have two pins when the map can't be closer.
	const house = [hotelAt(1, 38.7, -9.1), hotelAt(2, 38.7, -9.1)];
	let map = pinHotels(house, null, START);
	for (let steps = 0; map.pins.some((pin) => "closer" in pin); steps++) {
		expect(steps).toBeLessThan(5);
		const [pin] = map.pins;
		map = pinHotels(house, pin && "closer" in pin ? pin.closer : null, START);
	}
	expect(map.view.zoom).toBe(MAX_ZOOM);
	expect(map.pins).toHaveLength(2);
	expect(pixelOf(map.view, { latitude: 38.7, longitude: -9.1 })).not.toBeNull();
});
