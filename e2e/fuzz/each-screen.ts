import type { Browser, BrowserContextOptions, Page } from "playwright";
import { prepared } from "#e2e/helpers/global-setup.ts";
import { walk } from "./crawl.ts";
import { openWorld } from "./open-world.ts";
import { send } from "./send.ts";
import { type FuzzPerson, type FuzzSender, SENDERS } from "./world/people.ts";

/** A screen that a person is about to open in their page. */
export type OpenScreen = { page: Page; sender: FuzzSender; url: string; path: string };

/** What looks at the screens of one person, in one page. */
type Look = (screen: OpenScreen) => Promise<void>;

/** Opens a site with data, and shows each kind of screen once, to the first person who reaches it by links. */
export async function forEachScreen(
	browser: Browser,
	options: BrowserContextOptions,
	prepare: (page: Page) => Promise<Look>,
	languages?: string,
): Promise<void> {
	const { server, world, close } = await openWorld(prepared().templates.sqlite, languages);
	const visited = new Map<string, number>();
	for (const sender of SENDERS) {
		const person: FuzzPerson = world.people[sender];
		const context = await browser.newContext(options);
		await context.addCookies(cookiesOf(person, server.url));
		const page = await context.newPage();
		const look = await prepare(page);
		const drive = async (_: FuzzPerson, sent: { method: string; path: string }) => {
			const headers = { Host: "localhost", Cookie: person.cookie };
			const answer = await send(server.url, { ...sent, headers });
			const isPage = String(answer.headers["content-type"]).startsWith("text/html");
			const { path } = sent;
			if (answer.status === 200 && isPage) await look({ page, sender, url: server.url + path, path });
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
}

const cookiesOf = ({ cookie }: FuzzPerson, url: string) =>
	cookie
		.split("; ")
		.filter(Boolean)
		.map((pair) => {
			const at = pair.indexOf("=");
			return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
		});
