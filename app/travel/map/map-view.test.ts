import { expect, test } from "vitest";
import {
	MAP_SIZE,
	MAX_ZOOM,
	MIN_ZOOM,
	mapViewText,
	panned,
	pixelOf,
	placeAtPixel,
	readMapView,
	viewAround,
	viewOfAll,
	zoomed,
} from "./map-view.ts";

const LISBON = { latitude: 38.715, longitude: -9.14 };

test("a view is read back as it was written, and nothing outside of the world is one", () => {
	const view = viewAround(LISBON, 13);
	expect(readMapView(mapViewText(view))).toEqual(view);
	for (const text of [
		null,
		"",
		"13",
		"13.1",
		"0.0.0",
		`${MAX_ZOOM + 1}.0.0`,
		"13.131073.0",
		"13.0.131073",
		"13.-1.0",
		"NaN.0.0",
		"13.1e3.0",
		"13.1e308.1",
		"13.0.0.0",
		" 13.0.0",
		"13.999999999.0",
	])
		expect(readMapView(text), String(text)).toBeNull();
});

test("a place is where it was clicked, within a meter at the closest zoom", () => {
	for (const place of [LISBON, { latitude: -45.032, longitude: 168.66 }, { latitude: 0, longitude: 0 }]) {
		const view = viewAround(place, MAX_ZOOM);
		const pixel = pixelOf(view, place);
		if (!pixel) throw new Error("the place is not on its own map");
		expect(Math.abs(pixel.x - MAP_SIZE.width / 2)).toBeLessThanOrEqual(16);
		const clicked = placeAtPixel(view, pixel);
		expect(Math.abs(clicked.latitude - place.latitude)).toBeLessThan(2e-5);
		expect(Math.abs(clicked.longitude - place.longitude)).toBeLessThan(2e-5);
	}
});

test("the map of several places shows all of them, as close as it can", () => {
	const places = [LISBON, { latitude: 38.75, longitude: -9.2 }, { latitude: 38.69, longitude: -9.1 }];
	const view = viewOfAll(places);
	if (!view) throw new Error("no view");
	for (const place of places) expect(pixelOf(view, place)).not.toBeNull();
	expect(places.every((place) => pixelOf(zoomed(view, 3), place))).toBe(false);
	expect(viewOfAll([])).toBeNull();
	// The whole world is more than the map can show on a phone.
	expect(viewOfAll([LISBON, { latitude: -45, longitude: 168 }])?.zoom).toBe(MIN_ZOOM);
});

test("moving and zooming stay within the world, across the date line too", () => {
	const view = viewAround(LISBON, 10);
	expect(panned(panned(view, 0.35, 0), -0.35, 0)).toEqual(view);
	const fiji = viewAround({ latitude: -17, longitude: 179.9 }, 8);
	expect(pixelOf(fiji, { latitude: -17, longitude: -179.9 })).not.toBeNull();
	const east = panned(fiji, 0.35, 0);
	expect(readMapView(mapViewText(east))).toEqual(east);
	expect(east.x).toBeLessThan(fiji.x);
	const pole = viewAround({ latitude: 90, longitude: 0 }, 3);
	expect(readMapView(mapViewText(panned(pole, 0, -5)))).not.toBeNull();
	expect(zoomed(view, 99).zoom).toBe(MAX_ZOOM);
	expect(zoomed(view, -99).zoom).toBe(MIN_ZOOM);
});
