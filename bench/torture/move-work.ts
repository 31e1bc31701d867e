import { wallClock } from "#app/common/calendar.ts";
import { JOB_STEP_NAMES, JOB_STEPS } from "#app/rent/moves/job/job-steps.ts";
import { Admin, openPage } from "../browsing/admin.ts";
import { type BrowserResponse, parseChoices, parseForm, type SimulatedBrowser } from "../browsing/browser.ts";
import { UnavailableError } from "../browsing/journeys.ts";

/** A change of a move that the site has confirmed, as its history names it. */
export type MoveChange = { number: string; event: string };

type Booked = { number: string; browser: SimulatedBrowser };

/** Sends a form until it is answered; returns the answer, or null when the load ends first. */
type SendForm = (send: () => Promise<BrowserResponse>) => Promise<BrowserResponse | null>;

/** The market's, which a site without settings has. */
const TIME_ZONE = "America/New_York";
const HOUR_MS = 60 * 60 * 1_000;
/** People act on the latest bookings, so that they meet. */
const LATEST = 12;

const pick = <Item>(items: readonly Item[]): Item | undefined =>
	items[Math.floor(Math.random() * items.length)];

/** A time that a driver can begin to work for now, and one on another day. */
export const soon = () => timeIn(3 + Math.random() * 7);
const later = () => timeIn(24 + Math.random() * 48);

function timeIn(hours: number): { bookingDate: string; bookingTime: string } {
	const { date, time } = wallClock(new Date(Date.now() + hours * HOUR_MS), TIME_ZONE);
	return { bookingDate: date, bookingTime: `${time.slice(0, 3)}${time.slice(3) < "30" ? "00" : "30"}` };
}

/** What customers, an admin and drivers do with the moves of a load. */
export class MoveWork {
	readonly confirmed: MoveChange[] = [];
	readonly #booked: Booked[] = [];
	readonly #send: SendForm;
	readonly #newBrowser: () => SimulatedBrowser;
	readonly #admin: Admin;

	constructor(newBrowser: () => SimulatedBrowser, send: SendForm) {
		this.#newBrowser = newBrowser;
		this.#admin = new Admin(newBrowser);
		this.#send = send;
	}

	/** Adds a booking, from the page that confirms it. */
	async add(browser: SimulatedBrowser, confirmationKey: string): Promise<void> {
		const page = await openPage(browser, `/trucking-home/booked/${confirmationKey}`);
		const number = /href="\/track\/(R\w+)"/.exec(page)?.[1];
		if (!number) throw new Error("The confirmation of a move does not link to it.");
		this.#booked.push({ number, browser });
	}

	/** Somebody does something with one of the latest bookings; false when there is none. */
	async act(): Promise<boolean> {
		const booked = pick(this.#booked.slice(-LATEST));
		if (!booked) return false;
		const dice = Math.random();
		if (dice < 0.15) await this.#changeDate(booked);
		else if (dice < 0.19) await this.#cancel(booked);
		else if (dice < 0.29) await this.#changeStatus(booked, "confirmation", "confirmed");
		else if (dice < 0.32) await this.#changeStatus(booked, "cancellation", "cancelled");
		else if (dice < 0.36) await this.#reschedule(booked);
		else if (dice < 0.55) await this.#assign(booked);
		else await this.#report(booked);
		return true;
	}

	async #changeDate({ number, browser }: Booked): Promise<void> {
		const { bookingDate: date, bookingTime: time } = Math.random() < 0.8 ? soon() : later();
		const path = `/track/${number}/move-date`;
		const page = await openPage(browser, `${path}?${new URLSearchParams({ date, time })}`);
		const form = parseForm(page, `${path}?${new URLSearchParams({ date, time })}`, "fromDate");
		if (await this.#isDone(() => browser.post(path, form))) this.confirmed.push({ number, event: "moved" });
	}

	async #cancel({ number, browser }: Booked): Promise<void> {
		const path = `/track/${number}/cancellation`;
		const form = parseForm(await openPage(browser, path), path, "fee");
		if (await this.#isDone(() => browser.post(path, form)))
			this.confirmed.push({ number, event: "cancelled" });
	}

	async #changeStatus({ number }: Booked, noun: string, event: string): Promise<void> {
		const isDone = await this.#admin.changeMove(number, noun, (post) => this.#isDone(post));
		if (isDone) this.confirmed.push({ number, event });
	}

	async #reschedule({ number }: Booked): Promise<void> {
		const admin = await this.#admin.signedIn();
		const path = `/trucking-dashboard/${number}/rescheduling`;
		const form = { ...parseForm(await openPage(admin, path), path, "bookingTime"), ...soon() };
		await this.#isDone(() => admin.post(path, form));
	}

	async #assign({ number }: Booked): Promise<void> {
		const admin = await this.#admin.signedIn();
		const path = `/trucking-dashboard/${number}`;
		const page = await openPage(admin, path);
		const [vehicle, driver] = [pick(parseChoices(page, "vehicle")), pick(parseChoices(page, "driver"))];
		if (!vehicle || !driver) return;
		const isEnded = page.includes('name="unassign"') && Math.random() < 0.2;
		const form = isEnded
			? { ...parseForm(page, path, "unassign"), unassign: "yes" }
			: { ...parseForm(page, path, "vehicle"), vehicle, driver };
		if (await this.#isDone(() => admin.post(path, form)))
			this.confirmed.push({ number, event: isEnded ? "unassigned" : "assigned" });
	}

	/** The driver sends the next steps of the job; until there is one, the office prepares it. */
	async #report(booked: Booked): Promise<void> {
		const { number } = booked;
		const admin = await this.#admin.signedIn();
		const page = await openPage(admin, `/trucking-dashboard/${number}`);
		const [, path] = /(\/jobs\/[\w-]+)/.exec(page) ?? [];
		if (!path) return this.#assign(booked);
		const driver = this.#newBrowser();
		do {
			const sheet = await openPage(driver, path);
			const step = JOB_STEP_NAMES.find((name) => sheet.includes(`name="step" value="${name}"`));
			if (!step) {
				if (sheet.includes("not confirmed yet"))
					await this.#changeStatus(booked, "confirmation", "confirmed");
				return;
			}
			const form = { step, ...(step === "delivered" ? { receiver: "Bo Lima" } : {}) };
			if (!(await this.#isDone(() => driver.postMultipart(path, form)))) return;
			this.confirmed.push({ number, event: JOB_STEPS[step].label });
		} while (Math.random() < 0.7);
	}

	/** Whether a form was carried out; somebody else may have been faster. */
	async #isDone(send: () => Promise<BrowserResponse>): Promise<boolean> {
		const answer = await this.#send(send);
		if (answer === null || answer.status === 303) return answer !== null;
		if ([404, 409, 410, 422].includes(answer.status)) return false;
		throw new UnavailableError(answer);
	}
}
