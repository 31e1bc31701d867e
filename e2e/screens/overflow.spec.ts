import { placeOf } from "#e2e/fuzz/crawl.ts";
import { forEachScreen } from "#e2e/fuzz/each-screen.ts";
import { expect, browserTest as test } from "#e2e/helpers/site-test.ts";

/**
 * Returns elements that overflow the window or are clipped by a box. Scrollable boxes and text for screen
 * readers only are fine.
 */
function findOverflow(): string[] {
	const width = document.documentElement.clientWidth;
	const found: string[] = [];
	const isHidden = (element: Element) =>
		!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
		Boolean(element.closest(".sr-only, .skip-link, .trap"));
	const scrolls = (element: Element) => {
		for (let up = element.parentElement; up; up = up.parentElement)
			if (
				/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX) &&
				up !== document.body &&
				up !== document.documentElement
			)
				return true;
		return false;
	};
	const describe = (element: Element) =>
		`<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent?.trim().slice(0, 40)}`;
	if (document.documentElement.scrollWidth > width) {
		const wide = [...document.querySelectorAll("body *")].filter((element) => {
			const box = element.getBoundingClientRect();
			return (
				box.width > 0 && (box.left < -1 || box.right > width + 1) && !isHidden(element) && !scrolls(element)
			);
		});
		const inner = wide.filter(
			(element) => !wide.some((other) => other !== element && element.contains(other)),
		);
		found.push(
			`the page is ${document.documentElement.scrollWidth} px wide: ${inner.slice(0, 3).map(describe).join(" | ")}`,
		);
	}
	for (const control of document.querySelectorAll<HTMLElement>(
		"a, button, summary, input:not([type=hidden]), select, textarea",
	)) {
		const box = control.getBoundingClientRect();
		const isOut = box.left < -1 || box.right > width + 1;
		const isTooWide =
			/button|a|summary/.test(control.localName) && control.scrollWidth > control.clientWidth + 1;
		// Few are suspected: whether one is visible takes longer to find out than where it is.
		if (box.width === 0 || !(isOut || isTooWide) || isHidden(control)) continue;
		if (isOut && !scrolls(control)) found.push(`out of the window: ${describe(control)}`);
		const { display, textOverflow } = getComputedStyle(control);
		const isCut = textOverflow === "ellipsis" || control.querySelector(".truncate");
		if (isTooWide && display !== "inline" && !isCut)
			found.push(`text is wider than its control: ${describe(control)}`);
	}
	return found;
}

/** Returns numbers that break over two lines. A digit inside a word or an address, such as a random token, is none. */
function findBrokenNumbers(): string[] {
	const found: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode())
		for (const { 0: number, index } of text.nodeValue?.matchAll(
			/(?<![\p{L}\p{N}_/=-])\p{Sc}?\d(?:[\d.,:]*\d)?%?(?![\p{L}\p{N}_])/gu,
		) ?? []) {
			const range = document.createRange();
			range.setStart(text, index);
			range.setEnd(text, index + number.length);
			const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
			if (lines.size > 1) found.push(`${number} breaks in “${text.nodeValue?.trim().slice(0, 60)}”`);
		}
	return found;
}

/** Utilities with a variant or a value, such as `md:flex`, that no style sheet of the page has. */
function findUnstyled(): string[] {
	const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
		[...cssRules].map(({ cssText }) => cssText),
	);
	const text = rules.join("");
	const used = [...document.querySelectorAll("body [class]")].flatMap((element) => [...element.classList]);
	return [...new Set(used)].filter((name) => /[:[]/.test(name) && !text.includes(`.${CSS.escape(name)}`));
}

/** Collects what moves without the person having done anything. */
function watchShifts(): void {
	const shifts: string[] = [];
	Object.assign(window, { shifts });
	type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node?: Element }[] };
	new PerformanceObserver((list) => {
		for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
			if (!hadRecentInput)
				shifts.push(
					`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(" | ")}`,
				);
	}).observe({ type: "layout-shift", buffered: true });
}

