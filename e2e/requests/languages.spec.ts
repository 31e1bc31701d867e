import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#app/common/language/languages.ts";
import { openHotel } from "#e2e/helpers/hotels.ts";
import { ADMIN, emailOf, signedInRequests, signInAt } from "#e2e/helpers/people.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { all } from "#messages/all.ts";

test.use({ languages: LANGUAGE_NAMES.join(",") });

const pathIn = (language: string, path: string) => (language === "en" ? path : `/${language}${path}`);
const langOf = (html: string) => /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1);

test("each language has its own path, and links, forms and redirects stay in it", async ({
	request,
	baseURL,
}) => {
	for (const language of LANGUAGE_NAMES) {
		const html = await (await request.get(pathIn(language, "/track"))).text();
		expect(langOf(html)).toEqual([language, LANGUAGES[language].direction]);
		expect(html).toContain(`>${all[language].track.title}</h1>`);
		expect(html).toContain(`href="${pathIn(language, "/privacy/data")}"`);
		expect(html).toContain(`hrefLang="fr" lang="fr"`);
		const refused = await request.post(pathIn(language, "/track"), { form: { number: "M-1" } });
		expect(refused.status()).toBe(422);
		expect(await refused.text()).toContain(all[language].track.checkNumber);
		const guarded = await request.get(pathIn(language, "/profile"), { maxRedirects: 0 });
		expect(guarded.headers().location).toMatch(new RegExp(`^${pathIn(language, "/login")}\\?`));
	}
	// The market's own language has no path, and others are none of the site's.
	for (const path of ["/en/track", "/xx/track", "/es/es/track", "/eswatini"])
		expect((await request.get(path)).status(), path).toBe(404);
	expect((await request.get(`${baseURL}/es`)).status()).toBe(200);
});

test("a hundred requests at once in several languages get each its own", async ({
	baseURL,
	db,
	playwright,
}) => {
	await fillShelf(db);
	const admin = await signedInRequests(playwright.request, baseURL ?? "", ADMIN);
	const paths = ["/", "/products", "/track", "/help", "/no-such-page", "/orders"];
	const wrong: string[] = [];
	await Promise.all(
		Array.from({ length: 100 }, async (_, at) => {
			const language = LANGUAGE_NAMES[at % LANGUAGE_NAMES.length] ?? "en";
			const path = pathIn(language, paths[at % 5 === 0 ? 5 : at % paths.length] ?? "/");
			const html = await (await admin.get(path === `/${language}/` ? `/${language}` : path)).text();
			const links = [...html.matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/[^"]*)"/gi)].map(
				([, href = ""]) => href,
			);
			const strays = links.filter((href) =>
				language === "en"
					? LANGUAGE_NAMES.includes(href.split("/")[1] as Language)
					: !href.startsWith(`/${language}`),
			);
			if (langOf(html)?.[0] !== language || links.length === 0 || strays.length > 0)
				wrong.push(`${path}: ${langOf(html)} ${strays.slice(0, 3)}`);
		}),
	);
	expect(wrong).toEqual([]);
	await admin.dispose();
});

test("what is a visitor’s own on a cached page is in the language of the page", async ({
	baseURL,
	playwright,
}) => {
	const admin = await signedInRequests(playwright.request, baseURL ?? "", ADMIN);
	for (const language of LANGUAGE_NAMES) {
		const html = await (await admin.get(pathIn(language, "/contact"))).text();
		expect(html).toContain(`>${all[language].contact.send}</button>`);
	}
	await admin.dispose();
});

