import type { Agent } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { Admin } from "../browsing/admin.ts";
import { type BrowserResponse, newAgent, SimulatedBrowser, type Watcher } from "../browsing/browser.ts";
import {
	type FilledForm,
	fillMove,
	fillOrder,
	fillPricedMove,
	fillRoomForm,
	madeBy,
	SoldOutError,
	UnavailableError,
} from "../browsing/journeys.ts";
import type { Market } from "../browsing/market.ts";
import { type DeskChange, DeskWork } from "./desk-work.ts";
import { type MoveChange, MoveWork, soon } from "./move-work.ts";
import { payOrLeave } from "./pay-or-leave.ts";
import { DEPOSIT_AREA } from "./payment-scene.ts";

/** A form that was sent, once or more, and the number in its answer. */
export type LoadForm = FilledForm & { tries: number; made: string | null };

const AFTER_FAILURE_MS = 50;
const TRIES = 400;
/** The share of actions at the desk, where there is one. */
const DESK_SHARE = 0.9;
/** The share of actions on moves that book another one. */
const BOOKINGS_OF_MOVES = 0.15;

/**
 * Clients that order, book and view pages at random, and record the answers. With `isOfMoves` they book moves and act on
 * them: customers, an admin and drivers; with `deskUrl`, the database, staff act on the stays of its desk. With `paying` they pay orders, stays and deposits of moves online, leave or cancel
 * them.
 */
export class Load {
	readonly forms: LoadForm[] = [];
	requests = 0;
	answered = 0;
	/** 503 answers with `Retry-After`. */
	retryPages = 0;
	/** 5xx answers without it, such as `500 POST /checkout`. */
	readonly bare = new Map<string, number>();
	/** Unexpected answers. */
	readonly odd = new Map<string, number>();
	readonly #agent: Agent = newAgent();
	readonly #watcher: Watcher;
	readonly #moves: MoveWork | undefined;
	readonly #desk: { work: DeskWork; databaseUrl: string } | undefined;
	readonly #admin: Admin;
	readonly #isPaying: boolean;
	#isOver = false;
	#clients: Promise<void>[] = [];

