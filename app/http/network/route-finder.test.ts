import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { type PageMatch, routeFinder } from "./route-finder.server.ts";

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
		"/product/x2",
		"/product/products",
		"/product/x.3",
		"/product/x3/",
		"/product",
		"/orders/5",
		"/orders/filters",
		"/orders/6",
		"/orders/5/cancel",
		"/orders/7/refund",
		"/orders/filters/5",
		"/orders/5/cancel/now",
		"/nowhere/at/all",
	]) {
		const shown = (matches: readonly PageMatch[] | null) =>
			matches?.map(({ route, ...match }) => ({ ...match, id: route.id }));
		expect(shown(find(path)), path).toEqual(shown(matchRoutes(all as never, path) as PageMatch[] | null));
	}
});
