import type { Agent } from "node:http";
import { newAgent, SimulatedBrowser } from "../browsing/browser.ts";
import { fillOrder, fillRoomForm, madeBy, SoldOutError } from "../browsing/journeys.ts";
import type { Market } from "../browsing/market.ts";
import type { LoadForm } from "../torture/load.ts";

const VIEWS_A_WRITE = Number(process.env.VIEWS ?? 10);

export type Mixed = {
	seconds: number;
	forms: LoadForm[];
	/** Milliseconds for each last form and each page. */
	writes: number[];
	views: number[];
	/** Answers that were neither the page, nor a success, nor a polite refusal. */
	odd: string[];
	/** How often others had taken the last one. */
	soldOut: number;
};

/** Clients that order and book in turn, with ten page views for each, spread over the processes. */
export async function writeAndView(
	urls: readonly string[],
	market: Market,
	{ clients, ms }: { clients: number; ms: number },
): Promise<Mixed> {
	const agent = newAgent();
	const mixed: Mixed = { seconds: 0, forms: [], writes: [], views: [], odd: [], soldOut: 0 };
	const began = performance.now();
	const until = began + ms;
	const beClient = async (at: number) => {
		for (let turn = at; performance.now() < until; turn++) {
			const url = urls[turn % urls.length] ?? "";
			await writeOnce(url, { market, agent, mixed, turn });
			while (mixed.views.length < VIEWS_A_WRITE * mixed.writes.length && performance.now() < until) {
				const browser = watched(url, agent, mixed);
				const path = market.views[Math.floor(Math.random() * market.views.length)] ?? "/";
				const { status } = await browser.get(path);
				if (status !== 200) mixed.odd.push(`${status} GET ${path}`);
			}
		}
	};
	await Promise.all(Array.from({ length: clients }, (_, at) => beClient(at)));
	mixed.seconds = (performance.now() - began) / 1_000;
	agent.destroy();
	return mixed;
}

const watched = (url: string, agent: Agent, { views }: Mixed): SimulatedBrowser =>
	new SimulatedBrowser(() => url, agent, {
		answered: ({ ms }, method) => void (method === "GET" && views.push(ms)),
		broken() {},
	});

type Turn = { market: Market; agent: Agent; mixed: Mixed; turn: number };

async function writeOnce(url: string, { market, agent, mixed, turn }: Turn): Promise<void> {
	const browser = watched(url, agent, mixed);
	try {
		const form = await (turn % 2 ? fillRoomForm : fillOrder)(browser, market);
		const answer = await browser.post(form.path, form.fields);
		const made = madeBy(answer);
		mixed.forms.push({ ...form, tries: 1, made });
		if (made !== null) mixed.writes.push(answer.ms);
		else if (answer.status === 409) mixed.soldOut++;
		else mixed.odd.push(`${answer.status} POST ${form.path.split("?")[0]}`);
	} catch (error) {
		if (!(error instanceof SoldOutError)) throw error;
		mixed.soldOut++;
	}
}