	constructor(
		readonly findSite: () => string,
		readonly market: Market,
		{
			isOfMoves = false,
			paying,
			deskUrl,
		}: { isOfMoves?: boolean; paying?: object | undefined; deskUrl?: string | undefined } = {},
	) {
		this.#isPaying = paying !== undefined;
		this.#admin = new Admin(this.newBrowser);
		if (deskUrl)
			this.#desk = { work: new DeskWork(this.newBrowser, this.#sendUntilAnswered), databaseUrl: deskUrl };
		if (isOfMoves) this.#moves = new MoveWork(this.newBrowser, this.#sendUntilAnswered);
		this.#watcher = {
			answered: (answer, method, path) => {
				this.requests++;
				this.answered++;
				if (answer.status < 500) return;
				if (answer.status === 503 && answer.headers["retry-after"]) this.retryPages++;
				else count(this.bare, `${answer.status} ${method} ${path.split("?")[0]}`);
			},
			broken: () => {
				this.requests++;
			},
		};
	}

	newBrowser = (): SimulatedBrowser => new SimulatedBrowser(this.findSite, this.#agent, this.#watcher);

	/** The changes of moves that the site has confirmed. */
	get moveChanges(): readonly MoveChange[] {
		return this.#moves?.confirmed ?? [];
	}

	/** The changes at the desk that the site has confirmed, and how often each form was carried out. */
	get deskChanges(): readonly DeskChange[] {
		return this.#desk?.work.confirmed ?? [];
	}

	get deskForms(): ReadonlyMap<string, number> {
		return this.#desk?.work.done ?? new Map();
	}

	start(clients: number): void {
		this.#isOver = false;
		this.#clients = Array.from({ length: clients }, (_, at) => this.#beClient(at));
	}

	/** Resolves when the last journeys have ended. */
	async stop(): Promise<void> {
		this.#isOver = true;
		await Promise.all(this.#clients);
	}

	close(): void {
		this.#agent.destroy();
	}

	get made(): LoadForm[] {
		return this.forms.filter(({ made }) => made !== null);
	}

	/** Walks an order from a product's page to its confirmation; returns whether it worked. */
	async orderOnce(): Promise<boolean> {
		const browser = this.newBrowser();
		const form = await fillOrder(browser, this.market);
		const sent = this.#note(form);
		return (await this.#sendOnce(browser, sent)) === "over" && sent.made !== null;
	}

	async #beClient(at: number): Promise<void> {
		while (!this.#isOver) {
			try {
				await this.#live(at);
			} catch (error) {
				if (error instanceof SoldOutError) continue;
				if (error instanceof UnavailableError) {
					const { status, path } = error.answer;
					const isOfOthers = this.#moves !== undefined || this.#isPaying || this.#desk !== undefined;
					if (status < 500 && !(isOfOthers && isOfOther(status))) count(this.odd, `${status} of ${path}`);
				} else if (!isOfConnection(error)) count(this.odd, String(error));
				await after(AFTER_FAILURE_MS);
			}
		}
	}

	async #live(at: number): Promise<void> {
		const browser = this.newBrowser();
		if (this.#moves) return this.#liveWithMoves(this.#moves, browser);
		if (this.#isPaying) return this.#buyOnline(browser);
		if (this.#desk && Math.random() < DESK_SHARE) return this.#desk.work.act(this.#desk.databaseUrl);
		const dice = Math.random();
		if (dice < 0.25 || at === 0) {
			const path = this.market.views[Math.floor(Math.random() * this.market.views.length)] ?? "/";
			const { status } = await browser.get(path);
			if (status >= 400 && status < 500) count(this.odd, `${status} GET ${path}`);
			if (status >= 500) await after(AFTER_FAILURE_MS);
			return;
		}
		const fill = dice < 0.55 ? fillOrder : dice < 0.85 ? fillRoomForm : fillMove;
		await this.#sendUntilMade(browser, this.#note(await fill(browser, this.market)));
	}

	async #liveWithMoves(moves: MoveWork, browser: SimulatedBrowser): Promise<void> {
		if (Math.random() > BOOKINGS_OF_MOVES && (await moves.act())) return;
		const at = Math.random() < 0.8 ? soon() : undefined;
		const form = this.#note(await fillMove(browser, this.market, at));
		await this.#sendUntilMade(browser, form);
		if (form.made !== null) await moves.add(browser, form.made);
	}

	async #buyOnline(browser: SimulatedBrowser): Promise<void> {
		const form = this.#note(await this.#fillToPay(browser));
		await this.#sendUntilMade(browser, form);
		if (form.made === null) return;
		const bought = { kind: form.kind, made: form.made };
		await payOrLeave(browser, bought, { admin: this.#admin, send: this.#sendUntilAnswered });
	}

	/** An order, a stay or a move, each to be paid online. */
	async #fillToPay(browser: SimulatedBrowser): Promise<FilledForm> {
		const dice = Math.random();
		if (dice < 0.35) return fillRoomForm(browser, this.market);
		if (dice < 0.65) return fillPricedMove(browser, this.market, DEPOSIT_AREA);
		const filled = await fillOrder(browser, this.market);
		return { ...filled, fields: { ...filled.fields, paymentMethod: "online" } };
	}

	async #sendUntilMade(browser: SimulatedBrowser, form: LoadForm): Promise<void> {
		for (let tries = 0; tries < TRIES; tries++) {
			const outcome = await this.#sendOnce(browser, form).catch(() => "again" as const);
			if (outcome === "over" || this.#isOver) return;
			await after(AFTER_FAILURE_MS);
		}
	}

	/** The first answer that is not about a failure; null when the load ends before. */
	#sendUntilAnswered = async (send: () => Promise<BrowserResponse>): Promise<BrowserResponse | null> => {
		for (let tries = 0; tries < TRIES && !this.#isOver; tries++) {
			const answer = await send().catch(() => null);
			if (answer && answer.status < 500) return answer;
			await after(AFTER_FAILURE_MS);
		}
		return null;
	};

	#note(form: FilledForm): LoadForm {
		const sent = { ...form, tries: 0, made: null };
		this.forms.push(sent);
		return sent;
	}

	async #sendOnce(browser: SimulatedBrowser, form: LoadForm): Promise<"over" | "again"> {
		form.tries++;
		const answer: BrowserResponse = await browser.post(form.path, form.fields);
		const made = madeBy(answer);
		if (made !== null) form.made = made;
		else if (answer.status >= 500) return "again";
		// Somebody else took the last one: that is a valid answer.
		else if (answer.status !== 409) count(this.odd, `${answer.status} POST ${form.kind}`);
		return "over";
	}
}

/** The answers to screens of a move that somebody else has just changed, and to a date that it has already. */
const isOfOther = (status: number): boolean => [409, 410, 422].includes(status);

/** The errors that clients get when a process ends. */
const isOfConnection = (error: unknown): boolean =>
	/^(ECONN|EPIPE)/.test(String((error as { code?: unknown }).code)) || String(error).includes("aborted");

function count(into: Map<string, number>, what: string): void {
	into.set(what, (into.get(what) ?? 0) + 1);
}
