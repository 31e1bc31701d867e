import { walk } from "#e2e/fuzz/crawl.ts";
import { openWorld } from "#e2e/fuzz/open-world.ts";
import { send } from "#e2e/fuzz/send.ts";
import { type FuzzPerson, SENDERS } from "#e2e/fuzz/world/people.ts";
import { prepared } from "#e2e/helpers/global-setup.ts";
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
		Boolean(element.closest(".sr-only, .trap"));
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
			return box.width > 0 && box.right > width + 1 && !isHidden(element) && !scrolls(element);
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
		if (isTooWide && getComputedStyle(control).display !== "inline" && !control.querySelector(".truncate"))
			found.push(`text is wider than its control: ${describe(control)}`);
	}
	return found;
}

/** Window widths and the browser's text size setting, in pixels. Each differs from the next in one only. */
const VIEWS = [
	{ width: 768, text: 16 },
	{ width: 320, text: 16 },
	{ width: 320, text: 32 },
];

test("no screen is wider than its window, at 320 and 768 px and with text of 200 %", async ({ browser }) => {
	const { server, world, close } = await openWorld(prepared().templates.sqlite);
	const faults: Record<string, string[]> = {};
	const visited = new Map<string, number>();
	for (const sender of SENDERS) {
		const person: FuzzPerson = world.people[sender];
		const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
		await context.addCookies(cookiesOf(person, server.url));
		const page = await context.newPage();
		const settings = await context.newCDPSession(page);
		let shown = { width: 0, text: 0 };
		const change = async (view: typeof shown) => {
			if (view.text !== shown.text)
				await settings.send("Page.setFontSizes", { fontSizes: { standard: view.text } });
			if (view.width !== shown.width) await page.setViewportSize({ width: view.width, height: 800 });
			shown = view;
		};
		const look = async (path: string) => {
			const found: string[] = [];
			await page.goto(server.url + path);
			// A page begins with the view that the one before it ended with.
			for (const view of shown.text === 32 ? VIEWS.toReversed() : VIEWS) {
				await change(view);
				const { width, text } = view;
				const faults = await page.evaluate(findOverflow);
				found.push(...faults.map((fault) => `${width} px, text ${text / 0.16} %: ${fault}`));
			}
			return found;
		};
		const drive = async (_: FuzzPerson, sent: { method: string; path: string }) => {
			const headers = { Host: "localhost", Cookie: person.cookie };
			const answer = await send(server.url, { ...sent, headers });
			const isPage = String(answer.headers["content-type"]).startsWith("text/html");
			const found = answer.status === 200 && isPage ? await look(sent.path) : [];
			if (found.length > 0) faults[`${sender} ${sent.path}`] = found;
			return { answer, faults: [], changes: [] };
		};
		const driver = { drive, driveTwice: async () => [], figures: { requests: 0, slowest: [] } };
		await walk(driver, person, {
			starts: world.rare[sender],
			each: 1,
			visited,
			isShared: true,
			onFault: () => {},
		});
		await context.close();
	}
	await close();
	expect(faults).toEqual({});
});

const cookiesOf = ({ cookie }: FuzzPerson, url: string) =>
	cookie
		.split("; ")
		.filter(Boolean)
		.map((pair) => {
			const at = pair.indexOf("=");
			return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
		});
