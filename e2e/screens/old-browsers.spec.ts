import type { Page } from "playwright/test";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { fillCheckout, openCheckout, placeButton, placedNumber } from "#e2e/helpers/checkout.ts";
import { fillCity } from "#e2e/helpers/hotels.ts";
import { bookButton, bookedNumber, fillGuest, openStay } from "#e2e/helpers/inn.ts";
import { addMove, changeMove, countMoves, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, sendSignIn } from "#e2e/helpers/people.ts";
import { publicScreens } from "#e2e/helpers/public-screens.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Takes away what the oldest of Chrome 80, Safari 13.1 and Firefox 78 lacks, before any script runs. */
function takeApisAway(): void {
	const missing: [object, string[]][] = [
		[Array.prototype, ["at", "toSorted", "toReversed", "findLast", "with"]],
		[String.prototype, ["at", "replaceAll"]],
		[Object, ["hasOwn", "groupBy"]],
		[URL, ["canParse"]],
		[Element.prototype, ["replaceChildren", "checkVisibility"]],
		[HTMLFormElement.prototype, ["requestSubmit"]],
		[HTMLDialogElement.prototype, ["show", "showModal", "close"]],
		[SubmitEvent.prototype, ["submitter"]],
		[crypto, ["randomUUID"]],
		[Crypto.prototype, ["randomUUID"]],
		[window, ["HTMLDialogElement", "structuredClone", "reportError", "PublicKeyCredential", "navigation"]],
	];
	for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
	Object.defineProperty(window, "CSSStyleSheet", { value: undefined });
	Object.defineProperty(Document.prototype, "adoptedStyleSheets", { get: () => Object.freeze([]) });
	// Selectors of later years are syntax errors.
	const later = /:(is|where|has|focus-visible)\b|:not\([^)]*[,\s]/;
	for (const owner of [Document.prototype, Element.prototype])
		for (const name of ["querySelector", "querySelectorAll", "matches", "closest"]) {
			const known = Reflect.get(owner, name);
			if (typeof known !== "function") continue;
			Reflect.set(owner, name, function (this: unknown, selector: string) {
				if (later.test(selector)) throw new DOMException(selector, "SyntaxError");
				return known.call(this, selector);
			});
		}
}

/** The end of the block whose braces open before `from`. */
function endOf(css: string, from: number): number {
	let at = from;
	for (let depth = 1; depth > 0 && at < css.length; at++)
		depth += css[at] === "{" ? 1 : css[at] === "}" ? -1 : 0;
	return at;
}

