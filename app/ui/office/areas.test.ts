import { expect, test } from "vitest";
import { areasOf, findPlace } from "./areas.ts";

const ADMIN = areasOf({ role: "Admin", isDeskOnly: false });
const placeOf = (path: string, areas = ADMIN) => {
	const place = findPlace(areas, path);
	return place && [place.area.name, place.path];
};

test("a path belongs to the page whose path is its longest beginning", () => {
	expect(placeOf("/dashboard")).toEqual(["Reports", "/dashboard"]);
	expect(placeOf("/dashboard/products/x1/variants")).toEqual(["Products", "/dashboard/products"]);
	expect(placeOf("/trucking-dashboard/MVAB23CDEF/note")).toEqual(["Moves", "/trucking-dashboard"]);
	expect(placeOf("/trucking-dashboard/day/2026-11-27")).toEqual(["Moves", "/trucking-dashboard/day"]);
	expect(placeOf("/edit-room/x1/photos")).toEqual(["Hotel desk", "/list-new-hotel"]);
	expect(placeOf("/profile")).toBeUndefined();
	expect(placeOf("/dashboards")).toBeUndefined();
});

test("each role has the areas that it may open", () => {
	const names = (person: Parameters<typeof areasOf>[0]) => areasOf(person).map(({ name }) => name);
	expect(names({ role: "User", isDeskOnly: false })).toEqual([]);
	expect(names({ role: "Hotel", isDeskOnly: true })).toEqual([
		"Today",
		"Timeline",
		"Housekeeping",
		"Bookings",
		"Walk-in",
		"Cash report",
		"Inbox",
	]);
	expect(names({ role: "Hotel", isDeskOnly: false })).toContain("Statements");
	expect(names({ role: "Admin", isDeskOnly: false })).not.toContain("Users");
	expect(names({ role: "SuperAdmin", isDeskOnly: false })).not.toContain("Moves");
	const settings = areasOf({ role: "SuperAdmin", isDeskOnly: false }).find(({ name }) => name === "Settings");
	expect(settings?.pages.map(([, name]) => name)).toContain("Market");
});
