import { afterEach, expect, test } from "vitest";
import {
	takeDrawingPlace,
	takeUploadPlace,
	type Uploader,
	type UploadPlace,
} from "./upload-places.server.ts";

const MB = 1024 * 1024;
const others = (who: string, network = "203.0.113.7"): Uploader => ({ group: "others", who, network });
const staff: Uploader = { group: "staff", who: "1", network: "203.0.113.7" };
const driver: Uploader = { group: "drivers", who: "link", network: "203.0.113.7" };

const taken: { release: () => void }[] = [];
afterEach(() => {
	for (const { release } of taken.splice(0)) release();
});

function upload(uploader: Uploader): UploadPlace | null {
	const place = takeUploadPlace(uploader);
	if (place) taken.push(place);
	return place;
}

function draw(uploader: Uploader): (() => void) | null {
	const release = takeDrawingPlace(uploader);
	if (release) taken.push({ release });
	return release;
}

test("one account, link or number has three uploads under way, whatever others have", () => {
	const own = [1, 2, 3].map(() => upload(others("7")));
	expect(own.every(Boolean)).toBe(true);
	expect(upload(others("7", "198.51.100.4"))).toBeNull();
	own[0]?.release();
	// Releasing a place twice releases it once.
	own[0]?.release();
	expect(upload(others("7"))).not.toBeNull();
	expect(upload(others("7"))).toBeNull();
	// Ids of accounts and hashes of links are counted apart in each group.
	expect(upload({ ...staff, who: "7" })).not.toBeNull();
});

test("uploads that send nothing block nobody: neither another guest of their network, staff nor a driver", () => {
	for (let at = 0; at < 300; at++) expect(upload(others(`slow ${at % 100}`))).not.toBeNull();
	for (const one of [others("another"), staff, driver]) expect(upload(one)?.reserve(80 * MB)).toBe(true);
});

test("a network fills half of the room of those who are neither staff nor drivers", () => {
	const fill = (uploader: Uploader) => {
		const place = upload(uploader);
		let megabytes = 0;
		while (place?.reserve(MB)) megabytes += 1;
		return megabytes;
	};
	expect(fill(others("1"))).toBe(1_000);
	expect(fill(others("2"))).toBe(0);
	expect(fill(others("3", "198.51.100.4"))).toBe(1_000);
	expect(fill(others("4", "192.0.2.1"))).toBe(0);
	expect(fill(staff)).toBe(1_000);
	expect(fill(driver)).toBe(1_000);
	for (const { release } of taken.splice(0)) release();
	expect(fill(others("2"))).toBe(1_000);
});

test("pictures of twelve forms of others are drawn or wait, six of one network, and staff’s and drivers’ besides", () => {
	const ofNetwork = Array.from({ length: 7 }, (_, at) => draw(others(`neighbor ${at}`)) !== null);
	expect(ofNetwork).toEqual([true, true, true, true, true, true, false]);
	const elsewhere = Array.from({ length: 7 }, (_, at) => draw(others(`far ${at}`, `198.51.100.${at}`)));
	expect(elsewhere.map((place) => place !== null)).toEqual([true, true, true, true, true, true, false]);
	for (const one of [staff, driver]) expect(draw(one)).not.toBeNull();
	elsewhere[0]?.();
	expect(draw(others("far 6", "198.51.100.6"))).not.toBeNull();
});
