import { maskId } from "#app/common/masked-id.ts";
import { addRoom } from "#app/testing/travel/inn.ts";
import { htmlProblems } from "#e2e/helpers/html-validate.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("lists whose rows can be moved are valid HTML", async ({ playwright, baseURL, db }) => {
	const { hotelId } = await openOwnInn(db);
	await addRoom(db, hotelId, { name: "Suite", position: 2 });
	const at = new Date().toISOString();
	for (const [position, name] of ["Lamps", "Chairs"].entries())
		await db
			.insertInto("categories")
			.values({ name, slug: name.toLowerCase(), position, created_at: at, updated_at: at })
			.execute();
	const requests = await signedInRequests(playwright.request, baseURL, emailOf("Admin"));
	for (const path of ["/dashboard/categories", `/list-new-hotel/${maskId(hotelId)}/rooms`]) {
		const answer = await requests.get(path);
		const html = await answer.text();
		expect(html, path).toContain("/position");
		expect(await htmlProblems(html), path).toEqual([]);
	}
	await requests.dispose();
});

test("a form begins with its first field, also where styles hide nothing", async ({ request, db }) => {
	const { path: checkout } = await openStay(db);
	for (const path of ["/trucking-home", "/login", "/signup", "/contact", "/track", "/partner", checkout]) {
		const html = await (await request.get(path)).text();
		const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
		const forms = [...main.matchAll(/<form method="post".*?<\/form>/gs)].map(([form]) => form);
		const firsts = forms.map((form) => /<(?:input (?!type="hidden")|select|textarea|button)/.exec(form)?.[0]);
		expect(firsts.length, path).toBeGreaterThan(0);
		expect(firsts, path).not.toContain("<button");
	}
});

test("a signed-in person has one button to log out", async ({ playwright, baseURL }) => {
	const requests = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const html = await (await requests.get("/about")).text();
	expect(html.match(/action="\/logout"/g)).toHaveLength(1);
	await requests.dispose();
});

test("a form on a page with a query names its address, which w3m would send without the query", async ({
	request,
	db,
}) => {
	const { path: checkout } = await openStay(db);
	for (const path of [checkout, "/login?redirectTo=%2Fprofile", "/track?number=M7KQ3M9XFT"]) {
		const html = await (await request.get(path)).text();
		const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
		const actions = [...main.matchAll(/<form method="post"[^>]*>/g)].map(
			([tag]) => /action="([^"]*)"/.exec(tag)?.[1],
		);
		expect(actions, path).toEqual([path.replaceAll("&", "&amp;")]);
	}
});