test("search engines are told of each public page in each language, and of no other page", async ({
	request,
	db,
}) => {
	await fillShelf(db);
	await openHotel(db, "Hotel Miramar", "Lisbon");
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const own = /<loc>([a-z]+:\/\/[^/<]+)/.exec(sitemap)?.[1] ?? "";
	const listed = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = ""]) => ({
		url: /<loc>([^<]+)</.exec(url)?.[1]?.replaceAll("&amp;", "&") ?? "",
		links: [...url.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, ...link]) => link),
	}));
	expect(listed.length).toBeGreaterThan(20 * LANGUAGE_NAMES.length);
	const locales = LANGUAGE_NAMES.map(
		(language) => `${language}_${new Intl.Locale(LANGUAGES[language].locale).maximize().region}`,
	);
	for (const { url, links } of listed) {
		const [, language = "en"] = new RegExp(`^${own}/(es|pt|fr|de|ar)(?=/|$)`).exec(url) ?? [];
		const html = await (await request.get(url.slice(own.length) || "/")).text();
		const hrefs = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...found]) => found);
		expect(langOf(html)?.[0], url).toBe(language);
		expect(hrefs(/<link rel="canonical" href="([^"]*)"/g), url).toEqual([[url.replaceAll("&", "&amp;")]]);
		expect(hrefs(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/g), url).toEqual(links);
		expect(
			links.map(([name]) => name),
			url,
		).toEqual([...LANGUAGE_NAMES, "x-default"]);
		expect(links, url).toContainEqual([language, url.replaceAll("&", "&amp;")]);
		expect(links.find(([name]) => name === "x-default")?.[1]).toBe(links[0]?.[1]);
		expect([
			...hrefs(/property="og:locale" content="(\w+)"/g).flat(),
			...hrefs(/property="og:locale:alternate" content="(\w+)"/g)
				.flat()
				.sort(),
		]).toEqual([
			locales[LANGUAGE_NAMES.indexOf(language as "en")],
			...locales.filter((locale) => !locale.startsWith(language)).sort(),
		]);
		// What it says of itself to search engines leads to pages in the same language.
		for (const [data = ""] of hrefs(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
			for (const [, path = ""] of data.matchAll(new RegExp(`"(?:url|item)":"${own}(/[^"]*)"`, "g")))
				expect(path === pathIn(language, path.replace(/^\/(es|pt|fr|de|ar)(?=\/)/, "")), path).toBe(true);
	}
	for (const path of ["/es/login", "/es/checkout", "/es/products?q=lamp", "/es/no-such-page"]) {
		const html = await (await request.get(path)).text();
		expect(html, path).not.toMatch(/rel="canonical"|rel="alternate" hrefLang/);
	}
	expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /es/login\n");
});

test("feeds say their language, and lead to pages in it", async ({ request, db }) => {
	await fillShelf(db);
	const atom = await (await request.get("/de/feed.xml")).text();
	expect(atom).toContain(`xml:lang="de"`);
	const rss = await (await request.get("/de/feed/google.xml")).text();
	expect(rss).toContain("<language>de</language>");
	for (const feed of [atom, rss]) {
		const links = [...feed.matchAll(/(?:<link>|href=")[a-z]+:\/\/[^/]+([^<"]+)/g)].map(
			([, path = ""]) => path,
		);
		expect(links.length).toBeGreaterThan(3);
		expect(links.filter((path) => !path.startsWith("/de/"))).toEqual([]);
	}
	expect(await (await request.get("/de/collection")).text()).toContain(`href="/de/feed.xml"`);
});

test("a hydrated screen navigates in its language", async ({ page }) => {
	await signInAt(page, "/es/orders", ADMIN);
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	await expect(page.locator("[data-as-of]")).toContainText(", en directo");
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	// The first view of the list after the whole list.
	await page.locator(".view-tabs a").nth(1).click();
	await expect(page).toHaveURL(/\/es\/orders\?/);
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	await page.reload();
	await expect(page.locator("[data-as-of]")).toContainText(", en directo");
});

test("an account chooses the language of its emails", async ({ page, db }) => {
	const email = emailOf("User");
	await signInAt(page, "/profile", email);
	await page.getByRole("link", { name: "Change language" }).click();
	await page.getByRole("combobox", { name: "Language" }).selectOption("de");
	await page.getByRole("button", { name: "Save language" }).click();
	await expect(
		page.getByRole("status").filter({ hasText: "Emails about your account are now in Deutsch." }),
	).toBeVisible();
	await page.context().clearCookies();
	await signInAt(page, "/profile", email);
	const mail = await db
		.selectFrom("outbox")
		.select(["subject", "text_body"])
		.where("to_address", "=", email)
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	expect(mail.subject).toBe(all.de.accountMails.newDevice.subject);
	expect(mail.text_body).toContain("https://meeha.invalid/de/forgot-password");
});
