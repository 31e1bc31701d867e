import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { routeFinder } from "./route-finder.server.ts";

const PATHS: Record<string, [parentId: string | undefined, path: string | undefined]> = {
	root: [undefined, ""],
	home: ["root", undefined],
	products: ["root", "products"],
	product: ["root", "product/:maskedId"],
	rooms: ["root", "rooms/:hotelId"],
	orders: ["root", "orders"],
	filters: ["orders", "filters"],
	order: ["root", "orders/:number"],
	change: ["order", ":change"],
	rest: ["root", "*"],
};

const routes = Object.fromEntries(
	Object.entries(PATHS).map(([id, [parentId, path]]) => [id, { id, parentId, path, index: id === "home" }]),
) as unknown as ServerBuild["routes"];

test("the routes of a path are the ones that the framework finds among all", () => {
	const all = [
		{
			id: "root",
			path: "",
			children: ["home", "products", "product", "rooms", "orders", "order", "rest"].map((id) => ({
				id,
				path: PATHS[id]?.[1],
				...(id === "home" ? { index: true as const } : {}),
				children:
					id === "orders"
						? [{ id: "filters", path: "filters" }]
						: id === "order"
							? [{ id: "change", path: ":change" }]
							: undefined,
			})),
		},
	];
	const find = routeFinder(routes);
	for (const path of [
		"/",
		"/products",
		"/PRODUCTS/",
		"/product/x1",
		"/product",
		"/orders/filters",
		"/orders/5/cancel",
	]) {
		const expected = matchRoutes(all as never, path)?.map(({ route, params }) => [route.id, params]);
		expect(
			find(path)?.map(({ route, params }) => [route.id, params]),
			path,
		).toEqual(expected);
	}
	expect(find("/nowhere/at/all")).toBeNull();
});
