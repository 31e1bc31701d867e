import { expect, test } from "playwright/test";
import { newDriver } from "#e2e/fuzz/driver.ts";
import { collectForms, type Known } from "#e2e/fuzz/known-forms.ts";
import type { Part } from "#e2e/fuzz/odd/fill-in.ts";
import { spoiledForms } from "#e2e/fuzz/odd/spoiled-fields.ts";
import { wrap } from "#e2e/fuzz/odd/wrappings.ts";
import { openWorld } from "#e2e/fuzz/open-world.ts";
import { prepared } from "#e2e/helpers/global-setup.ts";

/** What zod and Conform say in English when a schema has no sentence of its own. */
const OF_A_LIBRARY =
	/Invalid (?:input|option|string|key|element|format|ISO|UUID|URL|email|number)|Too (?:big|small): |Unrecognized key|expected (?:string|number|int|array|object|boolean|date|file|one of|never)/;

test("a field that is blank, missing, doubled or oversized is answered with a sentence of ours", async () => {
	// More than 4,000 requests.
	test.slow();
	const opened = await openWorld(prepared().templates.sqlite);
	const driver = newDriver(opened.server, opened.ledger);
	const found: string[] = [];
	const site = { driver, world: opened.world, onFault: () => {} };
	const { collected, asking } = await collectForms(site, { each: 1, isShared: true });
	const kinds = new Map([...collected, ...asking].map((form) => [kindOf(form), form]));
	for (const form of kinds.values())
		for (const { what, parts } of spoiledForms(form)) {
			const { answer } = await driver.drive(opened.world.people[form.sender], requestOf(form, parts));
			const at = answer.body.search(OF_A_LIBRARY);
			if (at >= 0 || answer.status >= 500)
				found.push(`${form.route.path}, ${what}: ${answer.status} ${answer.body.slice(at).slice(0, 80)}`);
		}
	await opened.close();
	expect(kinds.size).toBeGreaterThan(200);
	expect(found).toEqual([]);
});

/** Forms of one route that have the same fields. */
const kindOf = ({ route, method, fields }: Known) =>
	`${method} ${route.path} ${[...new Set(fields.map(({ name }) => name.replaceAll(/\d+|_\w+/g, "")))].sort()}`;

function requestOf({ action, method, isMultipart }: Known, parts: readonly Part[]) {
	const { type, body } = wrap(parts, { wrapping: "as meant", isMultipart });
	if (method === "GET") return { method, path: `${action.split("?")[0]}?${body}` };
	return { method, path: action, headers: { "Content-Type": type ?? "" }, body };
}