/** A style sheet as an old browser reads it: without what it doesn't know. */
function asRead(css: string): string {
	let read = "";
	for (let at = 0; at < css.length; ) {
		const open = css.indexOf("{", at);
		if (open < 0) break;
		const end = endOf(css, open + 1);
		const name = css
			.slice(at, open)
			.replace(/\/\*.*?\*\/|^.*;/gs, "")
			.trim();
		const body = css.slice(open + 1, end - 1);
		at = end;
		if (/^@(layer|property|container|view-transition)/.test(name)) continue;
		if (name.startsWith("@supports")) {
			if (name === "@supports not (top:1rlh)") read += asRead(body);
		} else if (/^@media.*([<>]|\bnot \()/.test(name)) continue;
		else if (name.startsWith("@media")) read += `${name}{${asRead(body)}}`;
		else if (name.startsWith("@")) read += `${name}{${body}}`;
		// Nested rules end a rule early.
		else if (
			!body.includes("{") &&
			!/:(is|where|has|dir)\(|:focus-visible|::(backdrop|file-selector-button)|:not\([^)]*[,\s]/.test(name)
		)
			read += `${name}{${body.split(";").filter(isKnown).join(";").replaceAll("oklch(", "later(")}}`;
	}
	return read;
}

const LATER_PROPERTIES =
	/^\s*(inset|(padding|margin|border)-(inline|block)|inset-.+|aspect-ratio|accent-color|translate|rotate|scale|text-wrap|content-visibility|overflow-clip-margin):/;

const LATER_VALUES = /oklch\(|color-mix\(|light-dark\(|\d(dvh|svh|lvh|lh|cq\w)\b/;

/** Custom properties take any value, which is then invalid where it is used. */
const isKnown = (declaration: string) =>
	/^\s*--/.test(declaration) || !(LATER_PROPERTIES.test(declaration) || LATER_VALUES.test(declaration));

async function growOld(page: Page): Promise<void> {
	await page.addInitScript(takeApisAway);
	await page.route("**/*.css", async (route) => {
		const sheet = await fetch(route.request().url());
		const old = { contentType: "text/css", body: asRead(await sheet.text()) };
		// A page that was left needs none.
		await route.fulfill(old).catch(() => {});
	});
}

test("an old phone lays out every public page within its width", async ({ page, db, watch }) => {
	// Addresses of pictures without files.
	watch.expectProblem(/^404 for GET .*\/pictures\//);
	await growOld(page);
	await page.setViewportSize({ width: 360, height: 740 });
	const product = await fillShelf(db);
	const city = await fillCity(db);
	const wide: string[] = [];
	for (const path of [...(await publicScreens(page.request)), product, city.results, city.hotel]) {
		await page.goto(path);
		const shown = await page.evaluate(() => ({
			width: document.documentElement.scrollWidth,
			// The browser's own style sheet has a margin here, and no columns.
			margin: getComputedStyle(document.body).margin,
			display: getComputedStyle(document.body).display,
		}));
		if (shown.width > 360 || shown.margin !== "0px" || shown.display !== "flex")
			wide.push(`${path}: ${JSON.stringify(shown)}`);
	}
	expect(wide).toEqual([]);
	await page.goto("/trucking-home");
	const field = page.getByLabel("Your name");
	const style = await field.evaluate((element) => {
		const { borderTopStyle, fontFamily } = getComputedStyle(element);
		return { border: borderTopStyle, hasPageFont: fontFamily === getComputedStyle(document.body).fontFamily };
	});
	expect(style, "a field can be seen and read").toEqual({ border: "solid", hasPageFont: true });
	const menu = page.locator("summary", { hasText: "Menu" }).first();
	await menu.click();
	await expect(page.getByRole("link", { name: "Track Order" }).last()).toBeVisible();
});

test("an old phone books a move, orders, books a room and signs in", async ({ page, db }) => {
	await growOld(page);
	await page.goto("/trucking-home");
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await expect(page).toHaveURL(/\/trucking-home\/booked\//);
	expect(await countMoves(db)).toBe(1);

	await openCheckout(page, db);
	await fillCheckout(page);
	await page.getByRole("radio", { name: "World" }).check();
	await expect(placeButton(page)).toHaveText("Place order · $160.00");
	await placeButton(page).click();
	await placedNumber(page);

	await page.goto((await openStay(db)).path);
	await fillGuest(page);
	await bookButton(page).click();
	await bookedNumber(page);

	await page.goto("/login");
	await sendSignIn(page, emailOf("User"));
	await expect(page).not.toHaveURL(/\/login/);
});

test("an old phone follows its order and its move", async ({ page, db }) => {
	await growOld(page);
	const { number } = await addOrder(db, { placedAt: new Date() });
	const move = await addMove(db);
	const follow = async (tracked: string, contact: string) => {
		const opened = page.waitForResponse((response) => response.url().endsWith("/live"));
		await page.goto(`/track?number=${tracked}`);
		await page.getByLabel("Email or phone").fill(contact);
		await page.getByRole("button", { name: "Track booking or order" }).click();
		await opened;
	};
	await follow(number, "ana@example.com");
	const at = { by: "staff", actorId: null, now: new Date() } as const;
	await changeOrder(db, { number, column: "status", expectedStatus: "new", to: "confirmed", ...at });
	await expect(page.getByText("Your order is confirmed.", { exact: false }).last()).toBeVisible();
	await follow(move, "(212) 555-0147");
	await changeMove(db, move, { expectedStatus: "pending", to: "confirmed", by: ADMIN });
	await expect(page.getByRole("main").getByText("Confirmed", { exact: true }).first()).toBeVisible();
});
