import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import map from "#app/routes.ts";
import { patternFinder, patternsOf } from "./route-pattern.ts";

const patterns = patternsOf(await map);
const find = patternFinder(patterns);

test("finds the same route for a path as the router", () => {
	const routes = patterns.map((path) => ({ path }));
	expect(patterns.length).toBeGreaterThan(150);
	const paths = patterns.flatMap((pattern) => [
		pattern.replace(/:\w+/g, "M23456789").replace("*", "no/such-page"),
		pattern.replace(/:\w+/g, "filters").replace("*", "nowhere"),
		`${pattern.replace(/:\w+/g, "new").replace("*", "x")}/`,
	]);
	for (const path of paths) expect(find(path), path).toBe(matchRoutes(routes, path)?.at(-1)?.route.path);
});

test("keeps nothing of an unknown path", () => {
	for (const path of ["/wp-login.php", "//evil.example/x", "/track/M23456789/token/abc", "/%00", ""])
		expect(patterns, path).toContain(find(path));
});
