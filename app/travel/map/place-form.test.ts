import { expect, test } from "vitest";
import { mapViewText, viewAround } from "./map-view.ts";
import { CLICKED_SIZE, placeSchema, placeText } from "./place-form.ts";

const read = (form: Record<string, string>) => placeSchema.safeParse(form);
const refusals = (form: Record<string, string>) =>
	Object.fromEntries(read(form).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
const LISBON = { latitude: 38.7139, longitude: -9.1334 };

test("coordinates are typed with a point or comma and any minus; both empty is no place", () => {
	for (const longitude of ["-9.1334", "−9,1334", " –9.1334°"])
		expect(read({ latitude: "38,7139", longitude }).data?.place, longitude).toEqual(LISBON);
	expect(read({ latitude: "-90", longitude: "+180" }).data?.place).toEqual({ latitude: -90, longitude: 180 });
	expect(read({ latitude: "0", longitude: "-0" }).data?.place).toEqual({ latitude: 0, longitude: 0 });
	expect(read({}).data).toEqual({ place: null, expectedVersion: "" });
	expect(placeText(LISBON)).toBe("38.7139, -9.1334");
	expect(placeText({ latitude: null, longitude: null })).toBeNull();
});

test("what is no coordinate is refused at its field", () => {
	const latitude = "Enter the latitude as a number from −90 to 90, like 38.7139.";
	const longitude = "Enter the longitude as a number from −180 to 180, like -9.1334.";
	for (const wrong of ["NaN", "1e308", "Infinity", "90.001", "-90.001", "38° 42′ N", "--1", "0x10", "abc"])
		expect(refusals({ latitude: wrong, longitude: "1" }), wrong).toEqual({ latitude });
	expect(refusals({ latitude: "north", longitude: "181" })).toEqual({ latitude, longitude });
	expect(refusals({ latitude: "1" })).toEqual({
		longitude: "Enter the longitude too, or leave both fields empty.",
	});
	expect(refusals({ longitude: "1" })).toEqual({
		latitude: "Enter the latitude too, or leave both fields empty.",
	});
});

test("a click on the map gives coordinates, and pressing the map with a key gives none", () => {
	const view = viewAround(LISBON, 17);
	const at = mapViewText(view);
	const middle = { x: String(CLICKED_SIZE.width / 2), y: String(CLICKED_SIZE.height / 2) };
	const place = read({ at, ...middle }).data?.place;
	expect(place?.latitude).toBeCloseTo(LISBON.latitude, 4);
	expect(place?.longitude).toBeCloseTo(LISBON.longitude, 3);
	const refusal = { "": "Click the map where the hotel is, or enter its coordinates." };
	const refused: Record<string, string>[] = [
		{ at, x: "0", y: "0" },
		{ at },
		{ at, x: "NaN", y: "1" },
		{ at, x: "521", y: "1" },
		{ at, x: "1", y: "385" },
		{ at, x: "1e2", y: "1" },
		{ at: "99.0.0", ...middle },
		{ at: "http://localhost", ...middle },
	];
	for (const wrong of refused) expect(refusals(wrong), JSON.stringify(wrong)).toEqual(refusal);
});
