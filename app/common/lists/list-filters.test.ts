import { expect, test } from "vitest";
import { dateBound, listFilters, oneOf } from "./list-filters.ts";
import { placeOfPage } from "./place-of-page.ts";

const LIST = listFilters({
	path: "/parcels",
	narrowing: { kind: oneOf(["box", "bag"]), from: dateBound },
	sorts: { newest: "desc", name: "asc" },
	sizes: [10, 20],
	usualSize: 20,
});
const read = (search: string) => LIST.read(new URLSearchParams(search));

test("ignores invalid values in the URL", () => {
	const usual = read("");
	expect(usual).toEqual({
		query: "",
		kind: "all",
		from: "",
		sort: "newest",
		direction: "desc",
		page: 1,
		size: 20,
	});
	expect(read("kind=tin&from=2026-02-30&sort=weight&dir=up&page=x&perPage=7")).toEqual(usual);
	expect(read("page=-3").page).toBe(1);
	expect(read("page=2.9").page).toBe(2);
	expect(read("page=1e99").page).toBe(1_000_000);
	expect(read(`q=%00 ${"a".repeat(300)}`).query).toBe("a".repeat(200));
});

test("searches for what was pasted without what nobody sees", () => {
	expect(read(`q=${encodeURIComponent("\u202aR-7KQ3\u202c\u200b Łódź")}`).query).toBe("R-7KQ3 Łódź");
	expect(read(`from=${encodeURIComponent("\u200e2026-11-21")}`).from).toBe("2026-11-21");
	expect(read(`q=${encodeURIComponent("🦊".repeat(201))}`).query).toBe("🦊".repeat(200));
});

test("writes only non-default values into the URL and reads them back", () => {
	const filters = read("q=ada&kind=bag&from=2026-11-21&sort=name&dir=desc&page=3&perPage=10");
	expect(LIST.href(filters)).toBe(
		"/parcels?q=ada&kind=bag&from=2026-11-21&sort=name&dir=desc&page=3&perPage=10",
	);
	expect(LIST.href(read("kind=all&sort=name&dir=asc&page=1&perPage=20"))).toBe("/parcels?sort=name");
	expect(LIST.hrefAt("http://meeha.test/parcels/7/deletion?kind=box&x=1")).toBe("/parcels?kind=box");
	expect(LIST.fields(filters)).toEqual({ q: "ada", kind: "bag", from: "2026-11-21" });
});

test("keeps sort order and page size when filters are cleared", () => {
	const filters = read("q=ada&kind=bag&from=2026-11-21&sort=name&page=3&perPage=10");
	expect(LIST.href(LIST.cleared(filters))).toBe("/parcels?sort=name&perPage=10");
	expect(LIST.isFiltered(filters)).toBe(true);
	expect(LIST.isFiltered(read("from=2026-11-21"))).toBe(true);
	expect(LIST.isFiltered(LIST.cleared(filters))).toBe(false);
});

test("links to the list without each filter that is on, and to each of its orders", () => {
	const filters = read("q=ada&kind=bag&sort=name&page=3");
	expect(LIST.active(filters)).toEqual([
		{ name: "q", value: "ada", href: "/parcels?kind=bag&sort=name" },
		{ name: "kind", value: "bag", href: "/parcels?q=ada&sort=name" },
	]);
	expect(LIST.orders(read("page=2")).map(({ label, href }) => [label, href])).toEqual([
		["Newest first", "/parcels"],
		["Oldest first", "/parcels?dir=asc"],
		["Name, A to Z", "/parcels?sort=name"],
		["Name, Z to A", "/parcels?sort=name&dir=desc"],
	]);
});

test("sorts by a heading in its usual direction, then in reverse, from the first page", () => {
	expect(LIST.sortLink(read("page=2"), "name")).toEqual({ direction: null, href: "/parcels?sort=name" });
	expect(LIST.sortLink(read("sort=name"), "name").href).toBe("/parcels?sort=name&dir=desc");
	expect(LIST.sortLink(read("page=2"), "newest")).toEqual({ direction: "desc", href: "/parcels?dir=asc" });
});

test("reads pages of the second half from the end", () => {
	const place = (page: number, total: number) => placeOfPage({ page, size: 10, direction: "asc" }, total);
	expect(place(1, 0)).toEqual({ page: 1, limit: 0, offset: 0, direction: "asc" });
	expect(place(2, 35)).toEqual({ page: 2, limit: 10, offset: 10, direction: "asc" });
	expect(place(3, 35)).toEqual({ page: 3, limit: 10, offset: 5, direction: "desc" });
	expect(place(99, 35)).toEqual({ page: 4, limit: 5, offset: 0, direction: "desc" });
});

test("requests a full page, so that rows added since the count push none off it", () => {
	const place = placeOfPage({ page: 1, size: 10, direction: "desc" }, 1);
	expect(place).toEqual({ page: 1, limit: 10, offset: 0, direction: "desc" });
});