/** What moved while the page loaded, up to its second frame. */
const takeShifts = () =>
	new Promise<string[]>((done) => {
		const { shifts } = window as unknown as { shifts: string[] };
		requestAnimationFrame(() => requestAnimationFrame(() => done(shifts.splice(0))));
	});

/** The language with the longest words, and one that is read from right to left. */
const OTHERS = ["de", "ar"];

/** Screens with the longest texts, looked at in other languages. */
const LONG_TEXTS = [
	"/",
	"/collection",
	"/product/:maskedId",
	"/checkout",
	"/gomeeha",
	"/hotels/results",
	"/rooms/:hotelId",
	"/checkout-room",
	"/trucking-home",
	"/track/:number",
	"/profile",
	"/owner/dashboard",
	"/owner/manage-bookings",
	"/owner/manage-bookings/:number",
	"/owner/invoices",
	"/list-new-hotel/:hotelId",
	"/dashboard",
	"/orders",
	"/orders/:number",
	"/bookings",
	"/trucking-dashboard",
	"/trucking-dashboard/:number",
	"/trucking-dashboard/day/:date",
	"/trucking-dashboard/rates",
	"/dashboard/products",
	"/dashboard/payments",
	"/inbox",
	"/trail",
	"/overview",
	"/users",
];

/** Window widths and the browser's text size setting, in pixels. Each differs from the next in one only. */
const VIEWS = [
	{ width: 768, text: 16 },
	{ width: 320, text: 16 },
	{ width: 320, text: 32 },
];

test("no screen moves while it loads, lacks a style, is wider than its window or breaks a number, at 320 and 768 px and with text of 200 %, some also in German and Arabic", async ({
	browser,
}) => {
	test.setTimeout(600_000);
	const faults: Record<string, string[]> = {};
	const seen = new Set<string>();
	await forEachScreen(
		browser,
		{ locale: "en-US", reducedMotion: "reduce" },
		async (page) => {
			await page.addInitScript(watchShifts);
			const settings = await page.context().newCDPSession(page);
			let shown = { width: 0, text: 0 };
			const change = async (view: typeof shown) => {
				if (view.text !== shown.text)
					await settings.send("Page.setFontSizes", { fontSizes: { standard: view.text } });
				if (view.width !== shown.width) await page.setViewportSize({ width: view.width, height: 800 });
				shown = view;
			};
			const look = async (url: string, isTranslated: boolean): Promise<string[]> => {
				const found: string[] = [];
				await page.goto(url);
				if (!isTranslated) {
					for (const shift of await page.evaluate(takeShifts)) found.push(`moves: ${shift}`);
					for (const name of await page.evaluate(findUnstyled)) found.push(`has no style: ${name}`);
				}
				// A page begins with the view that the one before it ended with.
				for (const view of shown.text === 32 ? VIEWS.toReversed() : VIEWS) {
					await change(view);
					const { width, text } = view;
					const faults = await page.evaluate(findOverflow);
					// Larger text may leave too little room for a long one.
					if (width === 320 && text === 16) faults.push(...(await page.evaluate(findBrokenNumbers)));
					found.push(...faults.map((fault) => `${width} px, text ${text / 0.16} %: ${fault}`));
				}
				return found;
			};
			return async ({ sender, url, path }) => {
				const route = placeOf(path)?.route.path ?? "";
				const others = LONG_TEXTS.includes(route) && !seen.has(route) ? OTHERS : [];
				seen.add(route);
				const { origin } = new URL(url);
				for (const prefix of ["", ...others.map((language) => `/${language}`)]) {
					const found = await look(origin + prefix + (prefix && path === "/" ? "" : path), prefix !== "");
					if (found.length > 0) faults[`${sender} ${prefix}${path}`] = found;
				}
			};
		},
		["en", ...OTHERS].join(","),
	);
	expect(LONG_TEXTS.filter((route) => !seen.has(route))).toEqual([]);
	expect(faults).toEqual({});
});
